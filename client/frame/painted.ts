const MEDIA = new Set(['IMG', 'SVG', 'CANVAS', 'VIDEO', 'INPUT', 'TEXTAREA', 'BUTTON', 'PROGRESS'])
const MOST_ELEMENTS = 2_000

/** Whether anything of the page can be seen: text, media, or a box with a colour, an image or a border. */
export function hasPainted(body: HTMLElement): boolean {
  if (body.innerText.trim() !== '') return true
  const elements = body.getElementsByTagName('*')
  for (let at = 0; at < Math.min(elements.length, MOST_ELEMENTS); at++) {
    const element = elements[at]!
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden') continue
    if (MEDIA.has(element.tagName.toUpperCase()) || hasSurface(style)) return true
  }
  return false
}

function hasSurface(style: CSSStyleDeclaration): boolean {
  if (style.backgroundImage !== 'none') return true
  if (!/^(?:transparent|rgba\(\d+, \d+, \d+, 0\))$/.test(style.backgroundColor)) return true
  return style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0
}
