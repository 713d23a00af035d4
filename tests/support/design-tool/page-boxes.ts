export interface Drawn {
  left: number
  top: number
  right: number
  bottom: number
}

export interface DrawnText extends Drawn {
  text: string
}

export interface PageBoxes {
  /** Lines of text nodes that are seen. */
  lines: DrawnText[]
  /** How many text nodes they are of. */
  textNodes: number
  /** Boxes with a ground or a picture of their own. */
  boxes: Drawn[]
}

/**
 * What a page shows, measured in another way than the export reads it: whole text nodes by the browser's own line boxes.
 * Runs in the page.
 */
export function pageBoxes(): PageBoxes {
  const page = { width: document.documentElement.clientWidth, height: document.documentElement.scrollHeight }
  const boxOf = ({ left, top, right, bottom }: DOMRect): Drawn => ({
    left: left + scrollX,
    top: top + scrollY,
    right: right + scrollX,
    bottom: bottom + scrollY,
  })
  /** A middle point that every cutting parent lets through. */
  const isSeen = (element: Element, { left, top, right, bottom }: Drawn): boolean => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    if (x < 0 || y < 0 || x > page.width || y > page.height) return false
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const style = getComputedStyle(around)
      if (style.position === 'fixed') return true
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const cut = boxOf(around.getBoundingClientRect())
      if (x < cut.left || x > cut.right || y < cut.top || y > cut.bottom) return false
      if (cut.right - cut.left <= 2 && cut.bottom - cut.top <= 2) return false
    }
    return true
  }
  const lines: DrawnText[] = []
  let textNodes = 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement
    const data = node.nodeValue ?? ''
    if (!around || !data.trim() || around.closest('script, style, svg, noscript, template, option')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()]
      .filter(({ width, height }) => width > 0.5 && height > 0.5)
      .map(boxOf)
    const seen = rects.filter(rect => isSeen(around, rect))
    if (seen.length === 0) continue
    textNodes += 1
    lines.push(...seen.map(rect => ({ ...rect, text: data.replace(/\s+/g, ' ').trim() })))
  }
  const boxes = [...document.body.querySelectorAll('*')].flatMap(element => {
    if (element.closest('svg')) return []
    const style = getComputedStyle(element)
    const isPainted =
      !/^(?:transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(style.backgroundColor) || element.localName === 'img'
    const box = boxOf(element.getBoundingClientRect())
    return isPainted &&
      style.transform === 'none' &&
      box.right - box.left > 1 &&
      box.bottom - box.top > 1 &&
      isSeen(element, box)
      ? [box]
      : []
  })
  return { lines, textNodes, boxes }
}

/** The same of an SVG, in its own pixels, in a page that has the design's typefaces. Runs in the page. */
export function svgBoxes(source: string): { lines: DrawnText[]; boxes: Drawn[] } {
  const host = document.createElement('div')
  host.style.cssText = 'position:absolute;left:0;top:0;margin:0'
  const shadow = host.attachShadow({ mode: 'open' })
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml')
  const fault = parsed.querySelector('parsererror')
  if (fault) throw new Error(fault.textContent ?? 'not XML')
  shadow.append(document.importNode(parsed.documentElement, true))
  document.body.append(host)
  scrollTo(0, 0)
  const from = host.getBoundingClientRect()
  const boxOf = ({ left, top, right, bottom }: DOMRect): Drawn => ({
    left: left - from.left,
    top: top - from.top,
    right: right - from.left,
    bottom: bottom - from.top,
  })
  // From the first letter's start to the last one's end, as a page counts a line: the box of a drawing is of the ink.
  const rowOf = (element: SVGTextElement): Drawn => {
    const box = boxOf(element.getBoundingClientRect())
    const at = element.getScreenCTM()
    const count = element.getNumberOfChars()
    if (at?.b !== 0 || at.c !== 0 || count === 0) return box
    const start = element.getStartPositionOfChar(0).matrixTransform(at).x - from.left
    const end = element.getEndPositionOfChar(count - 1).matrixTransform(at).x - from.left
    return { ...box, left: Math.min(start, end), right: Math.max(start, end) }
  }
  const lines = [...shadow.querySelectorAll('text')].map(element => ({
    ...rowOf(element),
    text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
  }))
  const boxes = [...shadow.querySelectorAll('path[d], image')].map(element =>
    boxOf(element.getBoundingClientRect()),
  )
  host.remove()
  return { lines, boxes }
}
