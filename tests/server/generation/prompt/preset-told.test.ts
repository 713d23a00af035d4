import { expect, test } from 'vitest'
import { presetThemeTold, presetTold } from '#server/generation/prompt/preset-told.ts'
import { conversionPrompt } from '#shared/conversion.ts'
import { PRESETS } from '#shared/design.ts'
import { newId } from '#shared/ids.ts'

const preset = {
  ...{ presetId: newId(), name: 'Halden Studio', notes: 'Calm and factual.' },
  themeCss: ':root { --primary: #123456; }',
}
const from = PRESETS['html-tailwind']
const to = PRESETS['shadcn-tailwind']

test('[issue 30.6] the notes of a preset are told with every request, by its name', () => {
  expect(presetTold(preset)).toContain('The preset “Halden Studio”')
  expect(presetTold(preset)).toContain('Calm and factual.')
  expect(presetTold({ ...preset, notes: '' })).toBe('')
  expect(presetTold(null)).toBe('')
})

test('[issue 30.6] its tokens are told where a conversion leads to it, since they are not in the files yet', () => {
  expect(presetThemeTold(preset, conversionPrompt(from, to, preset.name))).toContain('--primary: #123456;')
  expect(presetThemeTold(preset, conversionPrompt(from, to))).toBe('')
  expect(presetThemeTold(preset, 'Make the headline larger')).toBe('')
  expect(presetThemeTold({ ...preset, themeCss: '' }, conversionPrompt(from, to, preset.name))).toBe('')
})
