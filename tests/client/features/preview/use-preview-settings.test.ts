// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PreviewEmpty } from '#client/features/preview/preview-empty.tsx'
import { usePreviewSettings } from '#client/features/preview/use-preview-settings.ts'
import { PRESETS, type PresetName } from '#shared/design.ts'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { press, says } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

const DESIGN = 'POST /editor/design'
let shown: ReturnType<typeof showInRoom>
afterEach(() => shown.unmount())

function open(preset: PresetName, canWrite: boolean): void {
  const Settings = () => {
    const { isDarkMode, setDarkMode, viewport } = usePreviewSettings(canWrite)
    const toggle = () => setDarkMode(!isDarkMode)
    return createElement('button', { type: 'button', onClick: toggle }, `dark ${isDarkMode}, ${viewport}`)
  }
  shown = showInRoom(
    () => createElement(Settings),
    { [DESIGN]: () => ({ ok: true }) },
    {
      meta: { config: PRESETS[preset], viewport: 'Mobile' },
    },
  )
}

test.each([
  ['shadcn-tailwind', 'false'],
  ['html-tailwind', 'null'],
  ['html-inline', 'null'],
  ['chakraUi-inline', 'null'],
] as const)('[S2] a design of %s has dark mode to switch: %s', async (preset, isDark) => {
  open(preset, true)
  await says(`dark ${isDark}, Mobile`)
})

test('[S6] whoever may write changes it for everybody, others for themselves', async () => {
  open('shadcn-tailwind', true)
  await press('dark false, Mobile')
  await until(() => shown.asked.some(([call]) => call === DESIGN), 'it is sent')
  shown.unmount()
  open('shadcn-tailwind', false)
  await press('dark false, Mobile')
  await says('dark true, Mobile')
  expect(shown.asked).toEqual([])
})

test('[S4] what has no preview yet says so', async () => {
  shown = showInRoom(() => createElement(PreviewEmpty, { canWrite: true }), {})
  await says('There is no preview yet')
})
