const PER_OCTAVE = 32
const BUCKETS = PER_OCTAVE * 32

/** Times in logarithmic buckets of about 2 %, from 1 µs to an hour: cheap to fill, and those of many processes add up. */
export class Histogram {
  readonly buckets = new Uint32Array(BUCKETS)
  count = 0

  record(ms: number): void {
    const bucket = Math.floor(Math.log2(Math.max(1, ms * 1_000)) * PER_OCTAVE)
    const at = Math.min(BUCKETS - 1, bucket)
    this.buckets[at] = (this.buckets[at] ?? 0) + 1
    this.count += 1
  }

  add(buckets: Uint32Array): void {
    for (const [at, count] of buckets.entries()) {
      this.buckets[at] = (this.buckets[at] ?? 0) + count
      this.count += count
    }
  }

  /** NaN when nothing was recorded. */
  quantile(part: number): number {
    let left = Math.ceil(this.count * part)
    for (const [at, count] of this.buckets.entries()) {
      left -= count
      if (left <= 0 && this.count > 0) return 2 ** ((at + 0.5) / PER_OCTAVE) / 1_000
    }
    return Number.NaN
  }
}
