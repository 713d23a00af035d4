/** A part of the page, in its own pixels; null where nothing is seen. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

export const meets = (area: Area, box: Area): boolean =>
  box.left < area.right && box.right > area.left && box.top < area.bottom && box.bottom > area.top

const meet = (one: Area, other: Area): Area => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

/** What is seen of that which stands inside of an element, where this much is seen of it. */
export function areaWithin(area: Area, element: Element, box: Area, style: CSSStyleDeclaration): Area {
  const cut = meet(area, clippedBy(style, box))
  if (!cutsChildren(style)) return cut
  const left = box.left + element.clientLeft
  const top = box.top + element.clientTop
  const inner = {
    left: style.overflowX === 'visible' ? Number.NEGATIVE_INFINITY : left,
    right: style.overflowX === 'visible' ? Number.POSITIVE_INFINITY : left + element.clientWidth,
    top: style.overflowY === 'visible' ? Number.NEGATIVE_INFINITY : top,
    bottom: style.overflowY === 'visible' ? Number.POSITIVE_INFINITY : top + element.clientHeight,
  }
  return meet(cut, inner)
}

export const cutsChildren = ({ overflowX, overflowY, display }: CSSStyleDeclaration): boolean =>
  display !== 'inline' && display !== 'contents' && (overflowX !== 'visible' || overflowY !== 'visible')

const ALL: Area = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
}

/** As texts for screen readers alone are hidden: cut to nothing. */
function clippedBy({ clip, clipPath, position }: CSSStyleDeclaration, box: Area): Area {
  const sides = /^rect\(([^)]*)\)$/.exec(clip)?.[1]?.split(/[\s,]+/)
  if (sides && (position === 'absolute' || position === 'fixed')) {
    const [top = 0, right = 0, bottom = 0, left = 0] = sides.map(Number.parseFloat)
    if (right - left <= 0 && bottom - top <= 0) return { ...box, right: box.left, bottom: box.top }
  }
  const inset = /^inset\((\d+(?:\.\d+)?)%\)$/.exec(clipPath)?.[1]
  if (inset !== undefined && Number(inset) >= 50) return { ...box, right: box.left, bottom: box.top }
  return ALL
}
