import type { ModelMessage } from 'ai'
import { CheckRounds } from '#server/generation/check/check-rounds.ts'
import { standIns } from '#server/generation/check/stand-ins.ts'
import { ModelError, modelProblem } from '#server/generation/model/problems.ts'
import type { Prompt } from '#server/generation/prompt/prompt.ts'
import { tokensOf } from '#server/generation/prompt/tokens.ts'
import { ClosingWords, type Outcome } from '#server/generation/reply/closing-words.ts'
import { ReplyBlocks } from '#server/generation/reply/fenced-blocks.ts'
import { ReadCalls } from '#server/generation/reply/read-calls.ts'
import { continueMessages, repairMessages } from '#server/generation/reply/repair.ts'
import type { PromptFit, RunOptions } from '#server/generation/reply/run-options.ts'
import { RunWindow } from '#server/generation/reply/run-window.ts'
import { type ModelEvent, type RunLimit, streamModel } from '#server/generation/reply/stream.ts'
import { ToolCalls } from '#server/generation/reply/tool-calls.ts'
import { type ToolCallOf, toolsFor, toolTokens } from '#server/generation/reply/tools.ts'
import { type AnswerPart, isWhole } from '#server/generation/reply/whole-answer.ts'
import { hasChanges } from '#shared/edits/operations/file-changes.ts'
import type { Problem } from '#shared/edits/operations/problem.ts'
import { Continuation } from '#shared/edits/reply/continuation.ts'

const CONTINUATIONS_MAX = 4
/** More than one as long as each makes something. */
const REPAIRS_MAX = 3

/** So Gemini ends an answer whose call of a tool it could not write. */
const NO_CALL: Problem = {
  code: 'unreadable',
  file: '',
  message: 'A tool call could not be read. Call it again, with valid JSON.',
  operation: null,
}

/** The answers of one generation: asked for, checked, and asked for again where they do not fit. */
export class GenerationRun {
  readonly #options: RunOptions
  readonly #limit: RunLimit
  readonly #prompt: Prompt
  readonly #fit: PromptFit
  readonly #calls: ToolCalls
  readonly #readCalls = new ReadCalls()
  readonly #blocks: ReplyBlocks
  #isChanging = false
  /** The words of the answer so far, fenced blocks and all. */
  #reply = ''
  /** Those before the answer that is being given. */
  #replyBefore = ''
  /** What broke off the words that would have closed the work. */
  #unsaid: { error: unknown } | null = null

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

  async run(hasTools: boolean): Promise<Outcome> {
    this.#options.writer.stage('Thinking')
    const rounds = new CheckRounds(this.#options)
    await this.#whole(hasTools, [])
    if (this.#unsaid) {
      const { error } = this.#unsaid
      if (!(await rounds.works())) throw error
      return { standIns: standIns(rounds.close()), unsaid: modelProblem(error) }
    }
    for (let heard = await rounds.next(this.#reply); heard; heard = await rounds.next(this.#reply)) {
      const added = heard
      await rounds.tried(() => this.#whole(hasTools, added))
    }
    return { standIns: standIns(rounds.close()), unsaid: null }
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
      if (this.#unsaid) throw this.#unsaid.error
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
      ? toolsFor(mode, this.#prompt.seesEverything, call => this.#execute(call), talk.isPlanOnly)
      : {}
    const isFinished = (answer: readonly AnswerPart[]) => this.#calls.isFinished || this.#isWhole(answer)
    const window = this.#window(hasTools)
    this.#calls.nextAnswer()
    this.#answerBegins()
    this.#unsaid = null
    const closing = new ClosingWords()
    let wasCutOff = false
    const stream = streamModel({
      ...this.#options,
      prompt,
      tools,
      limit: this.#limit,
      alsoTold: () => this.#options.look.takePictures(),
      isFinished,
      fitted: messages => window.fitted(messages),
    })
    try {
      for await (const event of stream) {
        record(event)
        closing.take(event)
        if (event.type === 'finished') wasCutOff = event.reason === 'length'
        if (event.type === 'finished' && event.reason === 'error') this.#options.files.refuse(NO_CALL, 0)
        await this.#take(event, joint)
      }
    } catch (error) {
      if (!closing.wereAllThatIsMissing(error) || this.#blocks.hasBegun || talk.hasOpenStep) throw error
      this.#unsaid = { error }
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
    if (mode !== 'best' || files.unrepaired.length > 0) return false
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
      case 'toolCalled':
        return this.#readCalls.add(event.id)
      case 'toolFailed':
        return this.#calls.failed(event.id, event.name, event.message)
      default:
        return
    }
  }

  /** In the order of the answer, as it is shown. */
  async #execute(call: ToolCallOf): Promise<string> {
    await this.#readCalls.isRead(call.id)
    return this.#calls.execute(call)
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
