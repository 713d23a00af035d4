import { APICallError } from 'ai'
import { type ModelEvent, type StreamOptions, streamModel } from '#server/generation/model-stream.ts'
import type { ProjectFiles } from '#server/generation/project-files.ts'
import type { RunWriter } from '#server/generation/run-writer.ts'
import { ToolInputReader } from '#server/generation/tool-input.ts'
import {
  actionOf,
  isToolName,
  isWriteTool,
  operationOf,
  subjectOf,
  type ToolName,
  toolsFor,
} from '#server/generation/tools.ts'
import type { ModelMode } from '#shared/chat.ts'
import type { Operation } from '#shared/edits/operations.ts'
import { type ReplyEvent, ReplyParser } from '#shared/edits/reply-parser.ts'

const SEARCH_RESULTS_MAX = 50

export interface RunOptions extends Omit<StreamOptions, 'tools'> {
  mode: ModelMode
  files: ProjectFiles
  writer: RunWriter
  /** Called once, when the run first changes the design. */
  changing(): void
  /** Every event of the model's stream, for the transcript. */
  record(event: ModelEvent): void
}

/** One generation: the model's stream becomes words in the chat, files in the draft, and the result in `files`. */
export async function runGeneration(options: RunOptions): Promise<void> {
  try {
    await new GenerationRun(options).run(true)
  } catch (error) {
    if (!refusesTools(error)) throw error
    await new GenerationRun(options).run(false)
  }
}

/** Some servers answer 400 to any request with tools; such a model can still answer in fenced blocks. */
const refusesTools = (error: unknown): boolean =>
  APICallError.isInstance(error) &&
  error.statusCode === 400 &&
  /\btools?\b/i.test(`${error.message} ${error.responseBody}`)

class GenerationRun {
  readonly #options: RunOptions
  readonly #writer: RunWriter
  readonly #files: ProjectFiles
  readonly #parser = new ReplyParser()
  readonly #calls = new Map<
    string,
    { name: ToolName; reader: ToolInputReader; path: string; isDrafted: boolean }
  >()
  /** The file a fenced block is writing. */
  #block = ''
  #blocks = 0
  #isChanging = false

  constructor(options: RunOptions) {
    this.#options = options
    this.#writer = options.writer
    this.#files = options.files
  }

  async run(hasTools: boolean): Promise<void> {
    const { mode, record } = this.#options
    const tools = hasTools ? toolsFor(mode, (name, input, id) => this.#execute(name, input, id)) : {}
    this.#writer.stage('Thinking')
    for await (const event of streamModel({ ...this.#options, tools })) {
      record(event)
      this.#take(event)
    }
    for (const event of this.#parser.end()) this.#takeReply(event)
  }

  #take(event: ModelEvent): void {
    switch (event.type) {
      case 'thought':
        return this.#writer.thought(event.text)
      case 'text':
        for (const reply of this.#parser.push(event.text)) this.#takeReply(reply)
        return
      case 'toolInputStart':
        return this.#startCall(event.id, event.name)
      case 'toolInputDelta':
        return this.#growCall(event.id, event.delta)
      case 'toolFailed':
        return this.#writer.toolChanged(event.id, {
          endTime: Date.now(),
          additionalContext: event.message.slice(0, 500),
        })
      case 'toolInputEnd':
      case 'finished':
      case 'usage':
        return
    }
  }

  #startCall(id: string, name: string): void {
    if (!isToolName(name)) return
    this.#calls.set(id, { name, reader: new ToolInputReader(), path: '', isDrafted: false })
    if (isWriteTool(name)) this.#changing()
    this.#writer.toolStarted(id, { toolAction: actionOf(name), toolParam: '' })
  }

  #changing(): void {
    if (this.#isChanging) return
    this.#isChanging = true
    this.#options.changing()
  }

  #growCall(id: string, delta: string): void {
    const call = this.#calls.get(id)
    if (!call) return
    for (const { key, text, isEnd } of call.reader.push(delta)) {
      if (key === 'path') {
        call.path += text
        if (isEnd) this.#nameCall(id, call.name, call.path)
      } else if (call.name === 'write_file' && key === 'code' && call.path) {
        this.#writer.draft(call.path, text, !call.isDrafted)
        call.isDrafted = true
      }
    }
  }

