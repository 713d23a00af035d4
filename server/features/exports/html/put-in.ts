/** A text with an address in the place of another; null where that were more than `most`, counted before it is written. */
export function putIn(text: string, from: string, address: string, most: number): string | null {
  const parts = text.split(from)
  const length = text.length + (parts.length - 1) * (address.length - from.length)
  return length > most ? null : parts.join(address)
}
