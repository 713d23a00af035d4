import * as Y from 'yjs'
import { api } from '#shared/api/index.ts'
import { LOOKER_PARAM } from '#shared/looker-param.ts'
import type { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'

/** The calls by which everything of a design can be read, ten for one with two versions. */
export async function callsAbout(person: Person, id: string): Promise<string[]> {
  const { versions } = await person.must(api.artifacts.versions, { path: { id } })
  const [older, newer] = versions.map(version => version.id)
  return [
    ...['', '/info', '/versions', '/owner', '/live'].map(rest => `/api/chatPattern/${id}${rest}`),
    ...['', '/outline', '/preview', '/bundle'].map(rest => `/api/artifact/${newer}${rest}`),
    `/api/artifact/diff/${older}/${newer}`,
  ]
}

/** Status and body, without the signatures that are made anew for each answer. */
export async function answerOf(person: Person, path: string): Promise<string> {
  const answer = await person.fetch(path)
  const text = await answer.text()
  return `${answer.status} ${text.replaceAll(SIGNED, '$1…')}`
}

const SIGNED = new RegExp(`([?&](?:t|${LOOKER_PARAM})=|"report":")[\\w.~%-]+`, 'g')

/** Both documents of a room, as somebody who joins gets them. */
export async function documentsOf(person: Person, id: string): Promise<string[]> {
  const states: string[] = []
  for (const document of ['room', 'files'] as const) {
    const client = await RoomClient.joined(person, id, document)
    states.push(Buffer.from(Y.encodeStateAsUpdate(client.doc)).toString('base64'))
    client.leave()
  }
  return states
}
