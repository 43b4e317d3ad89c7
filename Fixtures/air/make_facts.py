"""Facts of MITECO's recorded answers: python3 make_facts.py RECORDINGS > recorded-facts.txt

A line holds what a row of the table, or an hour of the backend, says; the mock's writers make the answers of them again.
"""
import csv
import json
import sys

with open(sys.argv[1] + "/ica/ica-ultima-hora.muestra-citada.csv", encoding="utf-8") as file:
    for row in csv.DictReader(file):
        assert row["activa"] == "true"
        keys = ["cod_estacion", "nombre", "tipo", "latitud", "longitud", "fecha", "indice", "debido_a"]
        print("station|" + "|".join(row[key] for key in keys))
with open(sys.argv[1] + "/ica/backend-sgca-sql1.muestra.json", encoding="utf-8") as file:
    for hour in json.load(file):
        assert hour["dato_medido"] and hour["dato_medido_mm"] == (hour["valor_media_movil"] is not None)
        mean = hour["valor_media_movil"]
        print("|".join(["hour", str(hour["hora"]), hour["magnitud"], str(hour["valor_medido"]), "" if mean is None else str(mean)]))
