import { describe, expect, test } from 'vitest'
import { isPrivateHost } from '#server/outside/private-host.ts'

const hostOf = (address: string) => new URL(address).hostname

describe('which hosts are this machine or a network of one’s own', () => {
  test.each([
    ...['http://localhost', 'http://LOCALHOST.', 'http://127.0.0.1', 'http://127.1', 'http://2130706433'],
    ...['http://0x7f.1', 'http://0', 'http://10.1.2.3', 'http://172.16.0.1', 'http://172.31.255.255'],
    ...['http://192.168.1.1', 'http://169.254.169.254', 'http://100.64.0.1', 'http://198.18.0.1'],
    ...['http://224.0.0.1', 'http://255.255.255.255', 'http://[::1]', 'http://[::]', 'http://[fd00::1]'],
    ...[
      'http://[fe80::1]',
      'http://[::ffff:127.0.0.1]',
      'http://[64:ff9b::7f00:1]',
      'http://[2002:7f00:1::]',
    ],
    ...[
      'http://gpu-box',
      'http://nas.local',
      'http://x.internal',
      'http://a.localhost',
      'http://router.home.arpa',
    ],
    ...['http://metadata.google.internal', 'http://[2001:db8::1]', 'http://127.0.0.1.'],
  ])('%s is', address => expect(isPrivateHost(hostOf(address))).toBe(true))

  test.each([
    ...['https://api.openai.com', 'https://8.8.8.8', 'https://172.32.0.1', 'https://192.169.0.1'],
    ...['https://100.63.0.1', 'https://[2606:4700::1111]', 'https://local.example.org'],
  ])('%s is not', address => expect(isPrivateHost(hostOf(address))).toBe(false))
})
