// SPDX-License-Identifier: MIT

// Go's golang.org/x/time/rate on the work of pacer_peers.py: 50 in 60 s, told the time. Prints one JSON object.
//
//	GO111MODULE=off GOPATH=/usr/share/gocode go build -o rate rate.go && ./rate ROUNDS
package main

import (
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"

	"golang.org/x/time/rate"
)

const limit = 50

type admit func(now time.Time) bool

func worst(stamps []time.Time) int {
	first, most := 0, 0
	for last := range stamps {
		for stamps[last].Sub(stamps[first]) >= time.Minute {
			first++
		}
		if last-first+1 > most {
			most = last - first + 1
		}
	}
	return most
}

func saturate(make func() admit, idle bool) (int, float64) {
	now := time.Unix(1_000_000, 0)
	try, stamps := make(), []time.Time{}
	if idle {
		if try(now) {
			stamps = append(stamps, now)
		}
		now = now.Add(59 * time.Second)
	}
	begin, late := now, 0
	for step := 0; step < 12_000; step++ {
		if try(now) {
			stamps = append(stamps, now)
			if now.Sub(begin) >= time.Minute {
				late++
			}
		}
		now = now.Add(50 * time.Millisecond)
	}
	return worst(stamps), float64(late) / (limit * 9)
}

func decision(make func() admit, rounds int) []string {
	var all []string
	for round := 0; round < rounds; round++ {
		try, now, calls, refused := make(), time.Unix(2_000_000, 0), 1_000_000, 0
		start := time.Now()
		for call := 0; call < calls; call++ {
			now = now.Add(1250 * time.Millisecond)
			if !try(now) {
				refused++
			}
		}
		all = append(all, fmt.Sprintf("%.2f", float64(time.Since(start).Nanoseconds())/float64(calls)))
		if refused > 0 {
			panic("refused: not the same work")
		}
	}
	return all
}

func main() {
	rounds, _ := strconv.Atoi(os.Args[1])
	var rows []string
	for _, burst := range []int{limit, 1} {
		make := func() admit {
			limiter := rate.NewLimiter(rate.Limit(float64(limit)/60), burst)
			return func(now time.Time) bool { return limiter.AllowN(now, 1) }
		}
		cold, used := saturate(make, false)
		warm, _ := saturate(make, true)
		if warm > cold {
			cold = warm
		}
		rows = append(rows, fmt.Sprintf(
			`{"peer":"Go x/time/rate, burst %d","version":"%s","decision_ns":[%s],"worst_minute":%d,"utilisation":%.4f}`,
			burst, strings.TrimPrefix(runtime.Version(), "go"), strings.Join(decision(make, rounds), ","), cold, used))
	}
	fmt.Printf("{\"limit\":%d,\"peers\":[%s]}\n", limit, strings.Join(rows, ","))
}
