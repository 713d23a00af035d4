import { DurableObject } from 'cloudflare:workers'
import { readChat } from '#room-schema/chat.ts'
import { activeRun, EDITOR_SCHEMA_VERSION, writeMeta } from '#room-schema/editor-room.ts'
import { CLOSE } from '#room-schema/protocol.ts'
import { findPermitted } from '#server/access.ts'
import type { Bindings } from '#server/bindings.ts'
import { readPack } from '#server/features/artifacts/artifact-packs.ts'
import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { findPattern, type PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { GenerationRuns, type SaveWork, type StartResult } from '#server/generation/generation-runs.ts'
import type { RunRequest } from '#server/generation/runs-store.ts'
import { EditorSocketMessages } from '#server/rooms/editor-socket-messages.ts'
import { RoomDocument } from '#server/rooms/room-document.ts'
import { RoomFacts } from '#server/rooms/room-facts.ts'
import { readJoin } from '#server/rooms/room-join.ts'
import { RoomLog } from '#server/rooms/room-log.ts'
import { RoomPresence } from '#server/rooms/room-presence.ts'
import { RoomSockets } from '#server/rooms/room-sockets.ts'
import { registerOpenRoom, unregisterOpenRoom } from '#server/rooms/rooms-queries.ts'
import { WorkingCopy } from '#server/rooms/working-copy.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatItem } from '#shared/chat.ts'
import { viewportNameSchema } from '#shared/design.ts'

const PATTERN_ID = 'patternId'
const SHOWN = 'shown'

/** The room of one pattern: its two documents, who is in it, and the run that writes it. */
export class EditorRoomObject extends DurableObject<Bindings> {
  readonly #facts: RoomFacts
  readonly #sockets: RoomSockets
  readonly #room: RoomDocument
  readonly #files: RoomDocument
  readonly #presence: RoomPresence
  readonly #workingCopy: WorkingCopy
  readonly #messages: EditorSocketMessages
  readonly #runs: GenerationRuns

  constructor(context: DurableObjectState, env: Bindings) {
    super(context, env)
    const { storage } = context
    this.#facts = new RoomFacts(storage.sql)
    this.#sockets = new RoomSockets(context)
    this.#room = this.#openDocument('room')
    this.#files = this.#openDocument('files')
    this.#presence = new RoomPresence(this.#sockets)
    this.#workingCopy = new WorkingCopy(this.#files, this.#facts, artifactId => this.#sourceOf(artifactId))
    this.#messages = new EditorSocketMessages({
      sockets: this.#sockets,
      presence: this.#presence,
      room: this.#room,
      files: this.#files,
      sql: storage.sql,
    })
    this.#runs = new GenerationRuns({
      env,
      storage,
      room: this.#room,
      workingCopy: this.#workingCopy,
      patternId: () => this.#patternId,
      waitUntil: work => context.waitUntil(work),
    })
    this.#messages.wake()
  }

  #openDocument(document: 'room' | 'files'): RoomDocument {
    const log = new RoomLog(this.ctx.storage, document)
    return new RoomDocument(log, (frame, except) => this.#sockets.broadcast(document, frame, except))
  }

  /** A socket that the Worker has let in. */
  override async fetch(request: Request): Promise<Response> {
    const { patternId, identity } = readJoin(request)
    await this.showFacts(patternId)
    if (identity.document === 'files') await this.#workingCopy.load(await this.#activeArtifactId())
    const { 0: client, 1: server } = new WebSocketPair()
    if (this.#sockets.size === 0) await registerOpenRoom(this.env.DB, patternId, 'editor')
    this.#sockets.accept(server, identity)
    this.#messages.greet(server)
    return new Response(null, { status: 101, webSocket: client })
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    this.#messages.receive(socket, message)
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    await this.#leave(socket)
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    await this.#leave(socket)
  }

  override async alarm(): Promise<void> {
    await this.#runs.alarm()
  }

  /** The parts of the pattern entity that live in the room. */
  async describe(patternId: string): Promise<{ chatItems: ChatItem[]; isAiGenerating: boolean }> {
    this.#name(patternId)
    if (this.#room.isEmpty) return { chatItems: [], isAiGenerating: false }
    const { doc } = this.#room
    return { chatItems: readChat(doc), isAiGenerating: activeRun(doc) !== null }
  }

  /** Shows what D1 says now. */
  async showFacts(patternId: string): Promise<void> {
    this.#name(patternId)
    const pattern = await findPattern(this.env.DB, patternId)
    if (pattern) this.#show(pattern)
  }

  /** Looks at every open socket again: lost access closes it, a changed level holds at once. */
  async accessChanged(patternId: string): Promise<void> {
    this.#name(patternId)
    const levels = new Map<string, Awaited<ReturnType<typeof findPermitted>>>()
    for (const [socket, { userId, isSignedIn }] of this.#sockets.all()) {
      if (!levels.has(userId)) {
        levels.set(userId, await findPermitted(this.env.DB, isSignedIn ? userId : null, patternId))
      }
      const found = levels.get(userId)
      if (!found) this.#expel(socket, CLOSE.noSuchRoom, 'no such room')
      else if (!found.level) this.#expel(socket, isSignedIn ? CLOSE.forged : CLOSE.signIn, 'no access')
      else this.#sockets.setLevel(socket, found.level)
    }
  }

  async startGeneration(patternId: string, request: RunRequest): Promise<StartResult> {
    this.#name(patternId)
    return this.#runs.start(request)
  }

  async retryGeneration(patternId: string, requestId: string): Promise<StartResult> {
    this.#name(patternId)
    return this.#runs.retry(requestId)
  }

  async stopGeneration(patternId: string, requestId: string): Promise<boolean> {
    this.#name(patternId)
    return this.#runs.stop(requestId)
  }

  /** Makes an older version the active one; what was typed since is saved first, nothing is lost. */
  async restore(patternId: string, artifactId: string, actor: RunRequest['actor']): Promise<void> {
    this.#name(patternId)
    await this.#runs.restore(artifactId, actor)
  }

  /** Saves the working copy, or these files, as a free version; the active version's id when nothing differs. */
  async save(patternId: string, actor: RunRequest['actor'], work: SaveWork): Promise<string | null> {
    this.#name(patternId)
    return this.#runs.save(actor, work)
  }

  #show(pattern: PatternRow): void {
    const { name, config, customId, access, isDarkMode, activeArtifactId } = pattern
    const viewport = viewportNameSchema.catch('Responsive').parse(pattern.viewport)
    const meta = { name, config, customId, access, isDarkMode, activeArtifactId, viewport }
    const shown = JSON.stringify(meta)
    if (this.#facts.get(SHOWN) === shown) return
    this.#room.write(doc => writeMeta(doc, { schemaVersion: EDITOR_SCHEMA_VERSION, ...meta }))
    this.#facts.set(SHOWN, shown)
    this.#room.flush()
  }

  async #activeArtifactId(): Promise<string | null> {
    return (await findPattern(this.env.DB, this.#patternId))?.activeArtifactId ?? null
  }

  async #sourceOf(artifactId: string): Promise<SourceFile[]> {
    const artifact = await findArtifact(this.env.DB, artifactId)
    const pack = artifact && (await readPack(this.env.FILES, artifact.packKey))
    if (!pack) throw new Error(`the files of artifact ${artifactId} are missing`)
    return pack.sourceFiles
  }

  #expel(socket: WebSocket, code: number, reason: string): void {
    this.#presence.leave(socket)
    this.#sockets.close(socket, code, reason)
  }

  async #leave(socket: WebSocket): Promise<void> {
    this.#presence.leave(socket)
    this.#sockets.forget(socket)
    if (this.#sockets.size === 0) await unregisterOpenRoom(this.env.DB, this.#patternId)
  }

  /** The object's name, which an alarm does not tell. */
  #name(patternId: string): void {
    if (this.#facts.get(PATTERN_ID) !== patternId) this.#facts.set(PATTERN_ID, patternId)
  }

  get #patternId(): string {
    const id = this.#facts.get(PATTERN_ID)
    if (!id) throw new Error('a room was used before it knew its pattern')
    return id
  }
}
