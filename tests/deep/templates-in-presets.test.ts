import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ofToday } from '#scripts/of-today.ts'
import { templateCards, templateIn } from '#scripts/place-templates.ts'
import { PRESETS, type PresetName } from '#shared/design.ts'
import { faultsOf, lookAt } from '#tests/support/people/look-at.ts'
import { type Renderer, startRenderer } from '#tests/support/render-artifact.ts'

/** Loads that run side by side. */
const LANES = 2
const DAYS = 10

interface Load {
  id: string
  preset: PresetName
  isDarkMode: boolean
}

const all: Load[] = templateCards().flatMap(({ id, presets }) =>
  presets.flatMap(preset => [false, true].map(isDarkMode => ({ id, preset, isDarkMode }))),
)
const isDefault = ({ preset }: Load): boolean => preset === 'shadcn-tailwind'

let renderer: Renderer
beforeAll(async () => {
  renderer = await startRenderer()
}, 180_000)
afterAll(async () => renderer?.dispose())

describe('[24.5] templates, light and dark: nothing in the console, nothing serious for axe, no sideways scrolling at eight viewports', () => {
  test('in the preset they are written for, a tenth each day', () =>
    look(ofToday(all.filter(isDefault), DAYS)))
  test('in the others that they have, a tenth each day', () =>
    look(
      ofToday(
        all.filter(load => !isDefault(load)),
        DAYS,
      ),
    ))
})

async function look(loads: Load[]): Promise<void> {
  const faults: string[] = []
  const waiting = [...loads]
  const lane = async () => {
    for (let load = waiting.shift(); load; load = waiting.shift()) {
      const name = `${load.id}, ${load.preset}, ${load.isDarkMode ? 'dark' : 'light'}`
      faults.push(...(await faultsIn(load)).map(fault => `${name}: ${fault}`))
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  expect(loads.length).toBeGreaterThan(0)
  expect(faults).toEqual([])
}

async function faultsIn({ id, preset, isDarkMode }: Load): Promise<string[]> {
  const made = templateIn(id, preset)
  if ('reason' in made) return [made.reason]
  const { files } = made
  const config = PRESETS[preset]
  return faultsOf(await lookAt(renderer, { files, config, isDarkMode, shots: null, isQuick: false }))
}
