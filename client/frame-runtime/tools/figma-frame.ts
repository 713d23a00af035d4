import type { FigmaFrame, FigmaNode } from '#shared/figma-frame.ts'

const NODES_MAX = 5_000
const TEXT_MAX = 20_000
const SOURCE_MAX = 200_000

/** Computed styles that a design tool can use. */
const STYLES = [
  'display flexDirection flexWrap justifyContent alignItems gap position zIndex overflow opacity transform',
  'paddingTop paddingRight paddingBottom paddingLeft backgroundColor backgroundImage boxShadow mixBlendMode',
  'borderTopWidth borderRightWidth borderBottomWidth borderLeftWidth borderTopColor borderTopStyle',
  'borderTopLeftRadius borderTopRightRadius borderBottomRightRadius borderBottomLeftRadius',
  'color fontFamily fontSize fontWeight fontStyle lineHeight letterSpacing textAlign textTransform textDecorationLine',
].flatMap(line => line.split(' '))

/** The page as it is drawn, as a tree of frames, texts, pictures and drawings; null when nothing is drawn. */
export function figmaFrame(body: HTMLElement): FigmaFrame | null {
  let left = NODES_MAX
  const read = (element: Element, from: { left: number; top: number }): FigmaNode | null => {
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const isHidden = style.display === 'none' || style.visibility === 'hidden'
    if (isHidden || left <= 0 || SKIPPED.has(element.localName)) return null
    left -= 1
    const node: FigmaNode = {
      ...typeOf(element),
      name: (element.getAttribute('data-slot') ?? element.localName).slice(0, 200),
      ...placeOf(box, from),
      layout: layoutOf(style),
      style: Object.fromEntries(STYLES.map(name => [name, cssValue(style, name)])),
      children: [],
    }
    if (node.type !== 'FRAME') return node
    for (const child of element.childNodes) {
      const inner = child instanceof Element ? read(child, box) : textOf(child, box, style)
      if (inner) node.children.push(inner)
    }
    return node
  }
  const { clientWidth: width, scrollHeight: height } = document.documentElement
  const root = read(body, { left: -scrollX, top: -scrollY })
  if (!root || root.children.length === 0) return null
  return { version: 1, title: document.title.slice(0, 200), width, height, root }
}

const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'maquette-outline'])

function typeOf(element: Element): Pick<FigmaNode, 'type' | 'content'> {
  if (element instanceof SVGSVGElement) {
    return { type: 'VECTOR', content: element.outerHTML.slice(0, SOURCE_MAX) }
  }
  if (element instanceof HTMLImageElement) {
    return { type: 'IMAGE', content: element.currentSrc.slice(0, SOURCE_MAX) }
  }
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    return { type: 'FRAME', content: (element.value || element.placeholder).slice(0, TEXT_MAX) }
  }
  return { type: 'FRAME', content: null }
}

const cssValue = (style: CSSStyleDeclaration, name: string): string =>
  String(style[name as keyof CSSStyleDeclaration] ?? '').slice(0, TEXT_MAX)

const placeOf = (box: DOMRect, from: { left: number; top: number }) => ({
  x: box.left - from.left,
  y: box.top - from.top,
  width: box.width,
  height: box.height,
})

function layoutOf({ display, flexDirection }: CSSStyleDeclaration): FigmaNode['layout'] {
  if (display.includes('grid')) return 'GRID'
  if (!display.includes('flex')) return 'NONE'
  return flexDirection.startsWith('row') ? 'HORIZONTAL' : 'VERTICAL'
}

function textOf(node: Node, from: DOMRect, style: CSSStyleDeclaration): FigmaNode | null {
  const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').replace(/\s+/g, ' ').trim() : ''
  if (!text) return null
  const range = document.createRange()
  range.selectNodeContents(node)
  return {
    type: 'TEXT',
    name: text.slice(0, 60),
    ...placeOf(range.getBoundingClientRect(), from),
    layout: 'NONE',
    style: Object.fromEntries(
      STYLES.filter(name => /^(?:color|font|line|letter|text)/.test(name)).map(name => [
        name,
        cssValue(style, name),
      ]),
    ),
    content: text.slice(0, TEXT_MAX),
    children: [],
  }
}
