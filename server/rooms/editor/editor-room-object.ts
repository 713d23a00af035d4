import { DurableObject } from 'cloudflare:workers'
import { readChat } from '#room-schema/chat.ts'
import { activeRun, EDITOR_SCHEMA_VERSION, writeMeta } from '#room-schema/editor-room.ts'
import { migrate } from '#room-schema/migrations.ts'
import { CLOSE, SYNC_STEP_1, syncFrame } from '#room-schema/protocol.ts'
import type { EditorDocument } from '#room-schema/room-id.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { wakeOutbox } from '#server/events/outbox.ts'
import { filesOf } from '#server/features/artifacts/version-files.ts'
import { findPattern, type PatternRow } from '#server/features/patterns/patterns-queries.ts'
import type { AllowResult, ReplaceResult, SaveWork, StartResult } from '#server/generation/run/room.ts'
import { GenerationRuns } from '#server/generation/run/runs.ts'
import type { NewRunRequest, RunRequest } from '#server/generation/run/runs-store.ts'
import { RoomAccess } from '#server/rooms/base/access.ts'
import { StoredClientIds } from '#server/rooms/base/client-id-owners.ts'
import { RoomDocument } from '#server/rooms/base/document.ts'
import { isolateId } from '#server/rooms/base/isolate-id.ts'
import { putOff, readJoin } from '#server/rooms/base/join.ts'
import { RoomLog } from '#server/rooms/base/log.ts'
import { RoomPresence } from '#server/rooms/base/presence.ts'
import { RoomFacts } from '#server/rooms/base/room-kv.ts'
import { OpenRoomEntry } from '#server/rooms/base/room-registration.ts'
import { RoomSockets, sendableCode } from '#server/rooms/base/sockets.ts'
import { VisitorLimit } from '#server/rooms/base/visitor-limit.ts'
import { ChatPages } from '#server/rooms/editor/chat-pages.ts'
import { EditorSocketMessages } from '#server/rooms/editor/socket-messages.ts'
import { type FileChange, WorkingCopy } from '#server/rooms/editor/working-copy.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatItem } from '#shared/chat.ts'
import { viewportNameSchema } from '#shared/design.ts'

