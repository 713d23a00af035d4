import { expect, test } from 'vitest'
import { passkeyHost } from '#server/auth/passkey-host.ts'

test.each([
  ['https://design.example.org', false, 'design.example.org'],
  ['https://design.example.org:8443', false, 'design.example.org'],
  ['http://localhost:5173', true, 'localhost'],
  // The same server by its other name.
  ['http://127.0.0.1:5173', true, 'localhost'],
  ['http://design.example.org', false, null],
  ['https://192.0.2.7', false, null],
  ['https://[2001:db8::7]', false, null],
  ['http://localhost:5173', false, null],
])('passkeys at %s (this machine alone: %s) are made for %s', (BASE_URL, isLocal, host) => {
  expect(passkeyHost({ BASE_URL, isLocal })).toBe(host)
})
