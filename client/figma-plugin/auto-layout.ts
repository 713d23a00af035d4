import { pixels } from '#shared/design-tool/css-values.ts'
import type { FigmaNode } from '#shared/figma-frame.ts'
import { textBox } from './text-box.ts'

/** A row or column that Figma would lay out to the same places. */
export interface AutoLayout {
  mode: 'HORIZONTAL' | 'VERTICAL'
  primary: 'MIN' | 'CENTER' | 'MAX' | 'SPACE_BETWEEN'
  counter: 'MIN' | 'CENTER' | 'MAX'
  gap: number
  padding: { top: number; right: number; bottom: number; left: number }
}

const OFF = 1

interface Span {
  from: number
  size: number
}

/** Null unless every child stands where the rule would put it: a wrong row is worse than none. */
export function autoLayoutOf(node: FigmaNode): AutoLayout | null {
  const { layout, style, children } = node
  if ((layout !== 'HORIZONTAL' && layout !== 'VERTICAL') || children.length === 0) return null
  const isPlain = style.flexWrap === undefined && !style.flexDirection?.endsWith('reverse')
  if (!isPlain || children.some(isOutOfFlow)) return null
  const isRow = layout === 'HORIZONTAL'
  const boxes = children.map(child => (child.type === 'TEXT' ? textBox(child) : child))
  const padding = paddingOf(style)
  const [start, end] = isRow ? [padding.left, padding.right] : [padding.top, padding.bottom]
  const spans = boxes.map(
    ({ x, y, width, height }): Span => (isRow ? { from: x, size: width } : { from: y, size: height }),
  )
  const room = { from: start, size: (isRow ? node.width : node.height) - start - end }
  const main = alongMain(spans, room, pixels(isRow ? style.columnGap : style.rowGap))
  const [top, bottom] = isRow ? [padding.top, padding.bottom] : [padding.left, padding.right]
  const across = boxes.map(
    ({ x, y, width, height }): Span => (isRow ? { from: y, size: height } : { from: x, size: width }),
  )
  const counter = acrossIt(across, { from: top, size: (isRow ? node.height : node.width) - top - bottom })
  return main && counter ? { mode: layout, ...main, counter, padding } : null
}

function isOutOfFlow({ style, matrix }: FigmaNode): boolean {
  return style.position === 'absolute' || style.position === 'fixed' || matrix !== undefined
}

function paddingOf(style: Record<string, string>): AutoLayout['padding'] {
  const side = (name: string) => pixels(style[`padding${name}`]) + pixels(style[`border${name}Width`])
  return { top: side('Top'), right: side('Right'), bottom: side('Bottom'), left: side('Left') }
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= OFF

function alongMain(
  spans: readonly Span[],
  room: Span,
  gap: number,
): Pick<AutoLayout, 'primary' | 'gap'> | null {
  const [first, last] = [spans[0]!, spans.at(-1)!]
  const gaps = spans.slice(1).map(({ from }, at) => from - spans[at]!.from - spans[at]!.size)
  const before = first.from - room.from
  const after = room.from + room.size - last.from - last.size
  if (gaps.every(each => isNear(each, gap))) {
    if (isNear(before, 0)) return { primary: 'MIN', gap }
    if (isNear(before, after)) return { primary: 'CENTER', gap }
    return isNear(after, 0) ? { primary: 'MAX', gap } : null
  }
  const isSpread =
    gaps.every(each => isNear(each, gaps[0]!) && each >= gap) && isNear(before, 0) && isNear(after, 0)
  return isSpread ? { primary: 'SPACE_BETWEEN', gap } : null
}

function acrossIt(spans: readonly Span[], room: Span): AutoLayout['counter'] | null {
  if (spans.every(({ from }) => isNear(from, room.from))) return 'MIN'
  if (spans.every(({ from, size }) => isNear(from + size / 2, room.from + room.size / 2))) return 'CENTER'
  return spans.every(({ from, size }) => isNear(from + size, room.from + room.size)) ? 'MAX' : null
}
