import type { FigmaNode } from '#shared/figma-frame.ts'
import { boxStyle, textStyle } from './page-styles.ts'
import { ascentShare, asShown, measure } from './text-lines.ts'
import type { Area } from './visible-area.ts'

/** Where an element's own content begins and ends, for what stands before and after it in the line. */
export interface Beside {
  element: Element
  box: Area
  style: CSSStyleDeclaration
  /** Of its texts and children. */
  inner: { first: Area | null; last: Area | null }
}

/** What `::before` or `::after` draws, on the page; null where it draws nothing, or where nobody can say where. */
export function pseudoNode(which: '::before' | '::after', of: Beside): FigmaNode | null {
  const style = getComputedStyle(of.element, which)
  const { content } = style
  if (content === 'none' || content === 'normal' || !content || style.display === 'none') return null
  if (style.visibility === 'hidden') return null
  const text = /^"((?:[^"\\]|\\.)*)"$/.exec(content)?.[1]?.replace(/\\(.)/g, '$1') ?? ''
  const box = isOut(style)
    ? placedBox(style, of)
    : text
      ? inLine(which, style, text, of)
      : inFlow(which, style, of)
  if (!box || box.right - box.left <= 0 || box.bottom - box.top <= 0) return null
  const node: FigmaNode = {
    ...{ type: 'FRAME', name: which.slice(2), layout: 'NONE', content: null, children: [] },
    ...{ x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top },
    style: boxStyle(style, false),
  }
  return text.trim() ? { ...node, children: [textIn(style, text, box)] } : node
}

const isOut = ({ position }: CSSStyleDeclaration): boolean => position === 'absolute' || position === 'fixed'

/** Browsers compute where a placed box is, from the nearest box that places others. */
function placedBox(style: CSSStyleDeclaration, { element, box }: Beside): Area | null {
  const around = placing(element)
  const from = around === element ? box : (around?.getBoundingClientRect() ?? null)
  if (!from) return null
  const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(Number.parseFloat)
  if ([left, top, width, height].some(side => side === undefined || Number.isNaN(side))) return null
  const padding = ['Left', 'Right', 'Top', 'Bottom'].map(side => extra(style, side))
  const isBorderBox = style.boxSizing === 'border-box'
  const x =
    from.left +
    (around?.clientLeft ?? 0) +
    left! +
    (Number.parseFloat(style.marginLeft) || 0) +
    moved(style).x
  const y =
    from.top + (around?.clientTop ?? 0) + top! + (Number.parseFloat(style.marginTop) || 0) + moved(style).y
  return {
    left: x,
    top: y,
    right: x + width! + (isBorderBox ? 0 : padding[0]! + padding[1]!),
    bottom: y + height! + (isBorderBox ? 0 : padding[2]! + padding[3]!),
  }
}

const extra = (style: CSSStyleDeclaration, side: string): number =>
  ['padding', 'border'].reduce(
    (sum, of) =>
      sum +
      (Number.parseFloat(
        String(style[`${of}${side}${of === 'border' ? 'Width' : ''}` as keyof CSSStyleDeclaration]),
      ) || 0),
    0,
  )

function moved({ transform, translate, width, height }: CSSStyleDeclaration): { x: number; y: number } {
  const { e, f } = transform === 'none' || !transform ? { e: 0, f: 0 } : new DOMMatrix(transform)
  if (!translate || translate === 'none') return { x: e, y: f }
  const [x = '0px', y = '0px'] = translate.split(' ')
  const part = (length: string, of: string) =>
    length.endsWith('%')
      ? (Number.parseFloat(length) / 100) * Number.parseFloat(of)
      : Number.parseFloat(length) || 0
  return { x: e + part(x, width), y: f + part(y, height) }
}

function placing(element: Element): Element | null {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { position, transform, filter } = getComputedStyle(around)
    if (position !== 'static' || transform !== 'none' || filter !== 'none') return around
  }
  return document.documentElement
}

/** A sign before or after the words, on their line. */
function inLine(which: string, style: CSSStyleDeclaration, text: string, of: Beside): Area | null {
  const size = measure(fontOf(style), asShown(text, style.textTransform))
  if (!size) return null
  const width = size.width + (style.display.startsWith('inline') ? 0 : 0)
  const height = Math.round(size.fontBoundingBoxAscent) + Math.round(size.fontBoundingBoxDescent)
  const beside = which === '::before' ? of.inner.first : of.inner.last
  const side = (name: 'marginLeft' | 'marginRight') => Number.parseFloat(style[name]) || 0
  const gap = of.style.display.includes('flex') ? Number.parseFloat(of.style.columnGap) || 0 : 0
  if (!beside) {
    const left = of.box.left + extra(of.style, 'Left')
    const middle = (of.box.top + of.box.bottom) / 2
    return { left, right: left + width, top: middle - height / 2, bottom: middle + height / 2 }
  }
  const left =
    which === '::before'
      ? beside.left - width - side('marginRight') - gap
      : beside.right + side('marginLeft') + gap
  const middle = which === '::before' ? (beside.top + beside.bottom) / 2 : (beside.top + beside.bottom) / 2
  return { left, right: left + width, top: middle - height / 2, bottom: middle + height / 2 }
}

/** A line or a dot of its own size among the children; only where a row or a column says where. */
function inFlow(which: string, style: CSSStyleDeclaration, { box, style: around }: Beside): Area | null {
  const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)]
  if (Number.isNaN(width) || Number.isNaN(height)) return null
  const inner = {
    left: box.left + extra(around, 'Left'),
    right: box.right - extra(around, 'Right'),
    top: box.top + extra(around, 'Top'),
    bottom: box.bottom - extra(around, 'Bottom'),
  }
  const isRow = around.display.includes('flex') && around.flexDirection === 'row'
  const isFirst = which === '::before'
  const left = isFirst || !isRow ? inner.left : inner.right - width
  const middle = (inner.top + inner.bottom) / 2
  const top =
    isRow && around.alignItems === 'center'
      ? middle - height / 2
      : isFirst || isRow
        ? inner.top
        : inner.bottom - height
  return { left, right: left + width, top, bottom: top + height }
}

const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string =>
  `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`

function textIn(style: CSSStyleDeclaration, said: string, box: Area): FigmaNode {
  const text = asShown(said, style.textTransform)
  const size = measure(fontOf(style), text)
  const width = size?.width ?? box.right - box.left
  const height = size
    ? Math.round(size.fontBoundingBoxAscent) + Math.round(size.fontBoundingBoxDescent)
    : box.bottom - box.top
  const isCentered = style.textAlign === 'center' || style.justifyContent === 'center'
  const x = isCentered ? (box.right - box.left - width) / 2 : extra(style, 'Left')
  const y = (box.bottom - box.top - height) / 2
  return {
    ...{ type: 'TEXT', name: text.slice(0, 60), layout: 'NONE', content: text, children: [] },
    ...{ x, y, width, height, style: textStyle(style, style.textDecorationLine) },
    lines: [{ text, x: 0, baseline: height * ascentShare(style), width }],
  }
}
