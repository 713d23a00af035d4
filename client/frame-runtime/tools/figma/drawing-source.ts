import { FIGMA_LIMITS } from './limits.ts'

/** What classes and inheritance say of a shape, written on it; with the value that need not be. */
const SAID: Readonly<Record<string, string>> = {
  ...{
    fill: 'rgb(0, 0, 0)',
    'fill-opacity': '1',
    'fill-rule': 'nonzero',
    'clip-rule': 'nonzero',
    stroke: 'none',
  },
  ...{ 'stroke-width': '1px', 'stroke-opacity': '1', 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' },
  ...{
    'vector-effect': 'none',
    'stroke-miterlimit': '4',
    'stroke-dasharray': 'none',
    'stroke-dashoffset': '0px',
    opacity: '1',
  },
}
const OF_TEXT: Readonly<Record<string, string>> = {
  ...{
    'font-family': '',
    'font-size': '',
    'font-weight': '400',
    'font-style': 'normal',
    'letter-spacing': 'normal',
  },
  ...{ 'text-anchor': 'start', 'dominant-baseline': 'auto' },
}
const OF_STOP: Readonly<Record<string, string>> = { 'stop-color': '', 'stop-opacity': '1' }
const DROPPED =
  'script, style, foreignObject, title, desc, metadata, animate, animateTransform, animateMotion, set'

/** The source of a drawing as it looks here, wherever it goes; null when it is too long. */
export function drawingSource(drawing: SVGSVGElement): string | null {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  const gone: Element[] = []
  for (const [index, original] of originals.entries()) {
    const made = copies[index]!
    const style = getComputedStyle(original)
    if (original !== drawing && (style.display === 'none' || style.visibility === 'hidden')) {
      // What is only referred to is not drawn where it stands either.
      if (!original.closest('defs, symbol, clipPath, mask, linearGradient, radialGradient, pattern, marker'))
        gone.push(made)
    }
    write(original, made, style, original === drawing)
  }
  for (const element of [...gone, ...copy.querySelectorAll(DROPPED)]) element.remove()
  const { width, height } = drawing.getBoundingClientRect()
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`)
  const source = new XMLSerializer().serializeToString(copy)
  return source.length > FIGMA_LIMITS.sourceCharacters ? null : source
}

function write(original: Element, made: SVGElement, style: CSSStyleDeclaration, isWhole: boolean): void {
  for (const { name } of [...made.attributes]) {
    if (name === 'class' || name === 'style' || name.startsWith('on') || name.startsWith('data-'))
      made.removeAttribute(name)
  }
  const names = SHAPES.has(original.localName)
    ? TEXTS.has(original.localName)
      ? { ...SAID, ...OF_TEXT }
      : SAID
    : original.localName === 'stop'
      ? OF_STOP
      : isWhole
        ? {}
        : { opacity: '1' }
  for (const [name, usual] of Object.entries(names)) {
    const value = style.getPropertyValue(name)
    if (value && value !== usual) made.setAttribute(name, value)
    else if (value === usual && name !== 'fill') made.removeAttribute(name)
  }
  const { transform } = style
  // What its own attribute says already is computed to the same.
  if (
    !isWhole &&
    transform &&
    transform !== 'none' &&
    !original.hasAttribute('transform') &&
    style.transformOrigin.startsWith('0px 0px')
  ) {
    made.setAttribute('transform', transform.replaceAll('px', ''))
  }
}

const TEXTS = new Set(['text', 'tspan', 'textPath'])
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'use', ...TEXTS])
