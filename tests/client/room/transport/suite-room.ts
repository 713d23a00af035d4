import { afterAll } from 'vitest'
import * as Y from 'yjs'
import type { ConnectRoom, RoomConnection } from '#client/room/transport/room-connection.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import type { EditorDocument } from '#room-schema/room-id.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'

/** One transport and the network under it. */
export interface TransportUnderTest {
  url: string
  /** Joins as this person. */
  connect(person: Person, ...join: Parameters<ConnectRoom>): RoomConnection
  goOffline(): void
  goOnline(): void
  /** How many links were ever tried. */
  tries(): number
  /** From now on pages are of a release that knows an older shape of the documents. */
  beOld(isOld: boolean): void
}

/** A design that people join by one transport. `start` is called once, before the first test. */
export function suiteRoom(start: () => TransportUnderTest) {
  const open: RoomConnection[] = []
  let transport: TransportUnderTest | null = null
  /** Started before the first test. */
  const ready = () => {
    transport ??= start()
    return transport
  }

  const leave = () => {
    while (open.length > 0) open.pop()?.destroy()
  }
  afterAll(leave)

  const join = (
    person: Person,
    id: string,
    document: EditorDocument,
    options: Parameters<ConnectRoom>[1] = {},
  ) => {
    const connection = ready().connect(person, { kind: 'editor', id, document }, options)
    open.push(connection)
    return connection
  }
  const synced = (connection: RoomConnection) =>
    until(() => connection.state().isSynced, 'the connection is in step', 30)
  const saved = (connection: RoomConnection) =>
    until(() => connection.state().isSynced && connection.state().unsavedSince === null, 'saved', 30)
  const code = ({ doc }: RoomConnection, path = 'App.tsx') => {
    const text = filesOf(doc).get(path)
    return text instanceof Y.Text ? text : null
  }

  /** Ada with a design of one version, and Bob who may do as `level` says. */
  const room = async (level: 'read' | 'write' | null = 'write') => {
    const { url } = ready()
    leave()
    ready().goOnline()
    ready().beOld(false)
    const ada = await Person.withAccount(url, 'Ada')
    const bob = await Person.withAccount(url, 'Bob')
    const { patternId } = await savedDesign(ada)
    if (level) {
      await ada.letIn(bob, patternId, level)
    }
    return { ada, bob, id: patternId }
  }

  return { ready, join, room, synced, saved, code }
}
