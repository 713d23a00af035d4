import { FIGMA_LIMITS } from './limits.ts'

/** A line of text where it is on the page. */
export interface PlacedLine {
  text: string
  left: number
  right: number
  top: number
  bottom: number
  baseline: number
}

/** What a text node draws, line by line as it is wrapped. */
export function linesOf(node: Text, style: CSSStyleDeclaration, rightEdge: number): PlacedLine[] {
  const { data } = node
  // What does not fit gives way to three dots, which no node holds.
  const dots = isOverfull(node.parentElement, style) ? dotsOf(style) : null
  const cutAt = dots === null ? null : rightEdge - dots
  const keepsSpaces = /^(?:pre|break)/.test(style.whiteSpace)
  const lines: (Omit<PlacedLine, 'text' | 'baseline'> & { from: number; to: number })[] = []
  for (const { from, to, box } of piecesOf(node, data, cutAt)) {
    const line = lines.at(-1)
    if (line && isBeside(line, box) && !(keepsSpaces && data.slice(line.to, from).includes('\n'))) {
      line.to = to
      line.left = Math.min(line.left, box.left)
      line.right = Math.max(line.right, box.right)
    } else if (lines.length < FIGMA_LIMITS.lines) {
      lines.push({ from, to, left: box.left, right: box.right, top: box.top, bottom: box.bottom })
    }
  }
  const share = ascentShare(style)
  const last = lines.at(-1)
  const isShortened = cutAt !== null && last !== undefined && data.slice(last.to).trim() !== ''
  return lines.map(({ from, to, ...box }) => ({
    ...box,
    right: isShortened ? box.right + (dots ?? 0) : box.right,
    text: `${asShown(data.slice(from, to), style.textTransform, keepsSpaces)}${isShortened ? '…' : ''}`,
    baseline: box.top + (box.bottom - box.top) * share,
  }))
}

const isOverfull = (element: Element | null, { textOverflow, overflowX }: CSSStyleDeclaration): boolean =>
  textOverflow === 'ellipsis' &&
  overflowX !== 'visible' &&
  element !== null &&
  element.scrollWidth > element.clientWidth

const dotsOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number =>
  measure(`${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`, '…')?.width ?? 0

/** Of one node a line is as tall as the next; the next line begins below the middle of this one. */
const isBeside = (line: { top: number; bottom: number }, box: DOMRect): boolean =>
  box.top < (line.top + line.bottom) / 2 && box.bottom > (line.top + line.bottom) / 2

interface Piece {
  from: number
  to: number
  box: DOMRect
}

/** Words, and letters of those that are broken within. */
function* piecesOf(node: Text, data: string, cutAt: number | null): Generator<Piece> {
  const range = document.createRange()
  for (const { 0: word, index } of data.matchAll(/\S+/g)) {
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const boxes = drawn(range)
    const isCut = cutAt !== null && boxes.some(({ right }) => right > cutAt)
    if (boxes.length <= 1 && !isCut) {
      if (boxes[0]) yield { from: index, to: index + word.length, box: boxes[0] }
      continue
    }
    let at = index
    for (const letter of word) {
      range.setStart(node, at)
      range.setEnd(node, at + letter.length)
      const [box] = drawn(range)
      if (box && !(cutAt !== null && box.right > cutAt)) yield { from: at, to: at + letter.length, box }
      at += letter.length
    }
  }
}

const drawn = (range: Range): DOMRect[] =>
  [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)

export function asShown(text: string, transform: string, keepsSpaces = false): string {
  const spaced = keepsSpaces ? text : text.replace(/\s+/g, ' ')
  if (transform === 'uppercase') return spaced.toUpperCase()
  if (transform === 'lowercase') return spaced.toLowerCase()
  return transform === 'capitalize'
    ? spaced.replace(
        /(^|[\s\-–—/("'])(\p{L})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      )
    : spaced
}

const shares = new Map<string, number>()
let pen: CanvasRenderingContext2D | null | undefined

/** How much of a line's height is above where its letters stand. */
export function ascentShare({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number {
  const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  const known = shares.get(font)
  if (known !== undefined) return known
  const measured = measure(font, 'x')
  const ascent = measured?.fontBoundingBoxAscent ?? 0
  const descent = measured?.fontBoundingBoxDescent ?? 0
  // Browsers round both, and so the height of the line.
  const share = ascent + descent > 0 ? Math.round(ascent) / (Math.round(ascent) + Math.round(descent)) : 0.8
  shares.set(font, share)
  return share
}

export function measure(font: string, text: string): TextMetrics | null {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return null
  pen.font = font
  return pen.measureText(text)
}
