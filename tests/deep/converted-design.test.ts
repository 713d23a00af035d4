import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ofToday } from '#scripts/of-today.ts'
import { composeDesign } from '#server/designer/compose-design.ts'
import { converted } from '#server/designer/preset/convert.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { PRESET_NAMES, PRESETS, type PresetName } from '#shared/design.ts'
import { type Renderer, startRenderer } from '#tests/support/render-artifact.ts'

let renderer: Renderer

beforeAll(async () => {
  renderer = await startRenderer()
}, 180_000)
afterAll(async () => renderer?.dispose())

/** Where every text stands, what it says, and in which font and colour. */
async function shown(files: readonly SourceFile[], preset: PresetName) {
  const it = await renderer.render({ files, config: PRESETS[preset] })
  try {
    expect([it.painted, it.diagnostics, it.errors, it.consoleErrors]).toEqual(['painted', [], [], []])
    // A font that has yet to come leaves its place to one with other widths.
    await it.frame.evaluate(() =>
      Promise.all([...document.fonts].map(font => font.load())).then(() => undefined),
    )
    return await it.frame.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label, td, li')].map(element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, fontFamily, fontSize } = getComputedStyle(element)
        const box = [x, y, width, height].map(each => Math.round(each / 4)).join(' ')
        return `${element.tagName} “${element.innerText.trim()}” ${box} ${color} ${fontFamily} ${fontSize}`
      }),
    )
  } finally {
    await it.close()
  }
}

const PROMPTS = [
  'A landing page for a bakery',
  'Build a CRM for a small agency',
  'Settings page for a photo app with security and billing',
  'Kanban board for a film crew',
]

describe.each(ofToday(PROMPTS, 4))('%s looks the same', prompt => {
  test.each(PRESET_NAMES)(
    'from %s in every other preset',
    async from => {
      const { files } = composeDesign(readBrief(prompt), PRESETS[from])
      const before = await shown(files, from)
      expect(before.length).toBeGreaterThan(5)
      for (const to of PRESET_NAMES.filter(name => name !== from)) {
        const result = converted(files, PRESETS[from], PRESETS[to])
        if ('problem' in result) throw new Error(result.problem)
        expect(await shown(result.files, to), to).toEqual(before)
      }
    },
    120_000,
  )
})
