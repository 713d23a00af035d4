import type { RelayReport } from '#server/rooms/outlets/relay-report.ts'

/** Whoever was handed over so long ago and did not arrive has left. */
const ARRIVES_MS = 10_000

/** A relay of one document, as its room knows it. */
export interface Relayed {
  readonly document: string
  readonly number: number
  viewers: number
  /** When each of those was handed over who has not been reported yet. */
  onTheirWay: number[]
  /** Signed-out sockets by where they come from. */
  readonly visitors: Map<string, number>
  /** Its uplink; null when it sleeps, or was lost. */
  link: WebSocket | null
  /** It has asked for what it lacks: from now on it is sent every frame. */
  isLive: boolean
  isBeingWoken: boolean
}

/** The relays that have people; kept on disk, since a change of access must reach those that sleep, too. */
export class RelayList {
  readonly #sql: SqlStorage
  readonly #relays = new Map<string, Relayed>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(
      'create table if not exists relays(document text, number integer, viewers integer not null, primary key(document, number))',
    )
    const rows = sql.exec<{ document: string; number: number; viewers: number }>('select * from relays')
    for (const { document, number, viewers } of rows) this.#add(document, number, viewers)
  }

  get size(): number {
    return this.#relays.size
  }

  all(document?: string): Relayed[] {
    return [...this.#relays.values()].filter(relayed => !document || relayed.document === document)
  }

  viewers(document?: string): number {
    return this.all(document).reduce((sum, { viewers }) => sum + viewers, 0)
  }

  visitorsFrom(address: string): number {
    return this.all().reduce((sum, { visitors }) => sum + (visitors.get(address) ?? 0), 0)
  }

  of(document: string, number: number): Relayed {
    return this.#relays.get(`${document}/${number}`) ?? this.#insert(document, number)
  }

  withLink(link: WebSocket): Relayed | null {
    return this.all().find(relayed => relayed.link === link) ?? null
  }

  /** The first one that has fewer than so many; a new one when there is none. */
  withRoom(document: string, most: number): Relayed {
    for (let number = 0; ; number += 1) {
      const known = this.#relays.get(`${document}/${number}`)
      if (!known || known.viewers + coming(known).length < most) return this.of(document, number)
    }
  }

  reported(relayed: Relayed, { viewers, arrived, visitors }: RelayReport): void {
    relayed.onTheirWay = relayed.onTheirWay.slice(arrived)
    for (const [address, count] of Object.entries(visitors)) {
      if (count > 0) relayed.visitors.set(address, count)
      else relayed.visitors.delete(address)
    }
    if (relayed.viewers === viewers) return
    relayed.viewers = viewers
    this.#sql.exec(
      'update relays set viewers = ? where document = ? and number = ?',
      ...[viewers, relayed.document, relayed.number],
    )
  }

  remove({ document, number }: Relayed): void {
    this.#sql.exec('delete from relays where document = ? and number = ?', document, number)
    this.#relays.delete(`${document}/${number}`)
  }

  #insert(document: string, number: number): Relayed {
    this.#sql.exec('insert into relays values (?, ?, 0)', document, number)
    return this.#add(document, number, 0)
  }

  #add(document: string, number: number, viewers: number): Relayed {
    const relayed: Relayed = {
      ...{ document, number, viewers, visitors: new Map(), onTheirWay: [] },
      ...{ link: null, isLive: false, isBeingWoken: false },
    }
    this.#relays.set(`${document}/${number}`, relayed)
    return relayed
  }
}

/** Without those who were handed over and never came. */
function coming(relayed: Relayed): number[] {
  relayed.onTheirWay = relayed.onTheirWay.filter(time => time > Date.now() - ARRIVES_MS)
  return relayed.onTheirWay
}
