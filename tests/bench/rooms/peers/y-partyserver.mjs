// A y-partyserver as its documentation sets it up: hibernation on, its own debounced save, one snapshot in SQLite.
import { getServerByName } from 'partyserver'
import { YServer } from 'y-partyserver'
import * as Y from 'yjs'

/** A SQLite value may not pass 2 MB. */
const PIECE_BYTES = 1_000_000

export class Room extends YServer {
  static options = { hibernate: true }
  static callbackOptions = { debounceWait: 2_000, debounceMaxWait: 10_000 }

  async onLoad() {
    const { sql } = this.ctx.storage
    sql.exec('create table if not exists snapshot(piece integer primary key, bytes blob not null)')
    const pieces = [...sql.exec('select bytes from snapshot order by piece')].map(row => row.bytes)
    if (pieces.length === 0) return
    Y.applyUpdate(this.document, new Uint8Array(await new Blob(pieces).arrayBuffer()))
  }

  async onSave() {
    const { sql } = this.ctx.storage
    const update = Y.encodeStateAsUpdate(this.document)
    sql.exec('delete from snapshot')
    for (let at = 0; at < update.length; at += PIECE_BYTES)
      sql.exec('insert into snapshot values (?, ?)', at / PIECE_BYTES, update.slice(at, at + PIECE_BYTES))
  }
}

export default {
  async fetch(request, env) {
    const room = await getServerByName(env.ROOMS, new URL(request.url).pathname.slice(1))
    return room.fetch(request)
  },
}
