import { describe, expect, test } from 'vitest'
import { isHostsOwn } from '#server/features/code-host/host-avatars.ts'

describe('pictures of accounts', () => {
  const own = { url: 'https://github.com', apiUrl: 'https://api.github.com' }
  test.each([
    ['https://avatars.githubusercontent.com/u/1?v=4', true],
    ['https://github.com/ada.png', true],
    ['https://api.github.com/ada.png', true],
    ['http://avatars.githubusercontent.com/u/1', false],
    ['https://avatars.githubusercontent.com:8443/u/1', false],
    ['https://githubusercontent.com.evil.example/u/1', false],
    ['https://evilgithubusercontent.com/u/1', false],
    ['https://8.8.8.8/u/1', false],
    ['https://[2606:4700::1111]/u/1', false],
    ['https://metadata.internal.example/u/1', false],
    ['file:///etc/passwd', false],
  ])('%s is asked for: %s', (address, isAsked) => expect(isHostsOwn(own, address)).toBe(isAsked))

  test('a host of one’s own keeps them itself, or on a name below its own', () => {
    const house = { url: 'https://git.house.example', apiUrl: 'https://git.house.example/api/v3' }
    expect(isHostsOwn(house, 'https://avatars.git.house.example/u/1')).toBe(true)
    expect(isHostsOwn(house, 'https://avatars.githubusercontent.com/u/1')).toBe(false)
  })
})
