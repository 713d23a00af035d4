// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PersonalizeDialog } from '#client/features/onboarding/personalize-dialog.tsx'
import { ATTRIBUTIONS } from '#shared/onboarding.ts'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { says } from '#tests/support/people/shown-sync.ts'

let shown: ReturnType<typeof showInRoom>
afterEach(() => {
  shown.unmount()
  vi.restoreAllMocks()
})

/** The sources as they stand there, with the dice that are drawn. */
async function sourcesBy(dice: (at: number) => number): Promise<(string | null)[]> {
  let at = 0
  vi.spyOn(Math, 'random').mockImplementation(() => dice(at++))
  shown = showInRoom(() => createElement(PersonalizeDialog, { onClose: () => undefined }), {})
  await says('Personalize your experience')
  const group = [...document.querySelectorAll('[role="radiogroup"]')].at(-1)
  return [...(group?.querySelectorAll('[role="radio"]') ?? [])].map(({ textContent }) => textContent)
}

test('[S9] where somebody heard of it is asked in any order, and the other last', async () => {
  const forth = await sourcesBy(at => at / 1_000)
  shown.unmount()
  const back = await sourcesBy(at => 0.999 - at / 1_000)
  expect(forth).toHaveLength(ATTRIBUTIONS.length + 1)
  expect(back).not.toEqual(forth)
  expect([forth.at(-1), back.at(-1)]).toEqual(['Somewhere else', 'Somewhere else'])
  expect(back.slice(0, -1).toSorted()).toEqual(forth.slice(0, -1).toSorted())
})
