/** Raised when the same request shall get another design. */
export const DESIGNER_VERSION = 1

/** FNV-1a: the same text gives the same number everywhere. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at)
    value = Math.imul(value, 0x01000193)
  }
  value ^= value >>> 15
  value = Math.imul(value, 0x2c1b3c6d)
  value ^= value >>> 12
  return value >>> 0
}

/** Choices that hang on the request and on what is chosen, and on nothing else. */
export class Choices {
  readonly #seed: string

  constructor(seed: string) {
    this.#seed = seed
  }

  pick<T>(what: string, list: readonly T[]): T {
    const chosen = list[hash(`${this.#seed}|${what}`) % list.length]
    if (chosen === undefined) throw new Error(`Nothing to choose from for ${what}.`)
    return chosen
  }

  /** A whole number from `low` to `high`. */
  between(what: string, low: number, high: number): number {
    return low + (hash(`${this.#seed}|${what}`) % (high - low + 1))
  }

  /** The list in an order of its own. */
  shuffle<T>(what: string, list: readonly T[]): T[] {
    return list
      .map((item, at) => ({ item, key: hash(`${this.#seed}|${what}|${at}`) }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item)
  }
}
