import type { ReferenceTools } from '#server/generation/reference-tools.ts'
import { type Ending, readEnding } from '#server/generation/reply/ending.ts'
import { installPackage, listFiles, readFile, searchFiles } from '#server/generation/reply/look-tools.ts'
import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import type { ModelEvent } from '#server/generation/reply/stream.ts'
import { isTalkTool, type Talk, type TalkToolName } from '#server/generation/reply/talk.ts'
import { ToolDrafts } from '#server/generation/reply/tool-drafts.ts'
import { ToolInputReader } from '#server/generation/reply/tool-input.ts'
import {
  actionOf,
  isEditTool,
  isToolName,
  subjectOf,
  type ToolCallOf,
  type ToolName,
} from '#server/generation/reply/tools.ts'
import { CHANGED, HALF } from '#server/generation/reply/whole-answer.ts'
import type { RunWriter } from '#server/generation/reply/write-to-room.ts'
import { TOOL_RESULT_CHARACTERS, type ToolAction } from '#shared/chat.ts'
import type { Operation } from '#shared/edits/operations/operations.ts'
import { fieldNamed, namedCall, toolNamed } from '#shared/edits/reply/call-names.ts'
import { EDIT_CALLS, type EditCallName, fromRoot, operationOf } from '#shared/edits/reply/edit-calls.ts'
import { parseJson } from '#shared/edits/reply/json-pieces.ts'
import { isFilePath } from '#shared/file-paths.ts'
import { wellFormed } from '#shared/text.ts'

const CALLS_MAX = 500
/** More than one answer has messages. */
const STEPS_APART = 10_000
const CONTEXT_MAX_CHARACTERS = 500
const FOUND_MAX_CHARACTERS = 2_000
const REMINDERS_MAX = 20
const HELD = 'The file is held back: edit_file may mend it as you wrote it.'
const REMINDER = 'Make them in another way, or call finish again if the design is right without them.'

interface OpenCall {
  name: ToolName
  /** Its input as far as it has come. */
  json: string[]
  reader: ToolInputReader
  path: string
  isDrafted: boolean
}

export interface ToolCallsOptions {
  files: ProjectFiles
  writer: RunWriter
  /** The design is about to change. */
  changing(): void
  /** Compiles and reads the files as they are: null when there is nothing to say, else what is wrong. */
  compile(): Promise<string | null>
  /** Why the work cannot end yet; null when it can. */
  notDone(): Promise<string | null>
  /** What a file that was just written imports in vain; null when all of it is there. */
  importsRefused(path: string): Promise<string | null>
  /** What a browser sees of the files as they are. */
  look(input: unknown): Promise<string>
  /** Whether a package can be imported on this server, by its name. */
  builtPackages(): Promise<(name: string) => boolean>
  /** Templates and the kit, to be read. */
  reference: ReferenceTools
  /** What is asked and planned. */
  talk: Talk
  record(event: ModelEvent): void
}

/** The tool calls of a run: each is a part with its times and its diff, and an answer for the model. */
export class ToolCalls {
  readonly #options: ToolCallsOptions
  readonly #calls = new Map<string, OpenCall>()
  readonly #drafts: ToolDrafts
  /** The edits of each file that wait for another one. */
  readonly #halves = new Map<string, string[]>()
  #count = 0
  #wasSentBack = false
  #wasReminded = false
  #step = 0
  #answers = 0
  /** The model said that it is done, and that was accepted. */
  isFinished = false
  /** What it said then. */
  ending: Ending | null = null

  constructor(options: ToolCallsOptions) {
    this.#options = options
    this.#drafts = new ToolDrafts(options)
  }

  /** Steps are counted on from one answer to the next. */
  nextAnswer(): void {
    this.#answers += STEPS_APART
    this.isFinished = false
  }

