import { readChat } from '#room-schema/chat.ts'
import { activeRun, EDITOR_SCHEMA_VERSION, writeMeta } from '#room-schema/editor-room.ts'
import { FILES_POLICY } from '#room-schema/files-policy.ts'
import { migrate } from '#room-schema/migrations.ts'
import type { EditorDocument } from '#room-schema/room-id.ts'
import type { ObjectRef } from '#server/access/objects.ts'
import type { Bindings } from '#server/bindings.ts'
import { filesOf } from '#server/features/artifacts/version-files.ts'
import { findPattern, type PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { forceStop } from '#server/generation/run/force-stop.ts'
import { changeQueue, type QueueChange, type QueueResult } from '#server/generation/run/queue.ts'
import { RunRecords } from '#server/generation/run/run-records.ts'
import { GenerationRuns } from '#server/generation/run/runs.ts'
import type { RunRequest, StartResult } from '#server/generation/run-request.ts'
import { Alarms } from '#server/rooms/base/alarms.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import type { Writers } from '#server/rooms/base/edits.ts'
import { isolateId } from '#server/rooms/base/isolate-id.ts'
import { RoomObject } from '#server/rooms/base/room-object.ts'
import { ChatPages } from '#server/rooms/editor/chat-pages.ts'
import { CodeSync, type SyncAsked } from '#server/rooms/editor/code-sync.ts'
import { DeletedMessages, type TakenMessage } from '#server/rooms/editor/deleted-messages.ts'
import type { JobEnd } from '#server/rooms/editor/jobs.ts'
import { Looks, type TakenLook } from '#server/rooms/editor/looks.ts'
import { RoomLookers } from '#server/rooms/editor/room-lookers.ts'
import { type EditorJob, runRoom } from '#server/rooms/editor/run-room.ts'
import { TellCanvas } from '#server/rooms/editor/tell-canvas.ts'
import { type ReplaceResult, VersionWriter } from '#server/rooms/editor/version-writer.ts'
import {
  type AllowResult,
  type KeepResult,
  RoomVersions,
  type SaveWork,
} from '#server/rooms/editor/versions.ts'
import { type FileChange, WorkingCopy } from '#server/rooms/editor/working-copy.ts'
import type { Actor } from '#shared/actor.ts'
import type { RoomInfo } from '#shared/admin.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatItem, WhenBusy } from '#shared/chat.ts'
import type { PullResult, SyncResult } from '#shared/code-host.ts'
import { viewportNameSchema } from '#shared/design.ts'
import type { Looked } from '#shared/page-look.ts'

const SHOWN = 'shown'
const SCHEMA = 'schema'

/** The room of one pattern: its chat, which runs write, and its code, which people do. */
export class EditorRoomObject extends RoomObject {
  protected override readonly kind = 'editor'
  protected override readonly alarms: Alarms<EditorJob>
  readonly #room: RoomDocument
  readonly #workingCopy: WorkingCopy
  readonly #versions: RoomVersions
  readonly #runs: GenerationRuns
  readonly #chatPages: ChatPages
  readonly #records: RunRecords
  readonly #deletedMessages: DeletedMessages
  readonly #codeSync: CodeSync
  readonly #looks = new Looks(new RoomLookers({ ...this.places, room: () => this.#room }))

  constructor(context: DurableObjectState, env: Bindings) {
    super(context, env)
    this.#room = this.documentOf('room')
    this.#workingCopy = new WorkingCopy(this.documentOf('files'), this.facts, this.clientIds, id =>
      filesOf(env, id),
    )
    const parts = {
      ...{ env, sql: context.storage.sql, room: this.#room, workingCopy: this.#workingCopy },
      patternId: () => this.id,
    }
    const writer = new VersionWriter(parts)
    this.#versions = new RoomVersions({
      ...{ ...parts, writer, isRunUnderWay: () => this.#runs.isUnderWay },
      keepAgain: time => this.alarms.at('keep', time),
    })
    this.#chatPages = new ChatPages(env.FILES, this.#room, parts.patternId)
    this.alarms = new Alarms(context.storage, {
      run: () => this.#runs.lookAfter(),
      queue: () => this.#runs.beginNext(),
      keep: () => this.#versions.keepPending(),
      jobs: () => this.#codeSync.lookAfter(),
      outlet: () => this.lookAfterOutlet(),
    })
    this.#codeSync = new CodeSync({
      ...{ ...parts, writer, versions: this.#versions, alarms: this.alarms },
      waitUntil: work => context.waitUntil(work),
    })
    this.#runs = new GenerationRuns(
      env,
      runRoom({
        ...{ ...parts, writer, versions: this.#versions, chatPages: this.#chatPages, alarms: this.alarms },
        looks: this.#looks,
        isWatched: () => this.places.people.isWatched,
        isolate: isolateId(),
        waitUntil: work => context.waitUntil(work),
      }),
    )
    this.#records = new RunRecords(context.storage.sql)
    this.#deletedMessages = new DeletedMessages(context.storage.sql, {
      pages: this.#chatPages,
      records: this.#records,
      isRunUnderWay: () => this.#runs.isUnderWay,
    })
    this.#migrate()
    const waitUntil = (work: Promise<unknown>) => context.waitUntil(work)
    this.alsoTell(new TellCanvas({ ...parts, facts: this.facts, waitUntil }))
  }

  protected override documents(): Record<EditorDocument, Writers> {
    return { room: 'server', files: [FILES_POLICY] }
  }

  protected override object(): ObjectRef {
    return { kind: 'pattern', id: this.id }
  }

  protected override async refresh(): Promise<boolean> {
    return (await this.#refreshed()) !== null
  }

  protected override async opened(document: string): Promise<void> {
    if (document === 'files' && !this.#workingCopy.isOpen)
      await this.#workingCopy.load(await this.#activeId())
  }

  /** Before anybody is served: stored bytes go out as they are. */
  #migrate(): void {
    if (this.facts.get(SCHEMA) === String(EDITOR_SCHEMA_VERSION)) return
    if (!this.#room.isEmpty) {
      this.#room.write(migrate)
      this.#room.flush()
    }
    this.facts.set(SCHEMA, String(EDITOR_SCHEMA_VERSION))
  }

  /** The parts of the pattern entity that live in the room. */
  async describe(patternId: string): Promise<{ chatItems: ChatItem[]; isAiGenerating: boolean }> {
    this.setId(patternId)
    if (this.#room.isEmpty) return { chatItems: [], isAiGenerating: false }
    const { doc } = this.#room
    return { chatItems: readChat(doc), isAiGenerating: activeRun(doc) !== null }
  }

  /** Shows what D1 says now. */
  async showFacts(patternId: string): Promise<void> {
    this.setId(patternId)
    await this.refresh()
  }

  /** Looks at the runs, too: whose starter may not write here any more neither goes on nor begins. */
  override async accessChanged(patternId: string): Promise<void> {
    await super.accessChanged(patternId)
    await this.#runs.stopUnlessAllowed()
  }

  async startGeneration(patternId: string, request: RunRequest, whenBusy?: WhenBusy): Promise<StartResult> {
    this.setId(patternId)
    return this.#runs.start(request, whenBusy)
  }

  /** Null when it does not wait (any more). */
  async readQueued(patternId: string, requestId: string): Promise<string | null> {
    this.setId(patternId)
    return this.#runs.queue.read(requestId)
  }

  async changeQueued(patternId: string, requestId: string, change: QueueChange): Promise<QueueResult> {
    this.setId(patternId)
    return changeQueue(this.#runs.queue, requestId, change)
  }

  async retryGeneration(patternId: string, requestId: string, actorId: string): Promise<StartResult> {
    this.setId(patternId)
    return this.#runs.retry(requestId, actorId)
  }

  async stopGeneration(patternId: string, requestId: string): Promise<boolean> {
    this.setId(patternId)
    return this.#runs.stop(requestId)
  }

  async allowOutside(patternId: string, requestId: string, actor: RunRequest['actor']): Promise<AllowResult> {
    this.setId(patternId)
    return this.#versions.allow(requestId, actor)
  }

  async keepFinished(patternId: string, requestId: string, actor: RunRequest['actor']): Promise<KeepResult> {
    this.setId(patternId)
    return this.#versions.keep(requestId, actor)
  }

  async restore(patternId: string, artifactId: string, actor: RunRequest['actor']): Promise<ReplaceResult> {
    this.setId(patternId)
    return this.#versions.restore(artifactId, actor)
  }

  /** Saves the working copy, or these files, as a free version; the active version's id when nothing differs. */
  async save(patternId: string, actor: RunRequest['actor'], work: SaveWork): Promise<ReplaceResult> {
    this.setId(patternId)
    this.ctx.waitUntil(this.#chatPages.pageOut())
    return this.#versions.save(actor, work)
  }

  /** The code as it is being typed, which is there for changes from now on. */
  async readFiles(patternId: string): Promise<SourceFile[]> {
    this.setId(patternId)
    return this.#workingCopy.opened(await this.#activeId())
  }

  /** Changes files beside what people type, unless a run will write what it began with. */
  async changeFiles(changes: FileChange[]): Promise<'done' | 'changed' | 'generation_in_progress'> {
    return activeRun(this.#room.doc) ? 'generation_in_progress' : this.#workingCopy.change(changes)
  }

  /** Pushes the design as it is now to where it is linked. */
  async syncCode(patternId: string, actor: Actor, asked: SyncAsked): Promise<JobEnd<SyncResult>> {
    this.setId(patternId)
    return this.#codeSync.sync(actor, asked)
  }

  /** Brings what was changed there here, as a version of its own. */
  async pullCode(patternId: string, actor: Actor, requestId?: string): Promise<JobEnd<PullResult>> {
    this.setId(patternId)
    return this.#codeSync.pull(actor, requestId)
  }

  /** What the design is linked to, or what is known of it, has changed. */
  async linkChanged(patternId: string, isAnother = false): Promise<void> {
    this.setId(patternId)
    this.#codeSync.linkChanged(isAnother)
  }

  /** In numbers, for an admin; no word of what stands in it. */
  async roomInfo(patternId: string): Promise<RoomInfo> {
    this.setId(patternId)
    const numbers = await this.numbers()
    const runs = this.#records.recent()
    return { id: patternId, kind: this.kind, ...numbers, runs, isAiGenerating: this.#runs.isUnderWay }
  }

  async forceStop(patternId: string, requestId: string | null): Promise<string[]> {
    this.setId(patternId)
    return forceStop(this.#runs, this.#records, requestId)
  }

  async takeMessage(patternId: string, itemId: string): Promise<TakenMessage> {
    this.setId(patternId)
    return this.#deletedMessages.take(itemId)
  }

  /** Nothing of it is left anywhere else. */
  async messageForgotten(itemId: string): Promise<void> {
    this.#deletedMessages.forget(itemId)
  }

  /** What a browser that was asked to look is to show. */
  async takeLook(lookId: string, userId: string, isAble: boolean): Promise<TakenLook | null | 'unknown'> {
    return this.#looks.take(lookId, userId, isAble)
  }

  async lookSeen(lookId: string, userId: string, looked: Looked[]): Promise<boolean> {
    return this.#looks.seen(lookId, userId, looked)
  }

  async #activeId(): Promise<string | null> {
    return (await this.#refreshed())?.activeArtifactId ?? null
  }

  async #refreshed(): Promise<PatternRow | null> {
    const pattern = await findPattern(this.env.DB, this.id)
    if (pattern) this.#show(pattern)
    return pattern
  }

  #show(pattern: PatternRow): void {
    const { name, config, customId, access, isDarkMode, activeArtifactId, responsiveWidth } = pattern
    const viewport = viewportNameSchema.catch('Responsive').parse(pattern.viewport)
    const looks = { isDarkMode, viewport, responsiveWidth, allowsWebImages: pattern.allowsWebImages }
    const { hasPassword, feedbackRevision } = pattern
    const pages = { hasPassword, feedbackRevision }
    const { accessRevision } = this
    const meta = { name, config, customId, access, activeArtifactId, ...looks, ...pages, accessRevision }
    const shown = JSON.stringify(meta)
    if (this.facts.get(SHOWN) === shown) return
    this.#room.write(doc => writeMeta(doc, { schemaVersion: EDITOR_SCHEMA_VERSION, ...meta }))
    this.facts.set(SHOWN, shown)
    this.#room.flush()
  }
}