  #nameCall(id: string, name: ToolName, path: string): void {
    this.#writer.toolChanged(id, { toolParam: path })
    this.#writer.stage(`${STAGES[actionOf(name)] ?? 'Working on'} ${path}`)
  }

  /** The answer is what the model reads next. */
  #execute(name: ToolName, input: unknown, id: string): string {
    if (!this.#calls.has(id)) this.#startCall(id, name)
    this.#writer.toolChanged(id, { toolParam: subjectOf(input) })
    if (isWriteTool(name)) return this.#change(id, operationOf(name, input))
    this.#writer.toolChanged(id, { endTime: Date.now() })
    return this.#look(name, input)
  }

  /** Changes the files, and the draft with them; a refusal undoes what was drafted. */
  #change(id: string, operation: Operation): string {
    const result = this.#files.run(operation)
    const { op } = operation
    const path = op === 'rename' ? operation.to : operation.file
    if (!result.isOk) {
      if (op === 'write') this.#writer.undraft(path)
      this.#writer.toolChanged(id, { endTime: Date.now(), additionalContext: result.problem.slice(0, 500) })
      return `Refused: ${result.problem}`
    }
    if (op === 'delete') this.#writer.undraft(path)
    else this.#writer.draft(path, this.#files.read(path) ?? '', true)
    const { linesAdded = 0, linesRemoved = 0, diff = null } = result.change ?? {}
    this.#writer.toolChanged(id, { endTime: Date.now(), linesAdded, linesRemoved, diff })
    return 'Done.'
  }

  #look(name: ToolName, input: unknown): string {
    const subject = subjectOf(input)
    const { files } = this.#files
    if (name === 'list_files') return files.map(file => file.name).join('\n') || 'There are no files.'
    if (name === 'read_file') return this.#files.read(subject) ?? `There is no file ${subject}.`
    const found = files.flatMap(({ name: file, code }) =>
      code
        .split('\n')
        .flatMap((line, at) => (line.includes(subject) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
    )
    return found.slice(0, SEARCH_RESULTS_MAX).join('\n') || 'Nothing found.'
  }

  #takeReply(event: ReplyEvent): void {
    switch (event.type) {
      case 'text':
        return this.#writer.text(event.text)
      case 'fileStart':
        return this.#openBlock(event.path, 'write')
      case 'fileText':
        this.#block += event.text
        return this.#writer.draft(event.path, event.text, this.#block === event.text)
      case 'fileEnd':
        return this.#closeBlock(event.path, event.isComplete)
      case 'edit': {
        this.#openBlock(event.path, 'edit')
        this.#change(this.#blockId, {
          op: 'replace',
          file: event.path,
          search: event.search,
          replace: event.replace,
        })
      }
    }
  }

  get #blockId(): string {
    return `block-${this.#blocks}`
  }

  #openBlock(path: string, toolAction: 'write' | 'edit'): void {
    this.#blocks += 1
    this.#block = ''
    this.#changing()
    this.#writer.toolStarted(this.#blockId, { toolAction, toolParam: path })
    this.#writer.stage(`${STAGES[toolAction]} ${path}`)
  }

  #closeBlock(path: string, isComplete: boolean): void {
    if (isComplete) {
      this.#change(this.#blockId, { op: 'write', file: path, code: this.#block })
      return
    }
    this.#writer.undraft(path)
    this.#writer.toolChanged(this.#blockId, {
      endTime: Date.now(),
      additionalContext: 'The answer ended inside this file.',
    })
  }
}

const STAGES: Partial<Record<string, string>> = {
  write: 'Writing',
  edit: 'Editing',
  delete: 'Deleting',
  read: 'Reading',
}
