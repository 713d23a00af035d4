import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PatternConfig } from '#shared/design.ts'
import { PRESETS } from '#shared/design.ts'
import { edited } from '#tests/bench/designer/edits/judge.ts'
import { type RenderedArtifact, type Renderer, startRenderer } from '#tests/support/render-artifact.ts'
import { until } from '#tests/support/until.ts'

let renderer: Renderer
beforeAll(async () => {
  renderer = await startRenderer()
}, 180_000)
afterAll(async () => renderer?.dispose())

const CONFIGS: Record<string, PatternConfig> = {
  studio: PRESETS['html-tailwind'],
  crew: PRESETS['html-inline'],
  calculator: PRESETS['html-inline'],
  landing: PRESETS['shadcn-tailwind'],
}

/** The design after the instruction, in a browser, without a fault. */
async function shown(design: string, prompt: string): Promise<RenderedArtifact> {
  const { now, turn } = edited({ design, prompt })
  expect(turn.calls.length, turn.closing).toBeGreaterThan(0)
  const config = CONFIGS[design] ?? PRESETS['html-inline']
  const it = await renderer.render({ files: now, config })
  expect([it.diagnostics, it.painted, it.errors, it.consoleErrors]).toEqual([[], 'painted', [], []])
  return it
}

describe('a table', () => {
  test('is searched, filtered and paged', async () => {
    const { frame, close } = await shown(
      'crew',
      'add search, a filter by role and pagination with 2 per page to the table',
    )
    const names = () => frame.locator('tbody td:first-child').allInnerTexts()
    await expect.poll(() => names()).toEqual(['Ana Ruiz', 'Bo Chen'])
    await frame.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => names()).toEqual(['Caro Lund', 'Dan Okoye'])
    await frame.getByLabel('Role').selectOption('Engineer')
    await until(async () => (await names()).join() === 'Finn Wolf', 'the last page of the engineers')
    await frame.getByRole('searchbox').fill('berlin')
    await until(async () => (await names()).join() === 'Bo Chen', 'the one in Berlin')
    await frame.getByRole('searchbox').fill('nobody')
    await frame.getByText('Nothing matches.').waitFor()
    await close()
  })
  test('is sorted by its heads', async () => {
    const { frame, close } = await shown('crew', 'make the table sortable')
    const first = () => frame.locator('tbody td:first-child').first().innerText()
    await frame.getByRole('button', { name: 'City' }).click()
    await expect.poll(() => first()).toBe('Bo Chen')
    await frame.getByRole('button', { name: 'City' }).click()
    await expect.poll(() => first()).toBe('Eve Park')
    await expect.poll(() => frame.locator('th[aria-sort="descending"]').innerText()).toContain('City')
    await close()
  })
  test('shows that it is loading, then itself', async () => {
    const { frame, close } = await shown('crew', 'add a loading state to the table')
    await frame.getByRole('table').waitFor()
    await close()
  })
})

test('a form says under each field what is wrong, and forgets it when that is put right', async () => {
  const { frame, close } = await shown('studio', 'add validation to the form')
  await frame.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => frame.getByRole('alert').count()).toBe(2)
  await expect.poll(() => frame.evaluate(() => document.activeElement?.id)).toBe('name')
  await frame.getByLabel('Name').fill('Ada')
  await expect.poll(() => frame.getByRole('alert').count()).toBe(1)
  await frame.getByLabel('Email').fill('ada@example.com')
  await frame.getByRole('button', { name: 'Send' }).click()
  await frame.getByText('Thanks, we will be in touch.').waitFor()
  await close()
})

test('a new page is reached by its link, and the first page is where it was', async () => {
  const { frame, close } = await shown('studio', 'add an about page')
  await frame.getByRole('heading', { name: 'Design that works' }).waitFor()
  await expect.poll(() => frame.getByRole('link', { name: 'About' }).getAttribute('href')).toBe('/about')
  await frame.evaluate(() => {
    history.pushState(null, '', '/about')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await frame.getByRole('heading', { name: 'About' }).waitFor()
  await frame.getByText('Northlight').first().waitFor()
  await close()
})

test('a switch turns the colours round and back', async () => {
  const { frame, close } = await shown('calculator', 'add a dark mode toggle')
  const isDark = () =>
    frame.evaluate(() => getComputedStyle(document.documentElement).filter.includes('invert'))
  await frame.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await expect.poll(() => isDark()).toBe(true)
  await frame.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect.poll(() => isDark()).toBe(false)
  await close()
})

test('a tooltip is there for the pointer and for the keyboard', async () => {
  const { frame, close } = await shown('studio', "add a tooltip to the Send button saying 'Sends it now'")
  await frame.getByRole('button', { name: 'Send' }).focus()
  await frame.getByRole('tooltip', { name: 'Sends it now' }).waitFor()
  await close()
})

describe.each(['studio', 'crew', 'calculator', 'landing'])('%s', design => {
  test.each([
    'Polish the design: spacing, hierarchy, contrast and small details.',
    'Add interactivity: make the buttons, forms and menus of this design work.',
  ])('%s', async prompt => {
    const { close } = await shown(design, prompt)
    await close()
  })
})
