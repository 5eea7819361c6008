/** A bounded in-memory cache: the least recently used values are dropped first, and each value expires. */

type Kept<V> = { value: V; size: number; until: number }

export class RecentValues<V> {
  readonly #mostSize: number
  /** Entries in the order of their last use. */
  readonly #kept = new Map<string, Kept<V>>()
  #size = 0

  /** @param mostSize sum of the sizes of all values, in the unit of `set` */
  constructor(mostSize: number) {
    this.#mostSize = mostSize
  }

  get size(): number {
    return this.#size
  }

  /** Returns the value of a key, or undefined if there is none that is valid at `now`. */
  get(key: string, now: Date): V | undefined {
    const kept = this.#kept.get(key)
    if (kept === undefined) return undefined
    this.#remove(key, kept)
    if (kept.until <= now.getTime()) return undefined
    this.#add(key, kept)
    return kept.value
  }

  /** Stores a value until `until`. A value that is larger than the cache is not stored. */
  set(key: string, value: V, { size = 1, until }: { size?: number; until: Date }): void {
    const earlier = this.#kept.get(key)
    if (earlier !== undefined) this.#remove(key, earlier)
    if (size > this.#mostSize) return
    this.#add(key, { value, size, until: until.getTime() })
    for (const [oldest, kept] of this.#kept) {
      if (this.#size <= this.#mostSize) break
      this.#remove(oldest, kept)
    }
  }

  clear(): void {
    this.#kept.clear()
    this.#size = 0
  }

  #add(key: string, kept: Kept<V>): void {
    this.#kept.set(key, kept)
    this.#size += kept.size
  }

  #remove(key: string, { size }: Kept<V>): void {
    this.#kept.delete(key)
    this.#size -= size
  }
}
