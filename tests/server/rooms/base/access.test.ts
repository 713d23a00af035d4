import { beforeEach, expect, test } from 'vitest'
import { CLOSE, closingFrame, LEVEL } from '#room-schema/protocol.ts'
import { database } from '#server/db/database.ts'
import { session, user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { patternMembers } from '#server/db/schema/sharing.ts'
import { updatePattern } from '#server/features/patterns/patterns-queries.ts'
import { setMember } from '#server/features/sharing/members-queries.ts'
import { RoomAccess } from '#server/rooms/base/access.ts'
import { RoomSockets } from '#server/rooms/base/sockets.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const now = new Date()
let d1: ReturnType<typeof sqliteD1>
let asked: number
/** Carried out before the next statement is. */
let before: (() => void) | null

class Socket {
  readonly frames: Uint8Array[] = []
  code: number | null = null
  attachment: unknown = null
  isBroken = false
  send = (frame: Uint8Array) => {
    if (this.isBroken) throw new Error('the object is gone')
    this.frames.push(frame)
  }
  close = (code: number) => {
    this.code = code
  }
  serializeAttachment = (value: unknown) => {
    this.attachment = structuredClone(value)
  }
  deserializeAttachment = () => this.attachment
  get levelsTold(): number {
    return this.frames.filter(frame => frame[0] === LEVEL).length
  }
}

beforeEach(async () => {
  const real = sqliteD1()
  asked = 0
  before = null
  d1 = {
    ...real,
    prepare: (query: string) => {
      asked += 1
      before?.()
      before = null
      return real.prepare(query)
    },
  } as typeof real
  const db = database(real)
  const times = { createdAt: now, updatedAt: now }
  for (const id of ['owner', 'ada', 'bob']) {
    await db.insert(user).values({ id, name: id, email: `${id}@example.org`, emailVerified: true, ...times })
    const expiresAt = new Date(now.getTime() + 1_000_000)
    await db.insert(session).values({ id, token: id, userId: id, expiresAt, ...times })
  }
  const look = { designSystem: 'html', styling: 'inline', access: 'public', name: 'x' } as const
  await db.insert(patterns).values({ id: 'room', ownerId: 'owner', ...look, updatedAt: now })
  for (const userId of ['ada', 'bob'])
    await db.insert(patternMembers).values({ patternId: 'room', userId, level: 'write' })
})

function room(there: Socket[] = []) {
  const sockets = new RoomSockets({ acceptWebSocket: () => undefined, getWebSockets: () => there } as never, {
    probe: () => new Uint8Array(),
    tooSlow: () => undefined,
  })
  const access = new RoomAccess({
    d1,
    sockets,
    main: 'room',
    object: () => ({ kind: 'pattern', id: 'room' }),
    refresh: async () => true,
    sessionEnded: () => undefined,
    levelChanged: () => undefined,
    close: (socket, code, reason) => sockets.close(socket, code, reason),
  })
  const join = (userId: string | null, document: 'room' | 'files' = 'room'): Socket => {
    const socket = new Socket()
    sockets.accept(socket as never, {
      ...{ userId: userId ?? 'visitor', isSignedIn: userId !== null, sessionId: userId },
      ...{ address: userId === null ? '1.2.3.4' : null, name: 'x', picture: null },
      ...{ level: userId === null ? 'read' : userId === 'owner' ? 'owner' : 'write', document },
    })
    there.push(socket)
    return socket
  }
  return { sockets, access, join, there }
}

test('[32] 2,000 visitors are one question, and hear nothing of what is not theirs', async () => {
  const { access, join } = room()
  const visitors = Array.from({ length: 2_000 }, () => join(null))
  const [ada, files] = [join('ada'), join('ada', 'files')]
  await setMember(d1, 'room', 'ada', 'read')
  asked = 0
  await access.changed()
  expect(asked).toBe(2)
  expect(visitors.every(({ frames, code }) => frames.length === 0 && code === null)).toBe(true)
  expect([ada.levelsTold, files.levelsTold]).toEqual([1, 0])
})

test('[12] whoever is closed is told so first, and a relay is not, which would tell all of its people', () => {
  const { access, sockets, join } = room()
  const [ada, relay] = [join('ada'), new Socket()]
  const nobody = {
    userId: 'relay',
    isSignedIn: false,
    sessionId: null,
    address: null,
    name: '',
    picture: null,
  }
  sockets.accept(relay as never, { ...nobody, level: 'read', document: 'room', relay: 1 })
  access.closeSession('ada')
  sockets.closeAll(CLOSE.noSuchRoom, 'gone')
  expect([ada.code, ada.frames]).toEqual([CLOSE.signIn, [closingFrame(CLOSE.signIn)]])
  expect([relay.code, relay.frames]).toEqual([CLOSE.noSuchRoom, []])
})

test('[32] many changes at once are one more look; the last one holds', async () => {
  const { access, sockets, join } = room()
  const ada = join('ada')
  const looks = [access.changed()]
  await setMember(d1, 'room', 'ada', 'read')
  asked = 0
  for (let n = 0; n < 20; n++) looks.push(access.changed())
  await Promise.all(looks)
  expect(asked).toBeLessThanOrEqual(4)
  expect(sockets.of(ada as never)?.level).toBe('read')
})

test('[32] nobody writes any more who may not, before anybody is told, and others are served in between', async () => {
  const { access, sockets, join } = room()
  for (let n = 0; n < 300; n++) join('owner')
  const ada = join('ada')
  await setMember(d1, 'room', 'ada', 'read')
  const seen: boolean[] = []
  const looking = access.changed()
  const watch = async () => {
    while (ada.levelsTold === 0) {
      if (sockets.of(ada as never)?.level === 'read') seen.push(sockets.mayWrite(ada as never))
      await new Promise(done => setTimeout(done))
    }
  }
  await Promise.all([looking, watch()])
  expect(seen.length).toBeGreaterThan(1)
  expect(seen).not.toContain(true)
})

test('[32] a room that went in the middle of telling tells those it had not told', async () => {
  const { access, join, there } = room()
  const [ada, bob] = [join('ada'), join('bob')]
  for (const userId of ['ada', 'bob']) await setMember(d1, 'room', userId, 'read')
  bob.isBroken = true
  await access.changed()
  bob.isBroken = false
  const awake = room(there)
  await awake.access.changed()
  expect([ada.levelsTold, bob.levelsTold]).toEqual([1, 1])
})

test('[12] who comes while it is asked is not taken for somebody whose session is over', async () => {
  const { access, join } = room()
  join('owner')
  let late: Socket | null = null
  before = () => {
    late = join('ada')
  }
  await access.changed()
  expect((late as Socket | null)?.code).toBeNull()
})

test('[12] every socket of a session that is over is closed, the same person’s other ones are not', async () => {
  const { access, join } = room()
  const [ada, files, bob] = [join('ada'), join('ada', 'files'), join('bob')]
  await database(d1).delete(session)
  await database(d1)
    .insert(session)
    .values({
      id: 'bob',
      token: 'b',
      userId: 'bob',
      expiresAt: new Date(Date.now() + 9e6),
      createdAt: now,
      updatedAt: now,
    })
  await access.changed()
  expect([ada.code, files.code, bob.code]).toEqual([4401, 4401, null])
})

test('[32] made private: visitors out with 4401, accounts without access with 4403, members stay', async () => {
  const { access, join } = room()
  const [visitor, ada, owner] = [join(null), join('ada'), join('owner')]
  await database(d1).delete(patternMembers)
  await updatePattern(d1, 'room', { access: 'private' })
  await access.changed()
  expect([visitor.code, ada.code, owner.code]).toEqual([4401, 4403, null])
})