const PATTERN_ID = 'patternId'
const SHOWN = 'shown'
const BOOTS = 'boots'
const SCHEMA = 'schema'
/** Long enough for the close frames to leave before the object does. */
const ABORT_AFTER_MS = 100

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
  readonly #openRooms: OpenRoomEntry
  readonly #access: RoomAccess
  readonly #visitors: VisitorLimit
  /** What the first socket waits for, and others who come meanwhile. */
  #opening: Promise<void> = Promise.resolve()
  #isGoing = false

  constructor(context: DurableObjectState, env: Bindings) {
    super(context, env)
    const { storage } = context
    this.#facts = new RoomFacts(storage.sql)
    this.#facts.set(BOOTS, String(Number(this.#facts.get(BOOTS) ?? 0) + 1))
    this.#sockets = new RoomSockets(context, {
      probe: document => syncFrame(SYNC_STEP_1, this.#documentOf(document).stateVector()),
      tooSlow: socket => this.#messages.close(socket, CLOSE.tooSlow, 'too slow'),
    })
    this.#room = this.#openDocument('room')
    this.#files = this.#openDocument('files')
    this.#presence = new RoomPresence(this.#sockets)
    const clientIds = new StoredClientIds(storage.sql)
    this.#workingCopy = new WorkingCopy(this.#files, this.#facts, clientIds, id => filesOf(env, id))
    this.#messages = new EditorSocketMessages({
      sockets: this.#sockets,
      presence: this.#presence,
      room: this.#room,
      files: this.#files,
      clientIds,
    })
    const patternId = () => this.#patternId
    this.#access = new RoomAccess({
      d1: env.DB,
      sockets: this.#sockets,
      patternId,
      refresh: async () => (await this.#refresh(this.#patternId)) !== null,
      sessionEnded: id => this.#openRooms.sessionEnded(id),
      close: (socket, code, reason) => this.#messages.close(socket, code, reason),
    })
    this.#openRooms = new OpenRoomEntry(this.#sockets, {
      d1: env.DB,
      patternId,
      closeSession: (id, why) => this.#access.closeSession(id, why),
      sessionEnds: time => wakeOutbox(env, time.getTime() - Date.now()),
    })
    this.#visitors = new VisitorLimit(this.#sockets, settingsOf(env).VISITORS_PER_ADDRESS)
    this.#runs = new GenerationRuns({
      env,
      storage,
      room: this.#room,
      workingCopy: this.#workingCopy,
      chatPages: new ChatPages(env.FILES, this.#room, patternId),
      isolate: isolateId(),
      patternId,
      waitUntil: work => context.waitUntil(work),
    })
    this.#migrate()
    this.#messages.wake()
  }

  /** Before anybody is served: stored bytes go out as they are. */
  #migrate(): void {
    if (this.#facts.get(SCHEMA) === String(EDITOR_SCHEMA_VERSION)) return
    if (!this.#room.isEmpty) {
      this.#room.write(migrate)
      this.#room.flush()
    }
    this.#facts.set(SCHEMA, String(EDITOR_SCHEMA_VERSION))
  }

  #openDocument(document: EditorDocument): RoomDocument {
    return new RoomDocument(new RoomLog(this.ctx.storage, document), {
      broadcast: (frame, except) => this.#sockets.broadcast(document, frame, except),
      storageFailed: error => this.#startAgain(error),
    })
  }

  #documentOf = (document: EditorDocument): RoomDocument => (document === 'files' ? this.#files : this.#room)

  /** A socket that the Worker has let in. */
  override async fetch(request: Request): Promise<Response> {
    const { patternId, identity, checkedAt, isOurs } = readJoin(request)
    this.#name(patternId)
    const tooMany = this.#visitors.problem(identity.address)
    if (tooMany !== null) return putOff(tooMany)
    const { 0: client, 1: server } = new WebSocketPair()
    const isFirst = this.#sockets.size === 0
    this.#sockets.accept(server, identity)
    try {
      if (isFirst) this.#opening = this.#open(patternId)
      else this.ctx.waitUntil(this.#openRooms.listSession(identity.sessionId))
      await this.#opening
      if (isFirst || this.#access.isOld(checkedAt)) await this.#access.check(server)
      if (identity.document === 'files' && !this.#workingCopy.isOpen)
        await this.#workingCopy.load((await this.#refresh(patternId))?.activeArtifactId ?? null)
      this.#messages.greet(server, isOurs)
    } catch (error) {
      this.#messages.close(server, CLOSE.storageFailed, 'try again')
      throw error
    }
    return new Response(null, { status: 101, webSocket: client })
  }

  /** On the list before D1 is read: a change after that reaches the room, so later joins need not ask. */
  async #open(patternId: string): Promise<void> {
    await this.#openRooms.update()
    await this.showFacts(patternId)
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    try {
      this.#messages.receive(socket, message)
    } catch (error) {
      // Half of the work may be done in memory and not on disk, so the memory goes.
      this.#startAgain(error)
    }
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    // Unanswered, a close leaves the other side waiting until it gives up.
    this.#messages.close(socket, sendableCode(code), '')
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
    await this.#refresh(patternId)
  }

  /** Looks at every open socket, and at the run, again: lost access closes and stops, a changed level holds at once. */
  async accessChanged(patternId: string): Promise<void> {
    this.#name(patternId)
    await this.#access.changed()
    await this.#runs.stopUnlessAllowed()
  }

  async startGeneration(patternId: string, request: NewRunRequest): Promise<StartResult> {
    this.#name(patternId)
    return this.#runs.start(request)
  }

  async retryGeneration(patternId: string, requestId: string): Promise<StartResult> {
    this.#name(patternId)
    return this.#runs.retry(requestId)
  }

  async allowOutside(patternId: string, requestId: string, actor: RunRequest['actor']): Promise<AllowResult> {
    this.#name(patternId)
    return this.#runs.replacements.allow(requestId, actor)
  }

  async stopGeneration(patternId: string, requestId: string): Promise<boolean> {
    this.#name(patternId)
    return this.#runs.stop(requestId)
  }

  /** Makes an older version the active one; what was typed since is saved first, nothing is lost. */
  async restore(patternId: string, artifactId: string, actor: RunRequest['actor']): Promise<ReplaceResult> {
    this.#name(patternId)
    return this.#runs.replacements.restore(artifactId, actor)
  }

  /** Saves the working copy, or these files, as a free version; the active version's id when nothing differs. */
  async save(patternId: string, actor: RunRequest['actor'], work: SaveWork): Promise<ReplaceResult> {
    this.#name(patternId)
    return this.#runs.replacements.save(actor, work)
  }

  /** The code as it is being typed, which is there for changes from now on. */
  async readFiles(patternId: string): Promise<SourceFile[]> {
    return this.#workingCopy.opened((await this.#refresh(patternId))?.activeArtifactId ?? null)
  }

  /** Changes files beside what people type, unless a run will write what it began with. */
  async changeFiles(changes: FileChange[]): Promise<'done' | 'changed' | 'generation_in_progress'> {
    return activeRun(this.#room.doc) ? 'generation_in_progress' : this.#workingCopy.change(changes)
  }

  #show(pattern: PatternRow): void {
    const { name, config, customId, access, isDarkMode, activeArtifactId, responsiveWidth } = pattern
    const viewport = viewportNameSchema.catch('Responsive').parse(pattern.viewport)
    const looks = { isDarkMode, viewport, responsiveWidth, allowsWebImages: pattern.allowsWebImages }
    const meta = { name, config, customId, access, activeArtifactId, ...looks }
    const shown = JSON.stringify(meta)
    if (this.#facts.get(SHOWN) === shown) return
    this.#room.write(doc => writeMeta(doc, { schemaVersion: EDITOR_SCHEMA_VERSION, ...meta }))
    this.#facts.set(SHOWN, shown)
    this.#room.flush()
  }

  async #refresh(patternId: string): Promise<PatternRow | null> {
    this.#name(patternId)
    const pattern = await findPattern(this.env.DB, patternId)
    if (pattern) this.#show(pattern)
    return pattern
  }

  async #leave(socket: WebSocket): Promise<void> {
    this.#presence.leave(socket)
    this.#sockets.forget(socket)
    if (this.#sockets.size > 0) return
    for (const document of [this.#room, this.#files]) document.settle()
    await this.#openRooms.update()
  }

  /** Memory that is ahead of the disk is thrown away; everybody comes back to what is on disk. */
  #startAgain(error: unknown): void {
    if (this.#isGoing) return
    this.#isGoing = true
    console.error('a room is started again', error)
    for (const [socket] of this.#sockets.all()) {
      this.#sockets.close(socket, CLOSE.storageFailed, 'not saved, try again')
    }
    setTimeout(() => this.ctx.abort('storage failed'), ABORT_AFTER_MS)
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
