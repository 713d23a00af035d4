import type * as Y from 'yjs'
import { layoutOf, readLayout, writePlace } from '#room-schema/canvas-layout.ts'
import type { NodeRow } from '#server/features/canvas/nodes-queries.ts'
import { newPlace } from '#server/rooms/canvas/free-place.ts'
import { type Place, placeSchema } from '#shared/canvas.ts'
import { VIEWPORTS } from '#shared/design.ts'

/** Longer than a removal can be taken back. */
const KEPT_FOR_MS = 24 * 60 * 60_000

interface Layout {
  doc(): Y.Doc
  write(change: (doc: Y.Doc) => void): void
}

/** Gives each node of a canvas its first place, and takes it away with the node; a node that comes back has it again. */
export class Places {
  readonly #sql: SqlStorage
  readonly #layout: Layout

  constructor(sql: SqlStorage, layout: Layout) {
    this.#sql = sql
    this.#layout = layout
    sql.exec(`create table if not exists taken_places(
      node_id text primary key, place text not null, taken_at integer not null)`)
  }

  /** Makes the layout hold a place for exactly these nodes; what people have moved stays. */
  fit(nodes: readonly NodeRow[]): void {
    const doc = this.#layout.doc()
    const places = readLayout(doc)
    const known = new Set(nodes.map(node => node.nodeId))
    const gone = [...layoutOf(doc).keys()].filter(key => !known.has(key))
    const missing = nodes.filter(node => !places.has(node.nodeId))
    if (gone.length === 0 && missing.length === 0) return
    for (const nodeId of gone) this.#keep(nodeId, places.get(nodeId))
    for (const nodeId of gone) places.delete(nodeId)
    for (const node of missing) places.set(node.nodeId, this.#placeFor(node, places))
    this.#layout.write(layout => {
      for (const nodeId of gone) layoutOf(layout).delete(nodeId)
      for (const { nodeId } of missing) {
        const place = places.get(nodeId)
        if (place) writePlace(layout, nodeId, place)
      }
    })
    this.#forget(missing)
  }

  #placeFor(node: NodeRow, places: ReadonlyMap<string, Place>): Place {
    const before = this.#kept(node.nodeId)
    if (before) return before
    const origin = places.get(node.explore?.of ?? '') ?? null
    // Directions are compared with what was explored, so they stand as large as that.
    const size = origin ?? VIEWPORTS.find(({ name }) => name === node.viewport)?.size ?? null
    return newPlace([...places.values()], { wanted: node.wantedPlace, size, origin })
  }

  #keep(nodeId: string, place: Place | undefined): void {
    const now = Date.now()
    this.#sql.exec('delete from taken_places where taken_at < ?', now - KEPT_FOR_MS)
    if (place)
      this.#sql.exec(
        'insert or replace into taken_places values (?, ?, ?)',
        nodeId,
        JSON.stringify(place),
        now,
      )
  }

  #kept(nodeId: string): Place | null {
    const [row] = this.#sql.exec<{ place: string }>(
      'select place from taken_places where node_id = ?',
      nodeId,
    )
    return row ? placeSchema.parse(JSON.parse(row.place)) : null
  }

  #forget(nodes: readonly NodeRow[]): void {
    for (const { nodeId } of nodes) this.#sql.exec('delete from taken_places where node_id = ?', nodeId)
  }
}
