import { z } from 'zod'
import type { RunWriter } from '#server/generation/reply/write-to-room.ts'
import type { ToolAction } from '#shared/chat.ts'
import { type PlanStep, QUESTIONS_MAX, shownQuestions, shownSteps } from '#shared/talk.ts'

const question = z.object({
  question: z.string().describe('One short question.'),
  options: z.array(z.string()).optional().describe('Up to five short answers to choose from.'),
})

/** Those that talk with the person and touch no file. */
export const TALK_TOOLS = {
  ask: {
    action: 'plan',
    description: `Ask the person up to ${QUESTIONS_MAX} questions, before anything is changed, and only where a wrong guess would make the work worthless. It ends your turn: the answers are the next request.`,
    input: z.object({ questions: z.array(question).min(1) }),
  },
  plan: {
    action: 'plan',
    description: 'Say in which steps you will work, each in a few words. Once, before the first change.',
    input: z.object({ steps: z.array(z.string()).min(1) }),
  },
  step_done: {
    action: 'plan',
    description: 'Tick off a step of your plan, by its number, together with the call that ends it.',
    input: z.object({ step: z.number().int().min(1) }),
  },
} as const satisfies Record<string, { action: ToolAction; description: string; input: z.ZodType }>

export type TalkToolName = keyof typeof TALK_TOOLS
export const isTalkTool = (name: string): name is TalkToolName => Object.hasOwn(TALK_TOOLS, name)

const ASKED = 'Refused: you have asked the person. Nothing more is done before the answers are here.'
const PLANNED = 'Refused: this is a plan only. Nothing is changed before the person has read it.'

/** What a run asks and plans, as parts of its answer. */
export class Talk {
  readonly isPlanOnly: boolean
  readonly #writer: Pick<RunWriter, 'keep'>
  #steps: PlanStep[] | null = null
  hasAsked = false

  constructor(writer: Pick<RunWriter, 'keep'>, isPlanOnly: boolean) {
    this.#writer = writer
    this.isPlanOnly = isPlanOnly
  }

  /** Nothing of this run may change the design. */
  get isOnlyTalk(): boolean {
    return this.isPlanOnly || this.hasAsked
  }

  /** The person has the word now. */
  get isOver(): boolean {
    return this.hasAsked || (this.isPlanOnly && this.hasPlanned)
  }

  get hasPlanned(): boolean {
    return this.#steps !== null
  }

  /** By its own plan there is more to do. */
  get hasOpenStep(): boolean {
    return this.#steps?.some(({ isDone }) => !isDone) ?? false
  }

  get hasSpoken(): boolean {
    return this.hasAsked || this.hasPlanned
  }

  /** Why nothing else is done now; null when it may be. */
  refusal(changes: boolean): string | null {
    if (this.hasAsked) return ASKED
    return this.isPlanOnly && changes ? PLANNED : null
  }

  /** The answer is what the model reads next. */
  take(name: TalkToolName, input: unknown, isChanged: boolean): string {
    if (this.hasAsked) return ASKED
    switch (name) {
      case 'ask':
        return this.#ask(input, isChanged)
      case 'plan':
        return this.#plan(input)
      case 'step_done':
        return this.#done(input)
    }
  }

  /** For a model that wrote its plan in words. */
  planned(steps: PlanStep[] | null): void {
    this.#show(steps ?? [])
  }

  #ask(input: unknown, isChanged: boolean): string {
    if (isChanged) return 'Refused: questions come before the first change. Finish without an answer now.'
    const given = TALK_TOOLS.ask.input.safeParse(input)
    const questions = given.success ? shownQuestions(given.data.questions) : null
    if (!questions) return 'Refused: there is no question in it.'
    this.hasAsked = true
    this.#writer.keep('questions', { type: 'questions', questions, answers: null })
    return 'Asked. The answers are the next request.'
  }

  #plan(input: unknown): string {
    const given = TALK_TOOLS.plan.input.safeParse(input)
    const steps = given.success ? shownSteps(given.data.steps) : null
    if (!steps) return 'Refused: there is no step in it.'
    const done = new Set((this.#steps ?? []).flatMap(({ title, isDone }) => (isDone ? [title] : [])))
    this.#show(steps.map(step => ({ ...step, isDone: done.has(step.title) })))
    return this.isPlanOnly ? 'Planned. The person reads it now.' : `Planned. ${this.#next()}`
  }

  #done(input: unknown): string {
    const given = TALK_TOOLS.step_done.input.safeParse(input)
    const at = given.success ? given.data.step - 1 : -1
    if (!this.#steps?.[at] || this.isPlanOnly) return 'Refused: your plan has no such step.'
    this.#show(this.#steps.map((step, each) => (each === at ? { ...step, isDone: true } : step)))
    return this.#next()
  }

  #next(): string {
    const at = this.#steps?.findIndex(({ isDone }) => !isDone) ?? -1
    const step = this.#steps?.[at]
    return step ? `Next is step ${at + 1}: ${step.title}` : 'That was the last step.'
  }

  #show(steps: PlanStep[]): void {
    this.#steps = steps
    this.#writer.keep('plan', { type: 'plan', steps, isProposal: this.isPlanOnly })
  }
}
