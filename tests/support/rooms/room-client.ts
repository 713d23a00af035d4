import { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'
import { readItem } from '#room-schema/chat.ts'
import { activeRun, chatOf } from '#room-schema/editor-room.ts'
import type { RoomAddress } from '#room-schema/room-id.ts'
import type { ChatItem } from '#shared/chat.ts'
import type { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'

/** The stock y-websocket client, with the person's cookie. */
export class RoomClient {
  readonly doc = new Y.Doc()
  readonly provider: WebsocketProvider
  closeCode: number | null = null

  constructor(
    person: Person,
    roomId: string,
    document: RoomAddress['document'] = 'room',
    params: Record<string, string> = {},
    kind: RoomAddress['kind'] = 'editor',
  ) {
    const { headers } = person
    /** Node's WebSocket takes headers, which a browser would set by itself. */
    class CookieSocket extends WebSocket {
      constructor(url: string | URL) {
        super(url, { headers } as never)
      }
    }
    const name = document === 'room' ? roomId : `${roomId}/${document}`
    const address = `${person.url.replace(/^http/, 'ws')}/rooms/${kind}`
    this.provider = new WebsocketProvider(address, name, this.doc, {
      WebSocketPolyfill: CookieSocket as never,
      ...{ disableBc: true, params },
    })
    this.provider.on('connection-close', event => {
      this.closeCode = event?.code ?? null
    })
  }

  static async joined(
    person: Person,
    roomId: string,
    document: RoomAddress['document'] = 'room',
    kind: RoomAddress['kind'] = 'editor',
  ): Promise<RoomClient> {
    const client = new RoomClient(person, roomId, document, {}, kind)
    await until(() => client.provider.synced, `${person.name} joins ${document}`)
    return client
  }

  get chat(): ChatItem[] {
    return chatOf(this.doc)
      .map(readItem)
      .filter(item => item !== null)
  }

  get isGenerating(): boolean {
    return activeRun(this.doc) !== null
  }

  leave(): void {
    this.provider.destroy()
    this.doc.destroy()
  }
}
