import { APICallError, type ModelMessage } from 'ai'
import { CheckRounds } from '#server/generation/check/check-rounds.ts'
import type { DesignCheck } from '#server/generation/check/design-check.ts'
import { standIns } from '#server/generation/check/stand-ins.ts'
import type { RunLook } from '#server/generation/look/run-look.ts'
import { ModelError, modelProblem } from '#server/generation/model/problems.ts'
import type { Prompt } from '#server/generation/prompt/prompt.ts'
import { tokensOf } from '#server/generation/prompt/tokens.ts'
import type { ReferenceTools } from '#server/generation/reference-tools.ts'
import type { Ending } from '#server/generation/reply/ending.ts'
import { ReplyBlocks } from '#server/generation/reply/fenced-blocks.ts'
import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import { continueMessages, repairMessages } from '#server/generation/reply/repair.ts'
import { RunWindow } from '#server/generation/reply/run-window.ts'
import {
  type ModelEvent,
  RunLimit,
  type StreamOptions,
  streamModel,
} from '#server/generation/reply/stream.ts'
import type { Talk } from '#server/generation/reply/talk.ts'
import { ToolCalls } from '#server/generation/reply/tool-calls.ts'
import { toolsFor, toolTokens } from '#server/generation/reply/tools.ts'
import { type AnswerPart, isWhole } from '#server/generation/reply/whole-answer.ts'
import type { RunWriter } from '#server/generation/reply/write-to-room.ts'
import type { ModelMode } from '#shared/chat.ts'
import { hasChanges } from '#shared/edits/operations/file-changes.ts'
import type { Problem } from '#shared/edits/operations/problem.ts'
import { Continuation } from '#shared/edits/reply/continuation.ts'

const CONTINUATIONS_MAX = 4
/** More than one as long as each makes something. */
const REPAIRS_MAX = 3

export interface RunOptions
  extends Omit<StreamOptions, 'tools' | 'prompt' | 'limit' | 'isFinished' | 'fitted'> {
  mode: ModelMode
  promptFor(fit: PromptFit): Promise<Prompt>
  files: ProjectFiles
  writer: RunWriter
  /** Called once, when the run first changes the design. */
  changing(): void
  /** Says what is wrong with the files as they are. */
  check: DesignCheck
  /** Lets a browser look at them. */
  look: RunLook
  builtPackages(): Promise<(name: string) => boolean>
  /** Templates and the kit, to be read. */
  reference: ReferenceTools
  /** What is asked and planned. */
  talk: Talk
  /** Every event of the model's stream, for the transcript. */
  record(event: ModelEvent): void
  /** Told once, where the model said how its work ended. */
  finished(ending: Ending): void
}

/** What a prompt is made to fit. */
export interface PromptFit {
  /** Of the window of the model. */
  share: number
  /** What the run has said and heard already. */
  ownTokens: number
  /** Whether the pictures of earlier requests are in it. */
  hasEarlier: boolean
}

/**
 * One generation: the model's stream becomes words in the chat, files in the draft, and the result in `files`. Given back
 * is what boxes of dashes are left for in it.
 */
export async function runGeneration(options: RunOptions): Promise<string[]> {
  let hasTools = true
  const limit = new RunLimit()
  for (let fit: PromptFit = { share: 1, ownTokens: 0, hasEarlier: true }; ; ) {
    const prompt = await options.promptFor(fit)
    try {
      return await new GenerationRun(options, limit, prompt, fit).run(hasTools)
    } catch (error) {
      const problem = modelProblem(error)
      // Some servers answer 400 to any request with tools; such a model can still answer in fenced blocks.
      if (hasTools && refusesTools(error)) hasTools = false
      else if (problem === 'tooLong' && fit.share > SMALLEST_SHARE) fit = { ...fit, share: fit.share / 2 }
      // Those of earlier requests may have been for another model.
      else if (problem === 'noVision' && prompt.pictures.length > 0) fit = { ...fit, hasEarlier: false }
      else throw error
    }
  }
}

/** The window of a model is known only by its name: what is too long for it is asked again with less around it. */
const SMALLEST_SHARE = 1 / 8

const refusesTools = (error: unknown): boolean =>
  modelProblem(error) === 'noTools' ||
  (APICallError.isInstance(error) &&
    error.statusCode === 400 &&
    /\btools?\b/i.test(`${error.message} ${error.responseBody}`))

/** So Gemini ends an answer whose call of a tool it could not write. */
const NO_CALL: Problem = {
  code: 'unreadable',
  file: '',
  message: 'A tool call could not be read. Call it again, with valid JSON.',
  operation: null,
}

class GenerationRun {
  readonly #options: RunOptions
  readonly #limit: RunLimit
  readonly #prompt: Prompt
  readonly #fit: PromptFit
  readonly #calls: ToolCalls
  readonly #blocks: ReplyBlocks
  #isChanging = false
  /** The words of the answer so far, fenced blocks and all. */
  #reply = ''
  /** Those before the answer that is being given. */
  #replyBefore = ''

  constructor(options: RunOptions, limit: RunLimit, prompt: Prompt, fit: PromptFit) {
    this.#options = options
    this.#limit = limit
    this.#prompt = prompt
    this.#fit = fit
    const { check, look } = options
    const shared = {
      ...options,
      changing: () => this.#changing(),
      compile: () => check.told(),
      notDone: () => check.notDone(),
      importsRefused: (path: string) => check.importsRefused(path),
      look: (input: unknown) => look.told(input),
    }
    this.#calls = new ToolCalls(shared)
    this.#blocks = new ReplyBlocks(shared)
  }

