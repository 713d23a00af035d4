import { splitTop } from '#shared/design-tool/css-values.ts'
import { inPaintingOrder } from '#shared/design-tool/painting-order.ts'
import { safeDrawing } from '#shared/design-tool/svg/safe-drawing.ts'
import type { FigmaFrame, FigmaNode } from '#shared/figma-frame.ts'
import { autoLayoutOf } from './auto-layout.ts'
import { colouredEdges, decorate, place } from './boxes.ts'
import { DesignStyles } from './design-styles.ts'
import type { FrameNode, PluginAPI, SceneNode } from './figma-api.ts'
import { Fonts } from './fonts.ts'
import { makeText } from './make-text.ts'
import { gradientPaint, groundOf, picture, solid } from './paints.ts'
import { turn } from './turn.ts'

export interface Imported {
  frame: FrameNode
  layers: number
  /** Typefaces that this Figma does not have. */
  missingFonts: string[]
  leftOut: string[]
}

/** How often whoever waits is told. */
const TOLD_EVERY = 100

/** Makes the layers of a page on the open page of the file. */
export async function importLayers(
  figma: PluginAPI,
  page: FigmaFrame,
  told: (layers: number) => void,
): Promise<Imported> {
  const maker = new Maker(
    figma,
    page,
    await Fonts.of(figma),
    await DesignStyles.of(figma, page.tokens ?? []),
    told,
  )
  const made = await maker.frame(page.root, null)
  made.name = page.title || 'Page'
  made.clipsContent = true
  figma.currentPage.appendChild(made)
  const { x, y } = figma.viewport.center
  made.x = Math.round(x - made.width / 2)
  made.y = Math.round(y - made.height / 2)
  figma.currentPage.selection = [made]
  figma.viewport.scrollAndZoomIntoView([made])
  return {
    frame: made,
    layers: maker.layers,
    missingFonts: [...maker.fonts.missing],
    leftOut: [...(page.leftOut ?? []), ...maker.leftOut],
  }
}

class Maker {
  readonly fonts: Fonts
  readonly leftOut = new Set<string>()
  layers = 0
  readonly #figma: PluginAPI
  readonly #page: FigmaFrame
  readonly #styles: DesignStyles
  readonly #told: (layers: number) => void
  readonly #images = new Map<string, string>()

  constructor(
    figma: PluginAPI,
    page: FigmaFrame,
    fonts: Fonts,
    styles: DesignStyles,
    told: (layers: number) => void,
  ) {
    this.#figma = figma
    this.#page = page
    this.fonts = fonts
    this.#styles = styles
    this.#told = told
  }

  async frame(node: FigmaNode, ground: string | null): Promise<FrameNode> {
    const made = this.#figma.createFrame()
    place(made, node)
    decorate(made, node)
    made.fills = groundOf(node.style, node, this.#image(node.picture))
    made.clipsContent = node.clips === true
    await this.#name(made)
    const letters = node.style.backgroundClip === 'text' ? (node.style.backgroundImage ?? null) : ground
    const auto = autoLayoutOf(node)
    const order = auto ? node.children : inPaintingOrder(node.children)
    for (const child of order) {
      const inner = await this.#node(child, node, letters)
      if (inner) made.appendChild(inner)
    }
    if (auto) {
      made.layoutMode = auto.mode
      made.primaryAxisSizingMode = 'FIXED'
      made.counterAxisSizingMode = 'FIXED'
      made.primaryAxisAlignItems = auto.primary
      made.counterAxisAlignItems = auto.counter
      made.itemSpacing = auto.primary === 'SPACE_BETWEEN' ? 0 : auto.gap
      const { top, right, bottom, left } = auto.padding
      Object.assign(made, { paddingTop: top, paddingRight: right, paddingBottom: bottom, paddingLeft: left })
      made.resize(Math.max(0.01, node.width), Math.max(0.01, node.height))
    }
    for (const edge of colouredEdges(this.#figma, node)) {
      made.appendChild(edge)
      if (auto) edge.layoutPositioning = 'ABSOLUTE'
    }
    return made
  }

  async #node(node: FigmaNode, around: FigmaNode, ground: string | null): Promise<SceneNode | null> {
    this.layers += 1
    if (this.layers % TOLD_EVERY === 0) this.#told(this.layers)
    if (node.type === 'TEXT') return this.#text(node, around, ground)
    const made =
      node.type === 'IMAGE'
        ? await this.#picture(node)
        : node.type === 'VECTOR'
          ? this.#drawing(node)
          : await this.frame(node, ground)
    if (made && node.matrix && !turn(made, node)) this.leftOut.add(`how “${node.name}” is turned`)
    return made
  }

  async #text(node: FigmaNode, around: FigmaNode, ground: string | null): Promise<SceneNode> {
    const font = await this.fonts.load(node.style)
    const made = makeText(this.#figma, node, font)
    await made.setTextStyleIdAsync(this.#styles.textStyle(font, node.style))
    const color = solid(node.style.webkitTextFillColor ?? node.style.color)
    const gradient = color
      ? null
      : splitTop(ground ?? '', ',')
          .map(layer => gradientPaint(layer, around))
          .find(found => found !== null)
    made.fills = color ? [color] : gradient ? [gradient] : []
    const style = color && this.#styles.paintStyle(color)
    if (style) await made.setFillStyleIdAsync(style)
    return made
  }

  async #picture(node: FigmaNode): Promise<SceneNode> {
    const made = this.#figma.createRectangle()
    place(made, node)
    decorate(made, node)
    const hash = this.#image(node.picture)
    made.fills = hash
      ? [picture(hash, node.style.objectFit)]
      : [{ type: 'SOLID', color: { r: 0.9, g: 0.9, b: 0.9 } }]
    return made
  }

  #drawing(node: FigmaNode): SceneNode | null {
    const drawing = node.content === null ? null : safeDrawing(node.content, '')
    if (!drawing) return null
    const { width, height, style } = node
    const box = drawing.viewBox ?? `0 0 ${width} ${height}`
    const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.replace(/[^\d\s.,e-]/gi, '')}">${drawing.inside}</svg>`
    try {
      const made = this.#figma.createNodeFromSvg(source)
      place(made, node)
      if (style.opacity !== undefined) made.opacity = Number(style.opacity)
      return made
    } catch {
      this.leftOut.add(`the drawing “${node.name}”`)
      return null
    }
  }

  /** A ground of one colour that the design has a name for is that style. */
  async #name(made: FrameNode): Promise<void> {
    const fills = made.fills
    const [only] = Array.isArray(fills) && fills.length === 1 ? fills : []
    const style = only?.type === 'SOLID' ? this.#styles.paintStyle(only) : null
    if (style) await made.setFillStyleIdAsync(style)
  }

  #image(key: string | undefined): string | null {
    const url = key === undefined ? undefined : this.#page.pictures?.[key]
    if (key === undefined || url === undefined) return null
    const known = this.#images.get(key)
    if (known !== undefined) return known
    const bytes = this.#figma.base64Decode(url.slice(url.indexOf(',') + 1))
    const { hash } = this.#figma.createImage(bytes)
    this.#images.set(key, hash)
    return hash
  }
}
