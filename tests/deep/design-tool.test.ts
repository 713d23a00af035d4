import { afterAll, beforeAll, expect, test } from 'vitest'
import { importLayers } from '#client/figma-plugin/import-layers.ts'
import { ofToday } from '#scripts/of-today.ts'
import { filesOfTemplate, templateCards } from '#scripts/place-templates.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { figmaMock } from '#tests/support/design-tool/figma-mock.ts'
import { percentile, type RoundTrip, roundTrip } from '#tests/support/design-tool/round-trip.ts'
import { type Renderer, startRenderer } from '#tests/support/render-artifact.ts'

const FONTS = { Inter: ['Regular', 'Medium', 'Semi Bold', 'Bold', 'Italic'] }

let renderer: Renderer
const trips: RoundTrip[] = []
beforeAll(async () => {
  renderer = await startRenderer()
  for (const { id } of ofToday(templateCards(), 10)) {
    const asked = { name: id, files: filesOfTemplate(id), config: DEFAULT_CONFIG, out: null }
    trips.push(await roundTrip(renderer, asked))
  }
}, 400_000)
afterAll(async () => renderer?.dispose())

test('98 % of the text is text, and it stands within a pixel of the page', () => {
  const lines = trips.flatMap(({ lineErrors }) => lineErrors).sort((a, b) => a - b)
  const boxes = trips.flatMap(({ boxErrors }) => boxErrors).sort((a, b) => a - b)
  const found = trips.reduce((sum, trip) => sum + trip.linesFound, 0)
  const all = trips.reduce((sum, trip) => sum + trip.lines, 0)
  expect(all).toBeGreaterThan(100)
  expect(found / all).toBeGreaterThanOrEqual(0.98)
  expect(percentile(lines, 0.95)).toBeLessThanOrEqual(1)
  expect(percentile(boxes, 0.95)).toBeLessThanOrEqual(1)
})

test('the plugin imports each of them, with every layer and some of it as auto layout', async () => {
  for (const { name, frame, layers } of trips) {
    const { figma, page } = figmaMock(FONTS)
    const made = await importLayers(figma, frame, () => undefined)
    expect([name, made.layers]).toEqual([name, layers - 1])
    const modes = new Set<unknown>()
    const walk = (node: (typeof page)[number]): void => {
      modes.add(node.layoutMode)
      for (const child of node.children) walk(child)
    }
    for (const node of page) walk(node)
    expect([name, modes.has('HORIZONTAL') || modes.has('VERTICAL')]).toEqual([name, true])
  }
})