  async run(hasTools: boolean): Promise<string[]> {
    this.#options.writer.stage('Thinking')
    const rounds = new CheckRounds(this.#options)
    await this.#whole(hasTools, [])
    for (let heard = await rounds.next(this.#reply); heard; heard = await rounds.next(this.#reply)) {
      const added = heard
      await rounds.tried(() => this.#whole(hasTools, added))
    }
    return standIns(rounds.close())
  }

  /** An answer, in which what was refused is sent once more. */
  async #whole(hasTools: boolean, asked: ModelMessage[]): Promise<void> {
    let added = asked
    this.#reply = ''
    const { files } = this.#options
    for (let repairs = 0; ; repairs++) {
      const before = files.files
      await this.#answer(hasTools, added)
      const problems = await this.#close()
      if (problems.length === 0 || this.#options.talk.isOver) return
      const isAnyMade = hasChanges(before, files.files)
      const isStuck = repairs > 0 && !isAnyMade
      if (isStuck || repairs >= REPAIRS_MAX) throw new ModelError('unusable')
      this.#options.writer.stage('Repairing')
      added = repairMessages(this.#reply, problems, files.files, isAnyMade)
      this.#reply = ''
    }
  }

  /** One answer, gone on with as long as its length cuts it off. */
  async #answer(hasTools: boolean, added: ModelMessage[]): Promise<void> {
    let messages = added
    for (let part = 0; part <= CONTINUATIONS_MAX; part++) {
      const joint = part === 0 ? null : new Continuation(this.#reply, this.#blocks.openPath)
      const wasCutOff = await this.#stream(hasTools, messages, joint)
      if (!wasCutOff || this.#calls.isFinished) return
      this.#options.writer.stage('Going on')
      messages = [...added, ...continueMessages(this.#reply, this.#blocks.openPath)]
    }
  }

  async #stream(hasTools: boolean, added: ModelMessage[], joint: Continuation | null): Promise<boolean> {
    const { mode, record, talk } = this.#options
    const prompt = { ...this.#prompt, messages: [...this.#prompt.messages, ...added] }
    const tools = hasTools
      ? toolsFor(mode, this.#prompt.seesEverything, call => this.#calls.execute(call), talk.isPlanOnly)
      : {}
    const isFinished = (answer: readonly AnswerPart[]) => this.#calls.isFinished || this.#isWhole(answer)
    const window = this.#window(hasTools)
    this.#calls.nextAnswer()
    this.#answerBegins()
    let wasCutOff = false
    for await (const event of streamModel({
      ...this.#options,
      prompt,
      tools,
      limit: this.#limit,
      alsoTold: () => this.#options.look.takePictures(),
      isFinished,
      fitted: messages => window.fitted(messages),
    })) {
      record(event)
      if (event.type === 'finished') wasCutOff = event.reason === 'length'
      if (event.type === 'finished' && event.reason === 'error') this.#options.files.refuse(NO_CALL, 0)
      await this.#take(event, joint)
    }
    if (joint) await this.#say(joint.end())
    if (this.#calls.ending) this.#options.finished(this.#calls.ending)
    return wasCutOff
  }

  /** Every request of the run stays within the window of its model. */
  #window(hasTools: boolean): RunWindow {
    const { instructions, messages, files, maxTokens } = this.#prompt
    const { mode, promptFor } = this.#options
    return new RunWindow({
      ...{ prompt: messages, files },
      tokens: maxTokens - tokensOf(instructions) - (hasTools ? toolTokens(mode) : 0),
      filesBeside: async ownTokens => (await promptFor({ ...this.#fit, ownTokens })).files,
    })
  }

  /** In one pass an answer may close without saying so; what it made has to compile then. */
  async #isWhole(answer: readonly AnswerPart[]): Promise<boolean> {
    const { mode, files } = this.#options
    if (mode !== 'best') return false
    const design = { wasEmpty: files.base.length === 0, files: files.files }
    return isWhole(answer, design) && this.#calls.compiles()
  }

  async #take(event: ModelEvent, joint: Continuation | null): Promise<void> {
    switch (event.type) {
      case 'thought':
        return this.#options.writer.thought(event.text)
      case 'wasThought':
        return this.#unsay()
      case 'finished':
        return this.#answerBegins()
      case 'text':
        return this.#say(joint ? joint.push(event.text) : event.text)
      case 'toolInputStart':
        return this.#calls.start(event.id, event.name)
      case 'toolInputDelta':
        return this.#calls.grow(event.id, event.delta)
      case 'toolFailed':
        return this.#calls.failed(event.id, event.name, event.message)
      default:
        return
    }
  }

  async #say(text: string): Promise<void> {
    this.#reply += text
    // No block of a plan is a file.
    if (this.#options.talk.isPlanOnly) this.#options.writer.text(text)
    else await this.#blocks.push(text)
  }

  #answerBegins(): void {
    this.#replyBefore = this.#reply
    this.#blocks.mark()
    this.#options.writer.answerBegins()
  }

  #unsay(): void {
    this.#reply = this.#replyBefore
    this.#blocks.forget()
    this.#options.writer.unsay()
  }

  /** What keeps the answer from being whole: blocks that do not fit, and calls that were refused and not repaired. */
  async #close(): Promise<Problem[]> {
    return [...(await this.#blocks.close()), ...this.#options.files.unrepaired]
  }

  #changing(): void {
    if (this.#isChanging) return
    this.#isChanging = true
    this.#options.changing()
  }
}
