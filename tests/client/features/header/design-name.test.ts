// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DesignName } from '#client/features/header/design-name.tsx'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { says } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

let shown: ReturnType<typeof showInRoom>
afterEach(() => shown.unmount())

const field = () => document.querySelector<HTMLInputElement>('input[aria-label="Design name"]')
const open = (canWrite: boolean) => {
  shown = showInRoom(() => createElement(DesignName, { canWrite, name: 'Harbour' }), {})
}

test('[S2] the title is a field for whoever may edit', async () => {
  open(true)
  await until(() => field(), 'the field')
  expect(field()?.value).toBe('Harbour')
})

test('[S6] others read it', async () => {
  open(false)
  await says('Harbour')
  expect(document.querySelector('h1')?.textContent).toBe('Harbour')
  expect(field()).toBeNull()
})
