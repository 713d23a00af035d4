import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryLiveRoom as makeRoom, person, visitor } from '#tests/support/liveblocks/memory-live-room.ts'

const [ADA, BOB] = [person('ada', 'owner'), person('bob')]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('rooms at Liveblocks', () => {
  test('whoever is given a token finds everything that is stored, and is who our server says', async () => {
    const { service, type, join } = makeRoom()
    type('abc')
    const token = await join(BOB)
    expect(token).toMatchObject({ token: 'token 1', room: 'editor:a:files:0' })
    expect(service.textOf('editor:a:files:0')).toBe('abc')
    expect(service.tokens[0]?.user).toMatchObject({ id: 'bob', name: 'bob', mayEdit: true })
  })

  test('nothing is published while nobody is there, and everything is when somebody comes', async () => {
    const { service, type, join } = makeRoom()
    type('abc')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(service.calls).toEqual([])
    await join(BOB)
    type('more ')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(service.textOf('editor:a:files:0')).toBe('more abc')
  })

  test('who loses access is left behind: everything goes on under a name that no older token opens', async () => {
    const { outlet, service, type, join, levels } = makeRoom()
    type('abc')
    await join(ADA)
    await join(BOB)
    levels.delete('bob')
    const changing = outlet.accessChanged()
    await vi.advanceTimersByTimeAsync(1_000)
    await changing
    expect([...service.rooms.keys()]).toEqual([])
    type('secret ')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(service.rooms.has('editor:a:files:0')).toBe(false)
    expect(await join(ADA)).toMatchObject({ room: 'editor:a:files:1' })
    expect(outlet.roomNames()).toEqual(['editor:a:room:1', 'editor:a:files:1'])
    expect(service.textOf('editor:a:files:1')).toBe('secret abc')
  })

  test('a level that is raised changes no name; one that is lowered does, since tokens tell it', async () => {
    const { outlet, join, levels } = makeRoom()
    await join(BOB)
    levels.set('bob', 'owner')
    await outlet.accessChanged()
    expect(await join(BOB)).toMatchObject({ room: 'editor:a:files:0' })
    levels.set('bob', 'read')
    const changing = outlet.accessChanged()
    await vi.advanceTimersByTimeAsync(1_000)
    await changing
    expect(await join(BOB)).toMatchObject({ room: 'editor:a:files:1' })
  })

  test('[12] a session that is over takes its token along', async () => {
    const { outlet, service, join, ended } = makeRoom()
    await join(BOB)
    ended.add('session of bob')
    const changing = outlet.accessChanged()
    await vi.advanceTimersByTimeAsync(1_000)
    await changing
    expect(service.rooms.has('editor:a:files:0')).toBe(false)
    expect(outlet.guests.all()).toEqual([])
  })

  test('signed-out people are one: they go when the design is private again', async () => {
    const { outlet, service, join, levels } = makeRoom()
    levels.set(null, 'read')
    await join(visitor('visitor-1'))
    await join(visitor('visitor-2'))
    expect(outlet.guests.size).toBe(1)
    levels.delete(null)
    const changing = outlet.accessChanged()
    await vi.advanceTimersByTimeAsync(1_000)
    await changing
    expect(service.rooms.size).toBe(0)
  })

  test('for a reader a document is read again once a minute, for a writer at once', async () => {
    const { service, type, join, levels } = makeRoom()
    levels.set(null, 'read')
    type('abc')
    await join(visitor('visitor-1'))
    const reads = () => service.calls.filter(({ what }) => what === 'read').length
    const before = reads()
    for (let n = 0; n < 5; n++) await join(visitor('visitor-1'), true)
    expect(reads()).toBe(before + 1)
    await join(BOB, true)
    expect(reads()).toBe(before + 2)
    await vi.advanceTimersByTimeAsync(60_000)
    await join(visitor('visitor-2'), true)
    expect(reads()).toBe(before + 3)
  })

  test('[8] whose pages can look is asked of the service, and nobody’s can while it is away', async () => {
    const { outlet, service, join } = makeRoom()
    const linked = (id: string, mayEdit: boolean, looks: boolean) => ({ id, info: { mayEdit, looks } })
    service.linked = [
      ...[linked('ada', true, true), linked('ada', true, true), linked('bob', true, false)],
      linked('rea', false, true),
    ]
    expect(await outlet.lookers('files')).toEqual([])
    expect(service.calls).toEqual([])
    await join({ ...ADA, looks: true })
    expect(service.tokens[0]?.user).toMatchObject({ id: 'ada', looks: true })
    expect(await outlet.lookers('files')).toEqual(['ada', 'ada'])
    service.isAway = true
    expect(await outlet.lookers('files')).toEqual([])
  })

  test('who is there is known, and that a run is watched, though nobody has a socket of ours', async () => {
    const { outlet, join } = makeRoom()
    expect(outlet.guests.isAnybodyThere()).toBe(false)
    await join(BOB)
    expect(outlet.guests.people()).toEqual(['bob'])
    expect(outlet.guests.isAnybodyThere()).toBe(true)
  })

  test('a token is not given to who has lost access while it was made', async () => {
    const { outlet, service, join, levels } = makeRoom()
    await join(ADA)
    service.during = async what => {
      if (what !== 'token') return
      service.during = null
      levels.delete('bob')
      void outlet.accessChanged()
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(await join(BOB)).toBeNull()
  })

  test('a room that could not be removed is removed when the service is back, and is told nothing until then', async () => {
    const { outlet, service, type, join, levels, wakesAt } = makeRoom()
    type('abc')
    await join(ADA)
    await join(BOB)
    service.isAway = true
    levels.delete('bob')
    await outlet.accessChanged()
    type('secret ')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(service.textOf('editor:a:files:0')).toBe('abc')
    expect(wakesAt()).toBeGreaterThan(Date.now() - 5_000)
    service.isAway = false
    const looking = outlet.lookAfter()
    await vi.advanceTimersByTimeAsync(2_000)
    await looking
    expect(service.rooms.has('editor:a:files:0')).toBe(false)
    expect(service.textOf('editor:a:files:1')).toBe('secret abc')
  })

  test('an object that is begun anew publishes what the one before it could not', async () => {
    const { service, disk, type, join, wakesAt } = makeRoom()
    type('abc')
    await join(BOB)
    service.isAway = true
    type('lost? ')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(wakesAt()).toBeGreaterThan(0)
    // The timers of the first one are gone with it.
    vi.clearAllTimers()
    service.isAway = false
    const again = makeRoom(disk, service)
    const looking = again.outlet.lookAfter()
    await vi.advanceTimersByTimeAsync(2_000)
    await looking
    expect(service.textOf('editor:a:files:0')).toBe('lost? abc')
  })

  test('what the service has lost is there again when a page says that it lacks it', async () => {
    const { service, type, join } = makeRoom()
    type('abc')
    await join(BOB)
    service.rooms.clear()
    await service.create('editor:a:files:0')
    await join(BOB, true)
    expect(service.textOf('editor:a:files:0')).toBe('abc')
  })

  test('when nobody is known any more nothing of it stays at the service', async () => {
    const { outlet, service, type, join } = makeRoom()
    type('abc')
    await join(BOB)
    await vi.advanceTimersByTimeAsync(2 * 60 * 60_000)
    await outlet.lookAfter()
    expect(service.rooms.size).toBe(0)
    expect(outlet.guests.size).toBe(0)
  })

  test('of a design that is gone nothing stays there, whoever had it open', async () => {
    const { outlet, service, join, levels } = makeRoom()
    await join(BOB)
    levels.clear()
    const changing = outlet.accessChanged()
    await vi.advanceTimersByTimeAsync(1_000)
    await changing
    expect(service.rooms.size).toBe(0)
  })
})
