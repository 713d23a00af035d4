import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import { STAGES, shortened } from '#server/generation/reply/tool-calls.ts'
import type { RunWriter } from '#server/generation/reply/write-to-room.ts'
import { RunProblem } from '#server/generation/run-problem.ts'
import { FILES_MAX, type SourceFile } from '#shared/artifacts.ts'
import type { ToolAction } from '#shared/chat.ts'
import type { Operation } from '#shared/edits/operations/operations.ts'
import type { Problem } from '#shared/edits/operations/problem.ts'
import type { ReplyEvent } from '#shared/edits/reply/events.ts'
import { placed } from '#shared/edits/reply/module-block.ts'
import { ReplyParser } from '#shared/edits/reply/parser.ts'
import { isRepaired, ReplyTurn, type TakenEvent } from '#shared/edits/reply/turn.ts'
import { isFilePath } from '#shared/file-paths.ts'
import { MESSAGES } from '#shared/messages.ts'

export interface ReplyBlocksOptions {
  files: ProjectFiles
  writer: RunWriter
  changing(): void
}

const ACTIONS: Partial<Record<Operation['op'], ToolAction>> = {
  write: 'write',
  delete: 'delete',
  rename: 'rename',
}

const partId = (at: number): string => `block-${at}`

/** How far a reply had come. */
interface Mark {
  turn: ReplyTurn
  fresh: readonly Operation[]
  parts: readonly string[]
  staged: SourceFile[] | null
  count: number
}

/** The words of a reply and the changes written into them: shown as they come, made as far as they fit. */
export class ReplyBlocks {
  readonly #options: ReplyBlocksOptions
  #parser = new ReplyParser()
  #turn = new ReplyTurn()
  /** What a repair must touch, or the reply stays half. */
  #awaited: Problem[] = []
  /** What was made of the replies before, in case that a repair says it again. */
  readonly #made = new Set<string>()
  #fresh: Operation[] = []
  #staged: SourceFile[] | null = null
  /** The parts of this reply's operations, in their order. */
  #parts: string[] = []
  #open: string | null = null
  #count = 0
  #isFileStart = false
  #mark: Mark = { turn: new ReplyTurn(), fresh: [], parts: [], staged: null, count: 0 }
  /** Files that the draft shows otherwise than it did at the mark. */
  #drafted = new Set<string>()

  constructor(options: ReplyBlocksOptions) {
    this.#options = options
  }

  get openPath(): string | null {
    return this.#parser.openPath
  }

  /** Whether the answer that is being given has written a change into its words. */
  get hasBegun(): boolean {
    return this.#count > this.#mark.count
  }

  async push(text: string): Promise<void> {
    await this.#takeAll(this.#parser.push(text))
  }

