// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CustomDomainDialog } from '#client/features/custom-domains/custom-domain-dialog.tsx'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { says } from '#tests/support/people/shown-sync.ts'

let shown: ReturnType<typeof showInRoom>
afterEach(() => shown.unmount())

test('[S2] the dialog leads to the documentation of custom domains', async () => {
  const server = { preview: { mode: 'host', port: null, domain: 'localhost:5173' } }
  shown = showInRoom(() => createElement(CustomDomainDialog, { onClose: () => undefined }), {}, { server })
  await says('How custom domains work')
  const links = [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
  expect(links).toContain('/docs/custom-domains')
})
