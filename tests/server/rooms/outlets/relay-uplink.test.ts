import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RelayUplink } from '#server/rooms/outlets/relay-uplink.ts'

class Socket extends EventTarget {
  readonly sent: unknown[] = []
  isClosed = false
  accept() {}
  send(message: unknown) {
    this.sent.push(message)
  }
  close() {
    this.isClosed = true
  }
  lose() {
    this.dispatchEvent(new Event('close'))
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function uplinkOf({ fails = 0, isWanted = true } = {}) {
  const sockets: Socket[] = []
  let [tries, slept] = [0, 0]
  const uplink: RelayUplink = new RelayUplink({
    connect: async () => {
      tries += 1
      if (tries <= fails) throw new Error('no room')
      const socket = new Socket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
    opened: () => uplink.caughtUp(),
    heard: () => undefined,
    isWanted: () => isWanted,
    sleeps: () => {
      slept += 1
    },
  })
  return { uplink, sockets, tries: () => tries, slept: () => slept }
}

test('it is opened again as often as it is lost', async () => {
  const { uplink, sockets } = uplinkOf()
  await uplink.ready()
  for (let drop = 1; drop <= 20; drop += 1) {
    await vi.advanceTimersByTimeAsync(0)
    sockets.at(-1)?.lose()
    await uplink.ready()
    expect(sockets).toHaveLength(drop + 1)
  }
})

test('a room that is away is asked ever more rarely, and a join waits 10 s', async () => {
  const { uplink, tries } = uplinkOf({ fails: 1_000 })
  const joining = expect(uplink.ready()).rejects.toThrow('does not answer')
  await vi.advanceTimersByTimeAsync(10_000)
  await joining
  expect(tries()).toBeGreaterThan(5)
  const before = tries()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(tries() - before).toBeLessThanOrEqual(7)
})

test('where nobody is left it stays lost, and is opened for the next who comes', async () => {
  const { uplink, sockets } = uplinkOf({ isWanted: false })
  await uplink.ready()
  sockets[0]?.lose()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  await uplink.ready()
  expect(sockets).toHaveLength(2)
})

test('design §6: quiet for a minute it is closed, so that its relay can sleep', async () => {
  const { uplink, sockets, slept } = uplinkOf()
  await uplink.ready()
  await vi.advanceTimersByTimeAsync(50_000)
  uplink.keepOpen()
  await vi.advanceTimersByTimeAsync(50_000)
  expect(sockets[0]?.isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(11_000)
  expect([sockets[0]?.isClosed, slept()]).toEqual([true, 1])
})
