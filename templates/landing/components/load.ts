import { content, type Thing } from '../content'

export type Piece = { thing: Thing; space: number; key: string }

const FULL = 100

/** What of the chosen things takes space, in as few loads as it fits into. */
export function boxesOf(counts: number[]): Piece[][] {
  const pieces = content.things
    .flatMap((thing, index) =>
      Array.from({ length: thing.space ? (counts[index] ?? 0) : 0 }, (_, copy) => ({
        thing,
        space: Math.min(FULL, Math.max(5, thing.space ?? 0)),
        key: [index, copy, thing.name].join(),
      })),
    )
    .sort((a, b) => b.space - a.space)
  const boxes: Piece[][] = []
  for (const piece of pieces) {
    const open = boxes.find(box => fillOf(box) + piece.space <= FULL)
    if (open) open.push(piece)
    else boxes.push([piece])
  }
  return boxes
}

export function fillOf(box: Piece[]): number {
  return box.reduce((sum, piece) => sum + piece.space, 0)
}

export function priceOf(counts: number[]): string {
  const chosen = content.things
    .map((thing, index) => ({ thing, count: counts[index] ?? 0 }))
    .filter(row => row.count > 0)
  const priced = chosen.filter(row => row.thing.value !== undefined)
  if (chosen.length > 0 && priced.length === 0) return content.load.onRequest
  const sum = priced.reduce((total, row) => total + (row.thing.value ?? 0) * row.count, 0)
  const text = `${content.load.currency}${sum.toLocaleString('en-GB')}`
  return priced.length < chosen.length ? `${text}, ${content.load.plusRequest}` : text
}
