// SPDX-License-Identifier: MIT
//
// Rust's BinaryHeap as an event queue: the earliest event is taken and its actor comes again within 60 s. Prints one
// JSON object. With `peek` the earliest event is changed in its place instead of taken and put back; with `check` it
// prints what the first 20,000 events of ours fold to, instead of times.
//
//   rustc -O -C target-cpu=native -o heap heap.rs && ./heap ACTORS ROUNDS [peek | check]
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::time::Instant;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| words[index].parse::<usize>().expect("a number");
    let (actors, rounds, peeks) = (number(0), number(1), words.last().unwrap() == "peek");
    let mut state = 0x9E37_79B9_7F4A_7C15u64;
    let mut draw = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % 60_000_000_000
    };
    let mut heap: BinaryHeap<Reverse<(u64, u64, u32)>> = BinaryHeap::with_capacity(actors);
    if words.last().unwrap() == "check" {
        // Microseconds, equal ones in the order of the actors, as ours has them.
        for actor in 0..actors as u64 {
            heap.push(Reverse((actor * 7919 % 60_000_000, actor, actor as u32)));
        }
        let mut fold = 0xCBF2_9CE4_8422_2325u64;
        for _ in 0..20_000 {
            let Reverse((time, order, actor)) = heap.pop().expect("an actor comes again");
            for word in [time, order] {
                fold = (fold ^ word).wrapping_mul(0x0000_0100_0000_01B3);
            }
            heap.push(Reverse((time + draw() % 60_000_000, order, actor)));
        }
        println!("{{\"fold\":\"{fold:x}\"}}");
        return;
    }
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
            if peeks {
                let mut first = heap.peek_mut().expect("an actor comes again");
                let Reverse((time, _, actor)) = *first;
                sum = sum.wrapping_add(u64::from(actor));
                *first = Reverse((time + draw(), sequence, actor));
            } else {
                let Reverse((time, _, actor)) = heap.pop().expect("an actor comes again");
                sum = sum.wrapping_add(u64::from(actor));
                heap.push(Reverse((time + draw(), sequence, actor)));
            }
            sequence += 1;
        }
        all.push(format!("{:.2}", start.elapsed().as_nanos() as f64 / events as f64));
    }
    println!(
        "{{\"peer\":\"Rust BinaryHeap{}\",\"version\":\"rustc\",\"actors\":{actors},\"ns\":[{}],\"sum\":{sum}}}",
        if peeks { ", peek_mut" } else { "" },
        all.join(",")
    );
}
