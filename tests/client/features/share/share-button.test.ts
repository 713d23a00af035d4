// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ShareButton } from '#client/features/share/share-button.tsx'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { button } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

let shown: ReturnType<typeof showInRoom>
afterEach(() => shown.unmount())

test.each([
  ['public', 'globe', 'Public'],
  ['private', 'lock', 'Private'],
] as const)('[S2] Share of a %s design has a %s', async (access, icon, title) => {
  shown = showInRoom(id => createElement(ShareButton, { id, access }), {})
  const share = await until(() => button('Share'), 'the button')
  expect([...(share.querySelector('svg')?.classList ?? [])]).toContain(`lucide-${icon}`)
  expect(share.title).toBe(title)
})
