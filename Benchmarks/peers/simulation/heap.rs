// SPDX-License-Identifier: MIT
//
// Rust's BinaryHeap as an event queue: the earliest event is taken and its actor comes again within 60 s. Prints one
// JSON object.
//
//   rustc -O -C target-cpu=native -o heap heap.rs && ./heap ACTORS ROUNDS
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::time::Instant;

fn main() {
    let words: Vec<usize> = std::env::args().skip(1).map(|word| word.parse().expect("a number")).collect();
    let (actors, rounds) = (words[0], words[1]);
    let mut state = 0x9E37_79B9_7F4A_7C15u64;
    let mut draw = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % 60_000_000_000
    };
    let mut heap: BinaryHeap<Reverse<(u64, u64, u32)>> = BinaryHeap::with_capacity(actors);
    let mut sequence = 0u64;
    for actor in 0..actors {
        heap.push(Reverse((draw(), sequence, actor as u32)));
        sequence += 1;
    }
    let events = 2_000_000usize;
    let mut all = Vec::new();
    let mut sum = 0u64;
    for _ in 0..rounds {
        let start = Instant::now();
        for _ in 0..events {
            let Reverse((time, _, actor)) = heap.pop().expect("an actor comes again");
            sum = sum.wrapping_add(u64::from(actor));
            heap.push(Reverse((time + draw(), sequence, actor)));
            sequence += 1;
        }
        all.push(format!("{:.2}", start.elapsed().as_nanos() as f64 / events as f64));
    }
    println!(
        "{{\"peer\":\"Rust BinaryHeap\",\"version\":\"rustc\",\"actors\":{actors},\"ns\":[{}],\"sum\":{sum}}}",
        all.join(",")
    );
}
