import type { FigmaFrame, FigmaNode } from '#shared/figma-frame.ts'
import { settled } from '../settled.ts'
import { drawingSource } from './drawing-source.ts'
import { fieldText } from './field-text.ts'
import { FIGMA_LIMITS } from './limits.ts'
import { tickOf } from './native-controls.ts'
import { boxStyle, decorationOf, textStyle } from './page-styles.ts'
import { colorTokens, UsedFonts } from './page-tokens.ts'
import { PictureBytes } from './picture-bytes.ts'
import { pseudoNode } from './pseudo-elements.ts'
import { linesOf, type PlacedLine } from './text-lines.ts'
import { untransformed } from './untransformed.ts'
import { type Area, areaWithin, cutsChildren, meets } from './visible-area.ts'

/** The page as it is drawn, as a tree of frames, texts, pictures and drawings; null when nothing is drawn. */
export async function figmaFrame(body: HTMLElement): Promise<FigmaFrame | null> {
  await settled()
  const { clientWidth: width, scrollHeight } = document.documentElement
  const height = Math.max(scrollHeight, innerHeight)
  const reading = new Reading({
    left: -scrollX,
    top: -scrollY,
    right: width - scrollX,
    bottom: height - scrollY,
  })
  const root = untransformed(body, matrixOf =>
    reading.read(body, { left: -scrollX, top: -scrollY }, matrixOf),
  )
  if (!root || root.children.length === 0) return null
  // What the whole page stands on may be said of either.
  const { backgroundColor } = getComputedStyle(document.documentElement)
  if (backgroundColor !== 'rgba(0, 0, 0, 0)') root.style.backgroundColor ??= backgroundColor
  const { pictures, missing } = await reading.pictures.read()
  const leftOut = [...reading.leftOut, ...missing.map(address => `the picture ${address}`)]
  return {
    ...{
      version: 1,
      title: document.title.slice(0, FIGMA_LIMITS.nameCharacters),
      width,
      height,
      root,
      pictures,
    },
    ...{ fonts: reading.fonts.all(), tokens: colorTokens(document) },
    leftOut: leftOut.slice(0, FIGMA_LIMITS.leftOut).map(each => each.slice(0, 300)),
  }
}

const SKIPPED = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'maquette-outline',
  'head',
  'br',
  'option',
  'datalist',
])
const FRAMES_OF_OTHERS = new Set(['iframe', 'video', 'audio', 'object', 'embed'])

type MatrixOf = (element: Element) => number[] | null
interface Corner {
  left: number
  top: number
}

class Reading {
  readonly pictures = new PictureBytes()
  readonly fonts = new UsedFonts()
  readonly leftOut = new Set<string>()
  readonly #page: Area
  #nodes = 0

  constructor(page: Area) {
    this.#page = page
  }

  read(
    element: Element,
    from: Corner,
    matrixOf: MatrixOf,
    seen: Area = this.#page,
    depth = 0,
  ): FigmaNode | null {
    if (SKIPPED.has(element.localName)) return null
    const style = getComputedStyle(element)
    if (style.display === 'none' || this.#isFull(depth)) return null
    const box = element.getBoundingClientRect()
    const isHidden = style.visibility !== 'visible'
    const isBare = style.display === 'contents'
    const matrix = matrixOf(element)
    // Turned, it may be seen where its untouched box is not.
    const own = matrix ? this.#page : areaFor(style, seen, this.#page)
    const within = areaWithin(own, element, box, style)
    this.#nodes += 1
    const node: FigmaNode = {
      ...{
        type: 'FRAME',
        name: nameOf(element),
        ...placeOf(box, from),
        layout: layoutOf(style),
        content: null,
      },
      ...{ style: isHidden || isBare ? {} : boxStyle(style, element.localName === 'img'), children: [] },
      ...(matrix && { matrix: matrix.map(part => round(part, 6)) }),
      ...(cutsChildren(style) && { clips: true }),
    }
    if (!isHidden) this.#fill(node, element, style, box)
    if (node.type === 'FRAME')
      this.#readInside({ node, element, style, box }, matrixOf, within, depth, isHidden)
    if (isBare || node.children.length > 0) return node
    const isSeen = !isHidden && meets(own, box) && !isNothing(within) && box.width > 0 && box.height > 0
    return isSeen || element === document.body ? node : null
  }

  #isFull(depth: number): boolean {
    const isFull = this.#nodes >= FIGMA_LIMITS.nodes || depth >= FIGMA_LIMITS.depth
    if (isFull)
      this.leftOut.add(`what lies beyond ${FIGMA_LIMITS.nodes} layers, or deeper than ${FIGMA_LIMITS.depth}`)
    return isFull
  }

