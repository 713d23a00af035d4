// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ModeChoice } from '#client/features/chat/composer/mode-choice.tsx'
import { modeOptions } from '#client/lib/mode-options.ts'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { says } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

let shown: ReturnType<typeof showInRoom>
afterEach(() => shown.unmount())

const mode = () => document.querySelector('[aria-label="Mode"]')
const open = (experiments: string[]) => {
  const server = { experiments, models: { best: 'Templates', agent: 'Templates' }, choices: [] }
  shown = showInRoom(() => [createElement(ModeChoice, { key: 'mode' }), 'beside it'], {}, { server })
  return says('beside it')
}

test('[S4] best is the mode, unless another one is chosen', async () => {
  await open(['agent'])
  await until(() => mode()?.textContent?.includes('Best'), 'the mode')
})

test('[S4] agent is there where that experiment is on, and nothing to choose where it is off', async () => {
  expect(modeOptions(true).map(({ value }) => value)).toEqual(['best', 'agent'])
  expect(modeOptions(false).map(({ value }) => value)).toEqual(['best'])
  await open(['convert'])
  expect(mode()).toBeNull()
})
