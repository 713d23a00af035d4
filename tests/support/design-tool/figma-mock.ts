import type { FontName, Paint, PluginAPI, SolidPaint } from '#client/figma-plugin/figma-api.ts'

/** Which fields a kind of node has, of those that the typed API lets be written. */
const COMMON = [
  'name',
  'x',
  'y',
  'opacity',
  'blendMode',
  'effects',
  'fills',
  'relativeTransform',
  'layoutPositioning',
]
const STROKES = ['strokes', 'strokeWeight', 'strokeAlign', 'dashPattern']
const SIDES = ['strokeTopWeight', 'strokeRightWeight', 'strokeBottomWeight', 'strokeLeftWeight']
const CORNERS = ['topLeftRadius', 'topRightRadius', 'bottomRightRadius', 'bottomLeftRadius']
const PADDINGS = ['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft']
const AUTO = [
  'layoutMode',
  'primaryAxisSizingMode',
  'counterAxisSizingMode',
  'primaryAxisAlignItems',
  'counterAxisAlignItems',
  'itemSpacing',
  ...PADDINGS,
]
const LETTERS = ['fontName', 'fontSize', 'letterSpacing', 'lineHeight', 'textDecoration']
const WRITABLE: Record<string, readonly string[]> = {
  FRAME: [...COMMON, ...STROKES, ...SIDES, ...CORNERS, ...AUTO, 'clipsContent'],
  RECTANGLE: [...COMMON, ...STROKES, ...SIDES, ...CORNERS],
  TEXT: [...COMMON, ...LETTERS, 'characters', 'textAlignHorizontal', 'textAutoResize'],
  PAINT_STYLE: ['name', 'paints'],
  TEXT_STYLE: ['name', ...LETTERS],
}

export interface MockNode {
  kind: string
  name: string
  x: number
  y: number
  width: number
  height: number
  characters: string
  fontName: FontName
  children: MockNode[]
  layoutMode: string
  primaryAxisAlignItems: string
  counterAxisAlignItems: string
  itemSpacing: number
  paddingLeft: number
  fills: Paint[]
  strokes: Paint[]
  effects: { type: string }[]
  textStyle?: string
  fillStyle?: string
  [field: string]: unknown
}

interface Mock {
  figma: PluginAPI
  /** What stands on the page. */
  page: MockNode[]
  styles: { kind: string; name: string; id: string }[]
  images: Uint8Array[]
}

/**
 * Figma as its typings and its documentation tell of it, refusing what Figma refuses: fields that a node does not have,
 * fonts that were not loaded, sizes of nothing, colours out of range.
 */