  /** An answer begins here. */
  mark(): void {
    this.#mark = {
      turn: this.#turn.copy(),
      fresh: [...this.#fresh],
      parts: [...this.#parts],
      staged: this.#staged,
      count: this.#count,
    }
    this.#drafted.clear()
  }

  /** What was read since the mark was thought: whatever it drafted on the way was not meant. */
  forget(): void {
    const { turn, fresh, parts, staged, count } = this.#mark
    for (let at = count + 1; at <= this.#count; at++) this.#options.files.progress.forget(partId(at))
    const before = staged ?? this.#options.files.files
    for (const path of this.#drafted) {
      const file = before.find(each => each.name === path)
      if (file) this.#options.writer.draft(path, file.code, true)
      else this.#options.writer.undraft(path)
    }
    this.#parser = new ReplyParser()
    this.#turn = turn
    this.#fresh = [...fresh]
    this.#parts = [...parts]
    this.#staged = staged
    this.#open = null
    this.mark()
  }

  /** Of these parts nothing is left to be made. */
  #endAll(ids: readonly string[]): void {
    for (const id of ids) this.#options.files.progress.end(id)
  }

  /** The whole reply is there: what fits of it is made, and what is wrong with the rest is told. */
  async close(): Promise<Problem[]> {
    await this.#takeAll(this.#parser.end())
    const { files } = this.#options
    const missed = this.#awaited.filter(problem => !isRepaired(problem, this.#fresh))
    const taken = await files.take(this.#turn)
    this.#endAll(this.#parts)
    const problems = [...missed, ...taken.problems]
    for (const operation of taken.made) this.#made.add(JSON.stringify(operation))
    this.#staged = null
    for (const problem of problems) {
      this.#tell(problem)
      this.#showAsMade(problem.file)
    }
    this.#turn = new ReplyTurn()
    this.#parts = []
    this.#awaited = problems
    this.#fresh = []
    return problems
  }

  async #takeAll(events: readonly ReplyEvent[]): Promise<void> {
    for (const event of events)
      for (const each of placed(event, this.#options.files.files, this.#turn.operations.length === 0))
        await this.#take(each)
  }

  async #take(event: ReplyEvent): Promise<void> {
    const { writer, changing } = this.#options
    if (event.type === 'text') return writer.text(event.text)
    changing()
    if (event.type === 'fileStart') {
      this.#start('write', event.path)
      this.#isFileStart = true
    }
    if (event.type === 'fileText' && isFilePath(event.path)) {
      this.#drafted.add(event.path)
      writer.draft(event.path, event.text, this.#isFileStart)
      this.#isFileStart = false
    }
    const taken = this.#turn.take(event, operation => this.#made.has(JSON.stringify(operation)))
    if (!taken) return
    const id = this.#open ?? this.#startFor(event, taken)
    this.#open = null
    if ('problem' in taken) this.#refuse(id, taken.problem)
    else if (taken.isMade) {
      this.#endAll([id])
      writer.toolChanged(id, { endTime: Date.now() })
    } else {
      this.#fresh.push(taken.operation)
      await this.#stage(id, taken.operation)
    }
  }

  #startFor(event: ReplyEvent, taken: TakenEvent): string {
    if ('problem' in taken) return this.#start('edit', 'path' in event ? event.path : '')
    const { operation } = taken
    const path = operation.op === 'rename' ? `${operation.from} → ${operation.to}` : operation.file
    return this.#start(ACTIONS[operation.op] ?? 'edit', path)
  }

  #start(action: ToolAction, path: string): string {
    if (this.#parts.length >= FILES_MAX) throw new RunProblem(MESSAGES.tooManyFiles)
    const id = partId(++this.#count)
    this.#open = id
    if (action === 'write' || action === 'edit') this.#options.files.progress.begin(id, path)
    this.#options.writer.toolStarted(id, { toolAction: action, toolParam: path })
    this.#options.writer.stage(`${STAGES[action] ?? 'Editing'} ${path}`)
    return id
  }

  /** Shown as if it were made already; an anchor that is missing is told at once. */
  async #stage(id: string, operation: Operation): Promise<void> {
    const { files, writer } = this.#options
    this.#parts.push(id)
    files.progress.ask(id, operation)
    const preview = await files.preview(this.#staged ?? files.files, operation)
    if (!preview.ok) {
      for (const problem of preview.problems) this.#refuse(id, problem)
      return
    }
    this.#staged = preview.files
    const path = operation.op === 'rename' ? operation.to : operation.file
    for (const each of operation.op === 'rename' ? [operation.from, path] : [path]) this.#drafted.add(each)
    if (operation.op === 'delete') writer.undraft(path)
    else writer.draft(path, preview.files.find(file => file.name === path)?.code ?? '', true)
    const { linesAdded = 0, linesRemoved = 0, diff = null } = preview.changes[0] ?? {}
    writer.toolChanged(id, { endTime: Date.now(), linesAdded, linesRemoved, diff })
  }

  #refuse(id: string, problem: Problem): void {
    this.#options.files.progress.end(id)
    this.#showAsMade(problem.file)
    this.#options.writer.toolChanged(id, {
      endTime: Date.now(),
      additionalContext: shortened(problem.message),
    })
  }

  /** The draft has what the changes before have made of a file, and nothing of it where they made nothing. */
  #showAsMade(path: string): void {
    const { files, writer } = this.#options
    const codeIn = (all: readonly SourceFile[]) => all.find(file => file.name === path)?.code
    const code = codeIn(this.#staged ?? files.files)
    if (code === undefined || code === codeIn(files.base)) writer.undraft(path)
    else writer.draft(path, code, true)
  }

  #tell({ operation, message }: Problem): void {
    const id = operation === null ? undefined : this.#parts[operation]
    if (id) this.#options.writer.toolChanged(id, { additionalContext: shortened(message) })
  }
}
