import { expect, test } from 'vitest'
import { isIssuerAddress } from '#server/auth/sso/issuer-address.ts'

const open = { isLocal: false, SSO_ADDRESSES: ['http://10.0.0.7:8080/realms/corp'] }

test.each([
  'https://login.example.org',
  'https://login.example.org:8443/realms/corp',
  'http://10.0.0.7:8080/token',
])('%s is asked', address => expect(isIssuerAddress(open, address)).toBe(true))

test.each([
  'http://login.example.org',
  'https://10.0.0.7:8080',
  'http://10.0.0.7:8081',
  'http://10.0.0.7',
  'https://2130706433',
  'https://0x7f.1',
  'https://[::ffff:10.0.0.1]',
  'https://router.lan',
  'https://me@login.example.org',
  'ftp://login.example.org',
  '//login.example.org',
  '',
])('%s is not', address => expect(isIssuerAddress(open, address)).toBe(false))

test('where only this machine reaches the server its person names what he likes, over http as well', () => {
  const local = { isLocal: true, SSO_ADDRESSES: [] }
  expect(isIssuerAddress(local, 'http://127.0.0.1:4000')).toBe(true)
  expect(isIssuerAddress(local, 'javascript:alert(1)')).toBe(false)
})
