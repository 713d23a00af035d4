const MEDIA = new Set([
  'IMG',
  'SVG',
  'CANVAS',
  'VIDEO',
  'INPUT',
  'TEXTAREA',
  'BUTTON',
  'PROGRESS',
  'SELECT',
  'IFRAME',
])
const MOST_ELEMENTS = 2_000

/** What of the page can be seen. */
export type Seen = 'content' | 'surface' | 'nothing'

/** Whether anything of the page can be seen: text, media, or a box with a colour, an image or a border. */
export const hasPainted = (body: HTMLElement): boolean => {
  const seen = whatIsSeen(body)
  // A coloured box alone is a picture, unless it is all that is left around text that something hides.
  return seen === 'content' || (seen === 'surface' && !hasText(body))
}

export function whatIsSeen(body: HTMLElement): Seen {
  const elements = body.getElementsByTagName('*')
  let seen: Seen = 'nothing'
  for (let at = -1; at < Math.min(elements.length, MOST_ELEMENTS); at++) {
    const element = at < 0 ? body : elements[at]!
    const isContent = at >= 0 && MEDIA.has(element.tagName.toUpperCase())
    const hasOwnText = holdsText(element)
    if (!isContent && !hasOwnText && (seen === 'surface' || at < 0)) continue
    if (!isVisible(element)) continue
    if (isContent || hasOwnText) return 'content'
    if (hasSurface(getComputedStyle(element)) || drawsAround(element)) seen = 'surface'
  }
  return seen
}

/** Text of its own, not of the elements in it. */
export const holdsText = (element: Element): boolean =>
  !NO_TEXT.has(element.tagName) &&
  [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

const NO_TEXT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TITLE'])

/** The page's own box for failures stands beside the design and is not of it. */
const hasText = (body: HTMLElement): boolean =>
  [...body.getElementsByTagName('*')]
    .slice(0, MOST_ELEMENTS)
    .some(
      element =>
        holdsText(element) && element.closest('#maquette-failure') === null && !isRevealedLater(element),
    )

/** Hidden by what changes smoothly: a card turns over, or shows its words below the pointer. */
function isRevealedLater(element: Element): boolean {
  const why = whyHidden(element)
  if (why === null || why === 'display') return false
  for (
    let around: Element | null = element;
    around && around !== document.body;
    around = around.parentElement
  ) {
    if (isChangingSmoothly(getComputedStyle(around))) return true
  }
  return false
}

/** Who wants less motion gets a thousandth of a second for everything, whether it was given a transition or not. */
const isChangingSmoothly = ({ transitionDuration, transitionProperty }: CSSStyleDeclaration): boolean => {
  const longest = Math.max(...transitionDuration.split(',').map(Number.parseFloat))
  return longest > 0.01 || (longest > 0 && transitionProperty !== 'all')
}

export type Hidden = 'display' | 'visibility' | 'opacity' | 'size' | 'offscreen' | 'clip'

const isVisible = (element: Element): boolean => whyHidden(element) === null

/** Why an element cannot be seen, wherever one scrolls; null when it can. */
export function whyHidden(element: Element): Hidden | null {
  const box = boxOf(element)
  if (box.width < 1 || box.height < 1) {
    return element.checkVisibility() ? 'size' : 'display'
  }
  if (!element.checkVisibility({ visibilityProperty: true })) return 'visibility'
  if (!element.checkVisibility({ opacityProperty: true })) return 'opacity'
  const edges = edgesOfPage()
  const left = box.left + scrollX
  const top = box.top + scrollY
  const isBeside = left + box.width <= edges.left + 1 || left >= edges.right
  if (isBeside || top + box.height <= 1 || top >= document.documentElement.scrollHeight) return 'offscreen'
  return whatCuts(element)
}

/** What can be scrolled to, from the left edge of the window; a page that is read from right to left goes on there. */
function edgesOfPage(): { left: number; right: number } {
  const root = document.documentElement
  const isFromRight = getComputedStyle(root).direction === 'rtl'
  const left = isFromRight ? root.clientWidth - root.scrollWidth : 0
  return { left, right: left + root.scrollWidth }
}

/** The text of an element where it has any, since its own box may be larger, or none. */
function boxOf(element: Element): DOMRect {
  if (!holdsText(element)) return element.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

const EMPTY_CLIP = /^(?:inset\((?:100%|50%)\)|circle\(0(?:px|%)?\b|polygon\(0(?:px|%)? 0(?:px|%)?\))/

function whatCuts(element: Element): 'size' | 'clip' | null {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(around)
    if (EMPTY_CLIP.test(clipPath)) return 'clip'
    if (around === document.documentElement || around === document.body) continue
    const isCutting = overflowX !== 'visible' && overflowY !== 'visible'
    if (
      isCutting &&
      (around.clientWidth < 1 || around.clientHeight < 1) &&
      around.clientHeight + around.clientWidth > 0
    )
      return 'size'
  }
  return null
}

/** A box before or after what is in an element: loaders are made of nothing else. */
const drawsAround = (element: Element): boolean =>
  ['::before', '::after'].some(pseudo => {
    const style = getComputedStyle(element, pseudo)
    if (style.content === 'none' || style.content === 'normal' || style.display === 'none') return false
    return style.opacity !== '0' && Number.parseFloat(style.width) >= 1 && hasSurface(style)
  })

function hasSurface(style: CSSStyleDeclaration): boolean {
  if (style.backgroundImage !== 'none') return true
  if (!/^(?:transparent|rgba\(\d+, \d+, \d+, 0\))$/.test(style.backgroundColor)) return true
  return style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0
}
