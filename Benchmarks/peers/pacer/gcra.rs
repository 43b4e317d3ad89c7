// SPDX-License-Identifier: MIT
//
// The generic cell rate algorithm as governor decides it: one atomic number, the theoretical arrival time, compared and
// swapped. governor itself comes from a registry that cannot be reached everywhere; this is its decision written out
// (without its clock and its middleware), so that its cost and its worst minute stand in the table. Prints one JSON
// object.
//
//   rustc -O -C target-cpu=native -o gcra gcra.rs && ./gcra ROUNDS
use std::hint::black_box;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

const LIMIT: u64 = 50;
const MINUTE: u64 = 60_000_000_000;

struct Gcra {
    // Nanoseconds since the limiter's start.
    arrival: AtomicU64,
}

impl Gcra {
    fn new() -> Gcra {
        Gcra { arrival: AtomicU64::new(0) }
    }

    fn admit(&self, now: u64) -> bool {
        let (step, burst) = (MINUTE / LIMIT, MINUTE);
        let mut previous = self.arrival.load(Ordering::Acquire);
        loop {
            let earliest = previous.saturating_sub(burst - step);
            if now < earliest {
                return false;
            }
            let next = previous.max(now) + step;
            match self.arrival.compare_exchange_weak(previous, next, Ordering::Release, Ordering::Relaxed) {
                Ok(_) => return true,
                Err(found) => previous = found,
            }
        }
    }
}

fn worst(stamps: &[u64]) -> usize {
    let (mut first, mut most) = (0, 0);
    for last in 0..stamps.len() {
        while stamps[last] - stamps[first] >= MINUTE {
            first += 1;
        }
        most = most.max(last - first + 1);
    }
    most
}

fn saturate(idle: bool) -> (usize, f64) {
    let (limiter, mut now, mut stamps) = (Gcra::new(), 1_000 * MINUTE, Vec::new());
    if idle {
        if limiter.admit(now) {
            stamps.push(now);
        }
        now += 59_000_000_000;
    }
    let (begin, mut late) = (now, 0);
    for _ in 0..12_000 {
        if limiter.admit(now) {
            stamps.push(now);
            late += u64::from(now - begin >= MINUTE);
        }
        now += 50_000_000;
    }
    (worst(&stamps), late as f64 / (LIMIT * 9) as f64)
}

fn main() {
    let rounds: usize = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(5);
    let mut all = Vec::new();
    for _ in 0..rounds {
        let (limiter, mut now, calls) = (Gcra::new(), 0u64, 10_000_000u64);
        let start = Instant::now();
        let mut refused = 0u64;
        for _ in 0..calls {
            now += 1_250_000_000;
            refused += u64::from(!limiter.admit(black_box(now)));
        }
        all.push(format!("{:.2}", start.elapsed().as_nanos() as f64 / calls as f64));
        assert_eq!(refused, 0, "not the same work");
    }
    let ((cold, used), (warm, _)) = (saturate(false), saturate(true));
    println!(
        "{{\"limit\":{LIMIT},\"peers\":[{{\"peer\":\"GCRA as governor decides it\",\"version\":\"rustc\",\
         \"decision_ns\":[{}],\"worst_minute\":{},\"utilisation\":{used:.4}}}]}}",
        all.join(","),
        cold.max(warm)
    );
}