export function figmaMock(families: Record<string, string[]>): Mock {
  const loaded = new Set<string>()
  const page: MockNode[] = []
  const styles: Mock['styles'] = []
  const images: Uint8Array[] = []
  const has = ({ family, style }: FontName) => families[family]?.includes(style) === true
  const idOf = (id: string, kind: string) => {
    if (!styles.some(style => style.id === id && style.kind === kind))
      throw new Error(`there is no ${kind} ${id}`)
    return id
  }

  const make = (kind: string): MockNode => {
    const fields: Record<string, unknown> = {
      ...{
        kind,
        name: kind,
        x: 0,
        y: 0,
        width: 100,
        height: 100,
        children: [],
        fills: [],
        strokes: [],
        effects: [],
      },
      ...{
        layoutMode: 'NONE',
        relativeTransform: null,
        characters: '',
        fontName: { family: 'Inter', style: 'Regular' },
      },
      resize(width: number, height: number) {
        if (!(width >= 0.01) || !(height >= 0.01))
          throw new Error(`in resize: ${width} × ${height} is too small`)
        Object.assign(fields, { width, height })
      },
      rescale(scale: number) {
        if (!(scale >= 0.01)) throw new Error('in rescale: too small')
        Object.assign(fields, { width: Number(fields.width) * scale, height: Number(fields.height) * scale })
      },
      appendChild(child: MockNode) {
        if (kind !== 'FRAME') throw new Error(`in appendChild: ${kind} has no children`)
        ;(fields.children as MockNode[]).push(child)
      },
      setFillStyleIdAsync: async (id: string) =>
        void Object.assign(fields, { fillStyle: idOf(id, 'PAINT_STYLE') }),
      setTextStyleIdAsync: async (id: string) =>
        void Object.assign(fields, { textStyle: idOf(id, 'TEXT_STYLE') }),
    }
    return new Proxy(fields, {
      set(target, name, value) {
        const field = String(name)
        if (!WRITABLE[kind]?.includes(field)) throw new Error(`${kind} has no ${field} that may be set`)
        check(field, value, target)
        target[field] = value
        return true
      },
    }) as unknown as MockNode
  }

  function check(field: string, value: unknown, { layoutMode }: Record<string, unknown>): void {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${field} is ${value}`)
    if (['fills', 'strokes', 'paints'].includes(field))
      for (const paint of value as Paint[]) checkPaint(paint)
    if (field === 'opacity' && !((value as number) >= 0 && (value as number) <= 1))
      throw new Error('opacity out of range')
    if (field === 'fontSize' && !((value as number) >= 1)) throw new Error('fontSize is below 1')
    const needsAuto = AUTO.includes(field) && field !== 'layoutMode'
    if (needsAuto && layoutMode === 'NONE') throw new Error(`${field} counts in an auto layout alone`)
    if (field === 'fontName' || field === 'characters') {
      const font = field === 'fontName' ? (value as FontName) : null
      if (font && !loaded.has(`${font.family}|${font.style}`))
        throw new Error(`${font.family} ${font.style} was not loaded`)
    }
    if (field === 'relativeTransform') {
      const [[a, c], [b, d]] = value as [[number, number, number], [number, number, number]]
      if (Math.abs(Math.hypot(a, b) - 1) > 0.01 || Math.abs(Math.hypot(c, d) - 1) > 0.01)
        throw new Error('a transform has no scale')
    }
  }

  function checkPaint(paint: Paint): void {
    const isColor = ({ r, g, b }: SolidPaint['color']) => [r, g, b].every(part => part >= 0 && part <= 1)
    if (
      paint.type === 'SOLID' &&
      !(isColor(paint.color) && (paint.opacity ?? 1) >= 0 && (paint.opacity ?? 1) <= 1)
    ) {
      throw new Error('a colour out of range')
    }
    if ('gradientStops' in paint) {
      const isRising = paint.gradientStops.every(
        ({ position, color }) => position >= 0 && position <= 1 && isColor(color),
      )
      if (!isRising || paint.gradientStops.length < 2) throw new Error('a gradient out of range')
      if (!paint.gradientTransform.flat().every(Number.isFinite))
        throw new Error('a gradient without a place')
    }
    if (paint.type === 'IMAGE' && !images.some((_, at) => `image-${at}` === paint.imageHash))
      throw new Error('no such image')
  }

  const style = (kind: string) => {
    const made = make(kind)
    const id = `S:${styles.length}`
    const known = {
      kind,
      id,
      get name() {
        return made.name
      },
    }
    styles.push(known)
    return new Proxy(made, { get: (target, name) => (name === 'id' ? id : target[String(name)]) })
  }

  const figma = {
    createFrame: () => make('FRAME'),
    createRectangle: () => make('RECTANGLE'),
    createText: () => make('TEXT'),
    createNodeFromSvg: (source: string) => {
      if (!/^<svg [^>]*>.*<\/svg>$/s.test(source) || /<script|\son\w+=/.test(source))
        throw new Error('in createNodeFromSvg: not SVG')
      return make('FRAME')
    },
    createImage: (bytes: Uint8Array) => {
      images.push(bytes)
      return { hash: `image-${images.length - 1}` }
    },
    base64Decode: (text: string) => new Uint8Array(Buffer.from(text, 'base64')),
    createPaintStyle: () => style('PAINT_STYLE'),
    createTextStyle: () => style('TEXT_STYLE'),
    getLocalPaintStylesAsync: async () => [],
    getLocalTextStylesAsync: async () => [],
    listAvailableFontsAsync: async () =>
      Object.entries(families).flatMap(([family, all]) =>
        all.map(each => ({ fontName: { family, style: each } })),
      ),
    loadFontAsync: async (font: FontName) => {
      if (!has(font)) throw new Error(`The font "${font.family} ${font.style}" could not be loaded`)
      loaded.add(`${font.family}|${font.style}`)
    },
    currentPage: { appendChild: (node: MockNode) => page.push(node), selection: [] },
    viewport: { center: { x: 0, y: 0 }, scrollAndZoomIntoView: () => undefined },
  }
  return { figma: figma as unknown as PluginAPI, page, styles, images }
}
