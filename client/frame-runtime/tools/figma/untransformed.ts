interface Turned {
  element: HTMLElement | SVGElement
  /** From the corner of its box as it is without being turned. */
  matrix: number[]
  cssText: string
  hadStyle: boolean
}

/** Reads a page in which nothing is turned or scaled; nobody sees it so, since it is put back before the next picture. */
export function untransformed<T>(
  root: Element,
  read: (matrixOf: (element: Element) => number[] | null) => T,
): T {
  const turned = [...root.querySelectorAll<HTMLElement | SVGElement>('*')].flatMap(
    element => turnOf(element) ?? [],
  )
  for (const { element } of turned) {
    for (const name of ['transition', 'transform', 'rotate', 'scale', 'translate']) {
      element.style.setProperty(name, 'none', 'important')
    }
  }
  try {
    const matrices = new Map<Element, number[]>(turned.map(({ element, matrix }) => [element, matrix]))
    return read(element => matrices.get(element) ?? null)
  } finally {
    // In two steps, or the way back would be drawn as a movement.
    for (const { element, cssText } of turned) {
      element.style.cssText = cssText
      element.style.setProperty('transition', 'none', 'important')
    }
    for (const { element } of turned) void getComputedStyle(element).transform
    for (const { element, cssText, hadStyle } of turned) {
      element.style.cssText = cssText
      if (!hadStyle) element.removeAttribute('style')
    }
  }
}

/** Null for what is at most moved, which its place tells. */
function turnOf(element: HTMLElement | SVGElement): Turned | null {
  const style = getComputedStyle(element)
  const { transform, rotate, scale } = style
  if ((transform === 'none' || !transform) && isNone(rotate) && isNone(scale)) return null
  // Within a drawing its own source says it.
  if (
    element instanceof SVGElement &&
    !(element instanceof SVGSVGElement && element.ownerSVGElement === null)
  )
    return null
  const whole = new DOMMatrix()
  const [tx = 0, ty = 0] = isNone(style.translate)
    ? []
    : style.translate.split(' ').map(length => pixelsOf(length))
  whole.translateSelf(tx, ty)
  if (!isNone(rotate)) whole.rotateSelf(Number.parseFloat(rotate) || 0)
  if (!isNone(scale)) {
    const [x = 1, y = x] = scale.split(' ').map(Number.parseFloat)
    whole.scaleSelf(x, y)
  }
  if (transform !== 'none') whole.multiplySelf(new DOMMatrix(transform))
  const { a, b, c, d } = whole
  if (a === 1 && b === 0 && c === 0 && d === 1) return null
  const [ox = 0, oy = 0] = style.transformOrigin.split(' ').map(Number.parseFloat)
  const around = new DOMMatrix().translateSelf(ox, oy).multiplySelf(whole).translateSelf(-ox, -oy)
  return {
    element,
    matrix: [around.a, around.b, around.c, around.d, around.e, around.f],
    cssText: element.style.cssText,
    hadStyle: element.hasAttribute('style'),
  }
}

const isNone = (value: string): boolean => !value || value === 'none'

/** Shares of the element are rare here, and told in pixels by the transform of older code. */
const pixelsOf = (length: string): number => (length.endsWith('px') ? Number.parseFloat(length) : 0)
