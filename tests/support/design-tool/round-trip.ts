import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from '#shared/artifacts.ts'
import type { PatternConfig } from '#shared/design.ts'
import { svgOf } from '#shared/design-tool/svg/svg-of.ts'
import { type FigmaFrame, figmaFrameSchema } from '#shared/figma-frame.ts'
import type { RenderedArtifact, Renderer } from '#tests/support/render-artifact.ts'
import { type Drawn, type DrawnText, pageBoxes, svgBoxes } from './page-boxes.ts'

export interface RoundTrip {
  name: string
  textNodes: number
  /** Lines of the page that are found as text in the export. */
  lines: number
  linesFound: number
  /** How far the edges of lines and of painted boxes are off, in pixels, smallest first. */
  lineErrors: number[]
  boxErrors: number[]
  layers: number
  bytes: { json: number; svg: number }
  missing: string[]
  /** The lines that are off most. */
  worst: string[]
  frame: FigmaFrame
}

interface Asked {
  name: string
  files: readonly SourceFile[]
  config: PatternConfig
  isDarkMode?: boolean
  width?: number
  /** Where the page, the export and both files go. */
  out: string | null
}

const NEAR = 6

/** Draws a design, exports it, draws the export, and compares where things stand. */
export async function roundTrip(renderer: Renderer, asked: Asked): Promise<RoundTrip> {
  const { name, files, config, isDarkMode = false, width = 1440, out } = asked
  const it = await renderer.render({ files, config, isDarkMode, width, height: 900 })
  try {
    if (it.painted !== 'painted') throw new Error(`${name} is not painted`)
    const frame = await frameOf(it)
    const page = await it.frame.evaluate(pageBoxes)
    if (out) {
      mkdirSync(out, { recursive: true })
      await it.page.setViewportSize({ width, height: Math.min(6_000, Math.ceil(frame.height)) })
      await it.screenshot(join(out, `${name}-page.png`))
      await it.page.setViewportSize({ width, height: 900 })
    }
    const svg = svgOf(frame)
    const drawn = await it.frame.evaluate(svgBoxes, svg)
    const matched = page.lines.map(line => nearest(line, drawn.lines))
    const found = matched.flatMap(error => (error !== null && error <= NEAR ? [error] : []))
    const result: RoundTrip = {
      ...{ name, frame, textNodes: page.textNodes, lines: page.lines.length, linesFound: found.length },
      lineErrors: found.sort(ascending),
      boxErrors: page.boxes
        .map(box => Math.min(...drawn.boxes.map(other => distance(box, other))))
        .sort(ascending),
      layers: layersIn(frame.root),
      bytes: { json: JSON.stringify(frame).length, svg: svg.length },
      missing: page.lines.flatMap((line, at) => ((matched[at] ?? NEAR + 1) <= NEAR ? [] : [placed(line)])),
      worst: [],
    }
    result.worst = page.lines
      .map((line, at) => ({ line, off: matched[at] ?? 0 }))
      .filter(({ off }) => off > 1)
      .sort((a, b) => b.off - a.off)
      .slice(0, 6)
      .map(({ line, off }) => `${off.toFixed(1)} px: ${placed(line)}`)
    if (out) await picture(renderer, svg, frame, join(out, name))
    return result
  } finally {
    await it.close()
  }
}

const placed = ({ text, left, top, right, bottom }: DrawnText): string =>
  `"${text.slice(0, 50)}" at ${[left, top, right - left, bottom - top].map(Math.round).join(', ')}`

const ascending = (a: number, b: number): number => a - b

async function frameOf(it: RenderedArtifact): Promise<FigmaFrame> {
  await it.page.evaluate(() => {
    const element = document.querySelector('iframe')!
    element.contentWindow?.postMessage(
      { maquette: 1, type: 'REQUEST_FIGMA_FRAME' },
      new URL(element.src).origin,
    )
  })
  const said = await it.page.waitForFunction('window.said.find(m => m.type === "FIGMA_FRAME")', null, {
    timeout: 20_000,
  })
  const { frame } = (await said.jsonValue()) as { frame: unknown }
  return figmaFrameSchema.parse(frame)
}

/** A line of a text node holds part of its words; how far the nearest such line of the export is off. */
function nearest(line: DrawnText, others: readonly DrawnText[]): number | null {
  const words = squeezed(line.text)
  const errors = others
    .filter(({ text }) => words.includes(squeezed(text)))
    .map(other => distance(line, other))
  return errors.length > 0 ? Math.min(...errors) : null
}

const squeezed = (text: string): string => text.replace(/[\s…]/g, '').toLowerCase()

const distance = (a: Drawn, b: Drawn): number =>
  Math.max(
    Math.abs(a.left - b.left),
    Math.abs(a.right - b.right),
    Math.abs(a.top - b.top),
    Math.abs(a.bottom - b.bottom),
  )

const layersIn = (node: FigmaFrame['root']): number =>
  1 + node.children.reduce((sum, child) => sum + layersIn(child), 0)

async function picture(renderer: Renderer, svg: string, frame: FigmaFrame, path: string): Promise<void> {
  writeFileSync(`${path}.svg`, svg)
  writeFileSync(`${path}.json`, JSON.stringify(frame))
  const page = await renderer.bench.browser.newPage({
    viewport: { width: Math.ceil(frame.width), height: Math.min(6_000, Math.ceil(frame.height)) },
  })
  await page.goto(`file://${path}.svg`)
  await page.screenshot({ path: `${path}-svg.png` })
  await page.close()
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
