import { spotlightStamp } from '#room-schema/canvas-presence.ts'
import {
  CANVAS_SCHEMA_VERSION,
  nodesOf,
  readCanvasMeta,
  readNodes,
  writeCanvasMeta,
  writeNode,
} from '#room-schema/canvas-room.ts'
import { layoutPolicies } from '#room-schema/layout-policy.ts'
import type { CanvasDocument } from '#room-schema/room-id.ts'
import { canvasRef, type ObjectRef } from '#server/access/objects.ts'
import type { Bindings } from '#server/bindings.ts'
import { pictureSrcOf } from '#server/features/artifacts/artifact-pictures.ts'
import { listNodes, type NodeRow } from '#server/features/canvas/nodes-queries.ts'
import { findSpace, type SpaceRow } from '#server/features/canvas/spaces-queries.ts'
import { logError } from '#server/logs/log-error.ts'
import { Alarms } from '#server/rooms/base/alarms.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import type { Writers } from '#server/rooms/base/edits.ts'
import { RoomObject } from '#server/rooms/base/room-object.ts'
import type { SocketIdentity } from '#server/rooms/base/sockets.ts'
import type { NodeNews } from '#server/rooms/canvas/board.ts'
import { Places } from '#server/rooms/canvas/places.ts'
import { differs, showNodes } from '#server/rooms/canvas/show-nodes.ts'
import { can } from '#shared/access.ts'

/** As often as a design tells of its run. */
const PROGRESS_EVERY_MS = 500

/** The room of one canvas: its nodes, which D1 knows, and where they are, which people say. */
export class CanvasRoomObject extends RoomObject {
  protected override readonly kind = 'canvas'
  protected override readonly alarms: Alarms<'outlet'>
  readonly #room: RoomDocument
  readonly #places: Places
  /** What runs have done that is not shown yet, by node. */
  readonly #progress = new Map<string, NodeNews>()
  #progressTimer: ReturnType<typeof setTimeout> | null = null
  /** Versions whose picture was looked for. */
  readonly #looked = new Set<string>()
  /** One look at D1 after another, so that what is shown last was asked last. */
  #looking: Promise<unknown> = Promise.resolve()

  constructor(context: DurableObjectState, env: Bindings) {
    super(context, env)
    this.alarms = new Alarms(context.storage, { outlet: () => this.lookAfterOutlet() })
    this.#room = this.documentOf('room')
    this.#places = new Places(context.storage.sql, {
      doc: () => this.documentOf('layout').doc,
      write: change => this.writeShared('layout', change),
    })
  }

  protected override documents(): Record<CanvasDocument, Writers> {
    return { room: 'server', layout: layoutPolicies(nodeId => nodesOf(this.#room.doc).has(nodeId)) }
  }

  protected override object(): ObjectRef {
    return canvasRef(this.id)
  }

  protected override refresh(): Promise<boolean> {
    const looked = this.#looking.catch(() => undefined).then(() => this.#look())
    this.#looking = looked
    return looked
  }

  protected override async opened(): Promise<void> {
    // Whatever joins finds what D1 says: the first socket has waited for it.
  }

  protected override stampOf({ level }: SocketIdentity): Record<string, unknown> {
    return spotlightStamp(can(level, 'edit'))
  }

  /** Shows what D1 says now. */
  async showFacts(spaceId: string): Promise<void> {
    this.setId(spaceId)
    await this.refresh()
  }

  /** What the room of a node's design tells of it. */
  async told(spaceId: string, nodeId: string, news: NodeNews): Promise<void> {
    this.setId(spaceId)
    await this.#looking.catch(() => undefined)
    const before = readNodes(this.#room.doc).get(nodeId)
    if (before?.name !== news.name || before.artifactId !== news.artifactId) await this.refresh()
    this.#progress.delete(nodeId)
    const node = readNodes(this.#room.doc).get(nodeId)
    if (node?.status === 'generating' && news.status === 'generating') this.#progressed(nodeId, news)
    else this.#showRun(nodeId, news)
  }

  /** A picture of a version of this node has come. */
  async pictured(spaceId: string, nodeId: string): Promise<void> {
    this.setId(spaceId)
    await this.#looking.catch(() => undefined)
    await this.#findPicture(nodeId)
  }

  /** What several runs do is shown together: for a thousand viewers each frame more is felt. */
  #progressed(nodeId: string, news: NodeNews): void {
    this.#progress.set(nodeId, news)
    this.#progressTimer ??= setTimeout(() => {
      this.#progressTimer = null
      for (const [id, latest] of this.#progress) this.#showRun(id, latest)
      this.#progress.clear()
      this.#room.flush()
    }, PROGRESS_EVERY_MS)
  }

  #showRun(nodeId: string, { status, stage, filesDone }: NodeNews): void {
    const node = readNodes(this.#room.doc).get(nodeId)
    if (!node || node.status === 'gone') return
    this.#room.write(doc => writeNode(doc, nodeId, { status, stage, filesDone }))
  }

  async #look(): Promise<boolean> {
    const space = await findSpace(this.env.DB, this.id)
    if (!space) return false
    const nodes = await listNodes(this.env.DB, this.id)
    this.#show(space, nodes)
    return true
  }

  #show({ name, access }: SpaceRow, nodes: NodeRow[]): void {
    const { doc } = this.#room
    const meta = { schemaVersion: CANVAS_SCHEMA_VERSION, name, access, accessRevision: this.accessRevision }
    if (
      JSON.stringify(readCanvasMeta(doc)) !== JSON.stringify(meta) ||
      differs(doc, nodes) ||
      this.#room.isEmpty
    )
      this.#room.write(room => {
        writeCanvasMeta(room, meta)
        showNodes(room, nodes)
      })
    this.#room.flush()
    this.#places.fit(nodes)
    this.ctx.waitUntil(this.#findPictures())
  }

  /** Joins do not wait for them: a node without a picture is drawn all the same. Who takes one later says so. */
  async #findPictures(): Promise<void> {
    const missing = [...readNodes(this.#room.doc)].filter(
      ([, { artifactId, thumbnail }]) => artifactId && !thumbnail && !this.#looked.has(artifactId),
    )
    for (const [, { artifactId }] of missing) if (artifactId) this.#looked.add(artifactId)
    await Promise.all(missing.map(([nodeId]) => this.#findPicture(nodeId))).catch(error =>
      logError('pictures of a canvas were not looked up', error),
    )
  }

  async #findPicture(nodeId: string): Promise<void> {
    const { artifactId = null, editorRoomId = '' } = readNodes(this.#room.doc).get(nodeId) ?? {}
    const thumbnail = artifactId && (await pictureSrcOf(this.env.FILES, editorRoomId, artifactId))
    if (thumbnail && readNodes(this.#room.doc).get(nodeId)?.artifactId === artifactId)
      this.#room.write(doc => writeNode(doc, nodeId, { thumbnail }))
  }
}