  #readInside(of: Of, matrixOf: MatrixOf, within: Area, depth: number, isHidden: boolean): void {
    const { node, element, style, box } = of
    const inner: { first: Area | null; last: Area | null } = { first: null, last: null }
    const grow = (area: Area | undefined, last = area) => {
      inner.first ??= area ?? null
      inner.last = last ?? inner.last
    }
    for (const child of element.shadowRoot?.childNodes ?? element.childNodes) {
      if (child instanceof Element) {
        const made = this.read(child, box, matrixOf, within, depth + 1)
        if (made) node.children.push(made)
        if (made) grow(child.getBoundingClientRect())
      } else if (child instanceof Text && !isHidden && child.data.trim()) {
        const lines = linesOf(child, style, box.left + element.clientLeft + element.clientWidth).filter(
          line => meets(within, line),
        )
        if (lines.length > 0) node.children.push(this.#text(element, style, lines, box, child.data))
        grow(lines[0], lines.at(-1))
      }
    }
    if (isHidden) return
    for (const which of ['::before', '::after'] as const) {
      const made = pseudoNode(which, { element, box, style, inner })
      if (!made) continue
      const area = { left: made.x, top: made.y, right: made.x + made.width, bottom: made.y + made.height }
      if (!meets(within, area)) continue
      Object.assign(made, placeOf(new DOMRect(made.x, made.y, made.width, made.height), box))
      if (which === '::before') node.children.unshift(made)
      else node.children.push(made)
    }
    const tick = tickOf(element, style, box)
    if (tick && meets(within, box)) node.children.push(tick)
    const field = fieldText(element, style, box)
    if (field)
      node.children.push(
        this.#text(element, field.style, field.lines, box, field.lines.map(({ text }) => text).join('\n')),
      )
  }

  #fill(node: FigmaNode, element: Element, style: CSSStyleDeclaration, box: DOMRect): void {
    if (element instanceof SVGSVGElement) {
      node.type = 'VECTOR'
      node.content = drawingSource(element)
      if (node.content === null) this.leftOut.add('a drawing that is too large')
    } else if (element instanceof HTMLImageElement || element instanceof HTMLCanvasElement) {
      node.type = 'IMAGE'
      const source = element instanceof HTMLImageElement ? element.currentSrc : ''
      node.content = source.startsWith('data:') ? '' : source.slice(0, FIGMA_LIMITS.styleCharacters)
      if (element instanceof HTMLCanvasElement || source) this.#wantPicture(node, element, box)
    } else if (FRAMES_OF_OTHERS.has(element.localName)) {
      this.leftOut.add(`what a ${element.localName} shows`)
    }
    const address = /url\("([^"]+)"\)/.exec(style.backgroundImage)?.[1]
    if (address && node.type === 'FRAME') this.#wantPicture(node, address, box)
  }

  #wantPicture(node: FigmaNode, from: HTMLImageElement | HTMLCanvasElement | string, box: DOMRect): void {
    const key = this.pictures.want(from, box.width, box.height)
    if (key) node.picture = key
    else this.leftOut.add(`pictures beyond ${FIGMA_LIMITS.pictures}`)
  }

  #text(
    element: Element,
    style: CSSStyleDeclaration,
    lines: PlacedLine[],
    from: Corner,
    content: string,
  ): FigmaNode {
    this.#nodes += 1
    this.fonts.add(style)
    const left = Math.min(...lines.map(line => line.left))
    const top = Math.min(...lines.map(line => line.top))
    const right = Math.max(...lines.map(line => line.right))
    const bottom = Math.max(...lines.map(line => line.bottom))
    const words = content.replace(/\s+/g, ' ').trim()
    return {
      ...{ type: 'TEXT', name: words.slice(0, 60), layout: 'NONE', children: [] },
      ...placeOf(new DOMRect(left, top, right - left, bottom - top), from),
      ...{
        style: textStyle(style, decorationOf(element)),
        content: words.slice(0, FIGMA_LIMITS.textCharacters),
      },
      lines: lines.map(line => ({
        text: line.text.slice(0, FIGMA_LIMITS.textCharacters),
        x: round(line.left - left),
        baseline: round(line.baseline - top),
        width: round(line.right - line.left),
      })),
    }
  }
}

interface Of {
  node: FigmaNode
  element: Element
  style: CSSStyleDeclaration
  box: DOMRect
}

/** What is fixed to the window is cut by no parent. */
const areaFor = ({ position }: CSSStyleDeclaration, seen: Area, page: Area): Area =>
  position === 'fixed' ? page : seen

const isNothing = ({ left, top, right, bottom }: Area): boolean => right <= left || bottom <= top

function nameOf(element: Element): string {
  const label = element.getAttribute('data-slot') ?? element.getAttribute('aria-label') ?? element.id
  return (label || element.localName).slice(0, FIGMA_LIMITS.nameCharacters)
}

const placeOf = (box: DOMRect, from: Corner) => ({
  x: round(box.left - from.left),
  y: round(box.top - from.top),
  width: round(box.width),
  height: round(box.height),
})

const round = (value: number, digits = 3): number => Number(value.toFixed(digits))

function layoutOf({ display, flexDirection }: CSSStyleDeclaration): FigmaNode['layout'] {
  if (display.includes('grid')) return 'GRID'
  if (!display.includes('flex')) return 'NONE'
  return flexDirection.startsWith('row') ? 'HORIZONTAL' : 'VERTICAL'
}
