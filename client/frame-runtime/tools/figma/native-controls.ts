import type { FigmaNode } from '#shared/figma-frame.ts'

const GREY = 'rgb(118, 118, 118)'
const BLUE = 'rgb(0, 117, 255)'

/** What a browser draws of a box or a circle to tick, as layers; no style of the page tells of it. */
export function tickOf(element: Element, style: CSSStyleDeclaration, box: DOMRect): FigmaNode | null {
  const isTick =
    element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')
  if (!isTick || style.appearance === 'none' || box.width < 4) return null
  const side = Math.min(box.width, box.height)
  const color = element.checked ? (style.accentColor === 'auto' ? BLUE : style.accentColor) : GREY
  const radius = element.type === 'radio' ? `${side / 2}px` : '2.5px'
  const whole = layer('control', { x: (box.width - side) / 2, y: (box.height - side) / 2, side }, radius)
  for (const edge of ['Top', 'Right', 'Bottom', 'Left']) {
    Object.assign(whole.style, {
      ...{ [`border${edge}Width`]: '1px', [`border${edge}Style`]: 'solid', [`border${edge}Color`]: color },
    })
  }
  whole.style.backgroundColor = element.checked && element.type === 'checkbox' ? color : 'rgb(255, 255, 255)'
  if (!element.checked) return whole
  if (element.type === 'radio') {
    const dot = layer('dot', { x: side * 0.22, y: side * 0.22, side: side * 0.56 }, `${side}px`)
    dot.style.backgroundColor = color
    whole.children.push(dot)
  } else {
    const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12"><path d="M2.5 6.2L5 8.6L9.5 3.6" fill="none" stroke="#ffffff" stroke-width="1.8"/></svg>`
    whole.children.push({ ...layer('tick', { x: 0, y: 0, side }, '0px'), type: 'VECTOR', content: source })
  }
  return whole
}

function layer(
  name: string,
  { x, y, side }: { x: number; y: number; side: number },
  radius: string,
): FigmaNode {
  const corners = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'].map(corner => [
    `border${corner}Radius`,
    radius,
  ])
  return {
    ...{ type: 'FRAME', name, x, y, width: side, height: side, layout: 'NONE', content: null, children: [] },
    style: Object.fromEntries(corners),
  }
}