  start(id: string, given: string): void {
    const name = toolNamed(given)
    if (!isToolName(name) || isTalkTool(name)) return
    if (isEditTool(name) && this.#options.talk.isOnlyTalk) return
    this.#calls.set(id, { name, json: [], reader: new ToolInputReader(), path: '', isDrafted: false })
    if (isEditTool(name)) this.#options.changing()
    this.#options.writer.toolStarted(id, { toolAction: actionOf(name), toolParam: '' })
  }

  /** The file grows in the draft while its code is still being written. */
  grow(id: string, delta: string): void {
    const call = this.#calls.get(id)
    if (!call) return
    call.json.push(delta)
    for (const { key: given, text, isEnd } of call.reader.push(delta)) {
      const key = fieldNamed(given)
      if (key === 'path') {
        call.path += text
        if (!isEnd) continue
        call.path = fromRoot(call.path)
        this.#name(id, call)
      } else if (call.name === 'write_file' && key === 'code' && isFilePath(call.path)) {
        this.#drafts.grow(call.path, text, !call.isDrafted)
        call.isDrafted = true
        // Tools run when the whole answer is there; what is in the file can be shown now.
        if (isEnd) this.#options.writer.toolChanged(id, { endTime: Date.now() })
      }
    }
    if (call.reader.isEnd && isEditTool(call.name)) {
      const operation = operationIn(call.name, call.json.join(''))
      if (operation) this.#options.files.progress.ask(id, operation)
    }
  }

  /** A call that could not be read: its file stays as it was. */
  failed(id: string, given: string, message: string): void {
    const name = toolNamed(given)
    const { files, writer, talk } = this.#options
    const call = this.#calls.get(id)
    files.progress.end(id)
    if (call?.isDrafted) this.#drafts.undo(call.path)
    if (isToolName(name) && isEditTool(name) && !talk.isOnlyTalk)
      files.refuse({ code: 'unreadable', file: call?.path ?? '', message, operation: null }, this.#step)
    writer.toolChanged(id, { endTime: Date.now(), additionalContext: shortened(message) })
  }

  /** The answer is what the model reads next. */
  async execute({ name, input, id, step }: ToolCallOf): Promise<string> {
    const { writer, files, talk } = this.#options
    this.#step = this.#answers + step
    if (isTalkTool(name)) return this.#talk(name, input)
    if (!this.#calls.has(id)) this.start(id, name)
    writer.toolChanged(id, { toolParam: subjectOf(input) })
    if (++this.#count > CALLS_MAX)
      return this.#answer(id, `Refused: more than ${CALLS_MAX} calls in one run.`)
    const refusal = talk.refusal(isEditTool(name))
    if (refusal) return this.#answer(id, refusal)
    if (isEditTool(name)) return this.#change(id, operationOf(name, input))
    await files.settled()
    switch (name) {
      case 'list_files':
        return this.#answer(id, listFiles(files.files))
      case 'read_file':
        return this.#answer(id, readFile(files.files, input))
      case 'search_files':
        return this.#answer(id, searchFiles(files.files, subjectOf(input)))
      case 'list_templates':
        return this.#answer(id, await this.#options.reference.listTemplates())
      case 'read_template':
        return this.#answer(id, await this.#readTemplate(input))
      case 'read_component':
        return this.#answer(id, await this.#options.reference.readComponent(subjectOf(input)))
      case 'install_package':
        return this.#install(id, subjectOf(input))
      case 'check_compile':
        return this.#check(id)
      case 'look':
        return this.#look(id, input)
      case 'finish':
        return this.#finish(id, input)
    }
  }

  async compiles(): Promise<boolean> {
    return (await this.#options.compile()) === null
  }

  /** Once the person has the word, no further answer is asked for. */
  async #talk(name: TalkToolName, input: unknown): Promise<string> {
    const { talk, files } = this.#options
    // What was called before it counts.
    await files.settled()
    const answer = talk.take(name, input, files.isChanged)
    if (talk.isOver) this.isFinished = true
    return answer
  }

  /** Changes the files, and the draft with them; a refusal undoes what was drafted. */
  async #change(id: string, operation: Operation): Promise<string> {
    const { files, writer } = this.#options
    const result = await files.run(operation, this.#step)
    files.progress.end(id)
    const path = operation.op === 'rename' ? operation.to : operation.file
    if ('problems' in result) {
      const problem = result.problems.map(each => each.message).join(' ')
      if (operation.op === 'write') this.#drafts.undo(path)
      writer.toolChanged(id, { endTime: Date.now(), additionalContext: shortened(problem) })
      if (!result.isHeld || operation.op === 'write')
        return `Refused: ${problem}${result.isHeld ? ` ${HELD}` : ''}`
      this.#halves.set(path, [...(this.#halves.get(path) ?? []), id])
      return `${problem} ${HALF}`
    }
    if (result.withHeld)
      for (const half of this.#halves.get(path) ?? []) writer.toolChanged(half, { additionalContext: '' })
    if (operation.op === 'rename') this.#drafts.forget(operation.from)
    const code = files.read(path) ?? ''
    if (operation.op === 'delete') this.#drafts.forget(path)
    else this.#drafts.become(path, code)
    const { linesAdded = 0, linesRemoved = 0, diff = null } = result.change ?? {}
    const refused = operation.op === 'delete' ? null : await this.#options.importsRefused(path)
    const additionalContext = shortened(refused ?? '')
    writer.toolChanged(id, { endTime: Date.now(), linesAdded, linesRemoved, diff, additionalContext })
    return refused ?? CHANGED
  }

  #readTemplate(input: unknown): Promise<string> {
    const { id, file } = input as { id: string; file?: string }
    return this.#options.reference.readTemplate(id, file)
  }

  async #install(id: string, specifier: string): Promise<string> {
    return this.#answer(id, installPackage(specifier, await this.#options.builtPackages()))
  }

  async #check(id: string): Promise<string> {
    this.#options.writer.stage('Compiling')
    const errors = await this.#options.compile()
    if (errors !== null) this.#options.writer.toolChanged(id, { additionalContext: shortened(errors) })
    return this.#answer(id, errors ?? 'It compiles.')
  }

  async #look(id: string, input: unknown): Promise<string> {
    const { look, writer } = this.#options
    if (subjectOf(input) === '') writer.toolChanged(id, { toolParam: 'the page' })
    const found = await look(input)
    writer.toolChanged(id, { additionalContext: found.slice(0, FOUND_MAX_CHARACTERS) })
    return this.#answer(id, found)
  }

  /** Done only when every change was made and it compiles; an agent is sent back once for each, then its word counts. */
  async #finish(id: string, input: unknown): Promise<string> {
    const { files, writer } = this.#options
    const open = this.#wasReminded ? [] : files.unrepaired
    if (open.length > 0) {
      this.#wasReminded = true
      const reasons = open.slice(0, REMINDERS_MAX).map(problem => `- ${problem.message}`)
      return this.#answer(id, `Refused: these changes were not made.\n${reasons.join('\n')}\n${REMINDER}`)
    }
    const errors = files.isChanged && !this.#wasSentBack ? await this.#options.notDone() : null
    if (errors !== null) {
      this.#wasSentBack = true
      writer.toolChanged(id, { additionalContext: shortened(errors) })
      return this.#answer(id, `Refused. ${errors}\nRepair it, then finish.`)
    }
    files.letGo()
    this.isFinished = true
    this.ending = readEnding(input)
    const { summary } = this.ending
    const answer = this.#answer(id, 'Finished.')
    if (summary) {
      writer.text(summary)
      this.#options.record({ type: 'text', text: summary })
    }
    return answer
  }

  #answer(id: string, answer: string): string {
    const result = wellFormed(answer.slice(0, TOOL_RESULT_CHARACTERS))
    this.#options.writer.toolChanged(id, { endTime: Date.now(), result })
    return answer
  }

  #name(id: string, { name, path }: OpenCall): void {
    if (name === 'write_file' || name === 'edit_file') this.#options.files.progress.begin(id, path)
    this.#options.writer.toolChanged(id, { toolParam: path })
    this.#options.writer.stage(`${STAGES[actionOf(name)] ?? 'Working on'} ${path}`)
  }
}

/** What it asks for; null when it cannot be read, which the SDK tells. */
function operationIn(name: EditCallName, json: string): Operation | null {
  const input = EDIT_CALLS[name].safeParse(namedCall({ name, input: parseJson(json) }).input)
  return input.success ? operationOf(name, input.data) : null
}

export const STAGES: Partial<Record<ToolAction, string>> = {
  write: 'Writing',
  edit: 'Editing',
  rename: 'Renaming',
  delete: 'Deleting',
  read: 'Reading',
}

export const shortened = (text: string): string => text.slice(0, CONTEXT_MAX_CHARACTERS)
