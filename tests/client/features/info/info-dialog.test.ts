// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { InfoDialog } from '#client/features/info/info-dialog.tsx'
import { PRESETS } from '#shared/design.ts'
import { newId } from '#shared/ids.ts'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { says } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

let shown: ReturnType<typeof showInRoom>
afterEach(() => shown.unmount())

test('[S2] Info says whose a design is, of what preset, and what it was forked from', async () => {
  const original = { id: newId(), name: 'Quay' }
  shown = showInRoom(
    () => createElement(InfoDialog, { onClose: () => undefined }),
    {
      'GET /chatPattern/{id}/info': () => ({
        ...{ owner: { id: 'ada', name: 'Ada', avatarUrl: null }, createdAt: 1, updatedAt: 2 },
        forkedFrom: original,
      }),
      'GET /chatPattern/{id}/versions': () => ({ versions: [] }),
    },
    { meta: { name: 'Harbour', config: PRESETS['html-inline'] } },
  )
  await says('Forked from')
  expect(document.querySelector('[role="dialog"] h2')?.textContent).toBe('Info')
  const facts = () =>
    Object.fromEntries(
      [...document.querySelectorAll('dt')].map(name => [
        name.textContent ?? '',
        name.nextElementSibling?.textContent ?? '',
      ]),
    )
  await until(() => facts().Versions === '0', 'the versions are counted')
  expect(facts()).toMatchObject({ 'Design Preset': 'HTML with inline styles', Size: 'Nothing yet' })
  expect(facts().Owner).toContain('Ada')
  expect(document.querySelector('dd a')?.getAttribute('href')).toBe(`/c/${original.id}`)
})
