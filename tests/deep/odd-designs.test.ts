import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ofToday } from '#scripts/of-today.ts'
import { PRESETS } from '#shared/design.ts'
import { renderLive } from '#tests/corpus/render-live.ts'
import { ODD } from '#tests/fixtures/odd/all-odd.ts'
import type { OddCase } from '#tests/fixtures/odd/odd-case.ts'
import { type Renderer, startRenderer } from '#tests/support/render-artifact.ts'
import { until } from '#tests/support/until.ts'

const DAYS = 10
const LIVE = ODD.filter(odd => !odd.isOnlyCompiled)

let renderer: Renderer

beforeAll(async () => {
  renderer = await startRenderer()
}, 180_000)
afterAll(async () => renderer?.dispose())

const sourcesOf = ({ files }: OddCase) => Object.entries(files).map(([name, code]) => ({ name, code }))
const configOf = ({ preset = 'shadcn-tailwind' }: OddCase) => PRESETS[preset]

async function looksRight(frame: Frame, { shows, styled }: OddCase): Promise<void> {
  await until(
    async () => (await frame.evaluate(() => document.body.textContent)).includes(shows),
    `the page shows “${shows}”`,
  ).catch(async error => {
    throw new Error(
      `${error}, it shows ${JSON.stringify(await frame.evaluate(() => document.body.textContent))}`,
    )
  })
  if (!styled) return
  const { selector, property, value } = styled
  const look = (given: { selector: string; property: string }): string => {
    const element = document.querySelector(given.selector)!
    return (getComputedStyle(element) as unknown as Record<string, string>)[given.property] ?? ''
  }
  expect(await frame.evaluate(look, { selector, property })).toBe(value)
}

describe('design §8: what people and models write is drawn as it was meant', () => {
  test.each(ofToday(ODD, DAYS))('compiled: $name', async odd => {
    const shown = await renderer.render({ files: sourcesOf(odd), config: configOf(odd) })
    try {
      expect(shown.compiled.errorMessage).toBeNull()
      expect(shown.errors.map(({ message }) => message)).toEqual([])
      expect(shown.painted).toBe('painted')
      await looksRight(shown.frame, odd)
    } finally {
      await shown.close()
    }
  })

  test.each(ofToday(LIVE, DAYS))('live: $name', async odd => {
    const shown = await renderLive(renderer.bench, sourcesOf(odd), configOf(odd))
    try {
      expect(shown.problem).toBeNull()
      expect(shown.errors).toEqual([])
      expect(shown.painted).toBe('painted')
      await looksRight(shown.frame!, odd)
    } finally {
      await shown.close()
    }
  })

  test.each(ODD.filter(odd => odd.isOnlyCompiled))('live: $name is said', async odd => {
    const { problem } = await renderLive(renderer.bench, sourcesOf(odd), configOf(odd))
    expect(problem).toMatch(/^The live preview does not run .+\. Save to see it\.$/)
  })
})
