import type { FigmaFrame, FigmaNode } from '#shared/figma-frame.ts'
import { parseColor } from '../css-color.ts'
import { splitTop } from '../css-values.ts'
import { parseGradient } from '../gradients.ts'
import { inPaintingOrder } from '../painting-order.ts'
import { type Pictures, paintBox, pictureIn } from './box-paint.ts'
import { type Box, edgesOf, inset, radiiOf } from './boxes.ts'
import { Definitions } from './definitions.ts'
import { safeDrawing } from './safe-drawing.ts'
import { paintText } from './text-paint.ts'
import { escapeXml, tidy, xml } from './xml.ts'

/** A page as SVG: texts as text, layers as groups with names, and nothing that runs or is fetched. */
export function svgOf({ title, width, height, root, pictures = {} }: FigmaFrame): string {
  const drawing = new Drawing(pictures)
  const layers = drawing.node(root, { x: 0, y: 0 }, null)
  const size = { width, height, viewBox: `0 0 ${tidy(width)} ${tidy(height)}` }
  const ground = parseColor(root.style.backgroundColor ?? '')?.a
    ? ''
    : xml('path', { d: `M0 0H${tidy(width)}V${tidy(height)}H0Z`, fill: '#ffffff' })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size },
    [`<title>${escapeXml(title)}</title>`, drawing.definitions.all(), ground, layers],
  )}\n`
}

interface Place {
  x: number
  y: number
}

class Drawing {
  readonly definitions = new Definitions()
  readonly #pictures: Pictures
  readonly #names = new Map<string, number>()
  #drawings = 0

  constructor(pictures: Pictures) {
    this.#pictures = pictures
  }

  /** `ground` is what letters without a colour of their own show. */
  node(node: FigmaNode, from: Place, ground: string | null): string {
    const box = { x: from.x + node.x, y: from.y + node.y, width: node.width, height: node.height }
    const letters = groundOfLetters(node, box, this.definitions) ?? ground
    const inside = node.type === 'TEXT' ? paintText(node, box, letters) : this.#inside(node, box, letters)
    const { style } = node
    const blur = /blur\(([\d.]+)px\)/.exec(style.filter ?? '')?.[1]
    return xml(
      'g',
      {
        ...{ id: this.#nameOf(node), opacity: style.opacity, transform: matrixOf(node, box) },
        filter: blur && Number(blur) > 0 ? this.definitions.blur(Number(blur), box) : null,
        style: /^[a-z-]+$/.test(style.mixBlendMode ?? '') ? `mix-blend-mode:${style.mixBlendMode}` : null,
      },
      inside,
    )
  }

  #inside(node: FigmaNode, box: Box, letters: string | null): string[] {
    const { style } = node
    const picture = this.#pictures[node.picture ?? '']
    const painted = paintBox({
      style,
      box,
      picture: node.type === 'FRAME' ? picture : undefined,
      definitions: this.definitions,
    })
    if (node.type === 'VECTOR') return [...painted, ...this.#vector(node, box)]
    if (node.type === 'IMAGE') {
      const inner = innerOf(node, box)
      if (!picture)
        return [
          ...painted,
          xml('path', {
            d: `M${tidy(box.x)} ${tidy(box.y)}h${tidy(box.width)}v${tidy(box.height)}h${tidy(-box.width)}z`,
            fill: '#e5e5e5',
          }),
        ]
      return [
        ...painted,
        pictureIn(
          picture,
          inner.box,
          inner.radii,
          style.objectFit ?? 'fill',
          style.objectPosition,
          this.definitions,
        ),
      ]
    }
    const children = inPaintingOrder(node.children).map(child => this.node(child, box, letters))
    const isCut = node.clips === true && node.children.some(child => leaves(child, node))
    if (!isCut) return [...painted, ...children]
    const inner = innerOf(node, box)
    return [...painted, xml('g', { 'clip-path': this.definitions.cut(inner.box, inner.radii) }, children)]
  }

  #vector({ content, style }: FigmaNode, box: Box): string[] {
    this.#drawings += 1
    const drawing = content === null ? null : safeDrawing(content, `d${this.#drawings}-`)
    if (!drawing) return []
    const inner = innerOf({ style }, box).box
    return [
      xml(
        'svg',
        {
          ...inner,
          viewBox: drawing.viewBox,
          preserveAspectRatio: drawing.keep,
          overflow: style.overflowX === undefined ? 'visible' : 'hidden',
        },
        drawing.inside,
      ),
    ]
  }

  /** Tools name layers by the id, which is there once in a file. */
  #nameOf({ name, type, content }: FigmaNode): string {
    const said =
      (type === 'TEXT' ? (content ?? name) : name).replace(/\s+/g, ' ').trim().slice(0, 60) ||
      type.toLowerCase()
    const times = this.#names.get(said) ?? 0
    this.#names.set(said, times + 1)
    return times === 0 ? said : `${said}_${times + 1}`
  }
}

const innerOf = ({ style }: Pick<FigmaNode, 'style'>, box: Box) =>
  inset(
    box,
    radiiOf(style, box),
    edgesOf(style).map(({ width }) => width) as [number, number, number, number],
  )

function matrixOf({ matrix }: FigmaNode, { x, y }: Place): string | null {
  if (!matrix) return null
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  // About its own corner, on the page.
  return `matrix(${[a, b, c, d, e + x - a * x - c * y, f + y - b * x - d * y].map(part => Number(part.toFixed(4))).join(' ')})`
}

function groundOfLetters({ style }: FigmaNode, box: Box, definitions: Definitions): string | null {
  if (style.backgroundClip !== 'text') return null
  const gradient = splitTop(style.backgroundImage ?? '', ',')
    .map(layer => parseGradient(layer, box))
    .find(found => found !== null)
  return gradient ? definitions.gradient(gradient, box) : null
}

/** Anything of it, or within it, lies outside of the box it is in. */
function leaves(child: FigmaNode, around: FigmaNode, x = 0, y = 0): boolean {
  const [left, top] = [x + child.x, y + child.y]
  const isOut =
    left < -0.5 ||
    top < -0.5 ||
    left + child.width > around.width + 0.5 ||
    top + child.height > around.height + 0.5
  if (isOut || child.matrix) return true
  const hasRound = Object.keys(around.style).some(name => name.endsWith('Radius'))
  const isAtCorner =
    hasRound &&
    (child.style.backgroundColor !== undefined ||
      child.type === 'IMAGE' ||
      child.style.backgroundImage !== undefined)
  return isAtCorner || child.children.some(inner => leaves(inner, around, left, top))
}
