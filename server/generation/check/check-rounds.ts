import type { ModelMessage } from 'ai'
import { faultMessages } from '#server/generation/check/fault-messages.ts'
import type { RunLook } from '#server/generation/look/run-look.ts'
import { modelProblem } from '#server/generation/model/problems.ts'
import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import type { RunWriter } from '#server/generation/reply/write-to-room.ts'
import { StoppedError } from '#server/generation/run-problem.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { callsForRepair, type Fault, faultsKey, faultsTold, isWorse } from '#shared/compile/faults/fault.ts'

export const CHECK_ROUNDS_MAX = 3
const CONTEXT_MAX_CHARACTERS = 2_000

interface State {
  files: SourceFile[]
  faults: Fault[]
}

interface CheckRoundsOptions {
  files: ProjectFiles
  writer: RunWriter
  check: {
    /** Null where nothing is known of the files as they are. */
    judge(): Promise<Fault[] | null>
    /** What the model has been sent back with already. */
    heard: Set<string>
  }
  look: Pick<RunLook, 'takeShown' | 'scope'>
}

/** After an answer the model hears what is wrong with it, and may repair that: a few times, and never for the worse. */
export class CheckRounds {
  readonly #options: CheckRoundsOptions
  #rounds = 0
  #best: State | null = null
  #isOver = false

  constructor(options: CheckRoundsOptions) {
    this.#options = options
  }

  /** What the model is to hear next; null when it is done. */
  async next(reply: string): Promise<ModelMessage[] | null> {
    const { files, check, look } = this.#options
    if (this.#isOver || !files.isChanged) return null
    const faults = await check.judge()
    if (!faults) return null
    if (!this.#best || !isWorse(faults, this.#best.faults)) this.#best = { faults, files: files.files }
    const key = faultsKey(faults)
    // The same again: it will not get better by saying it once more.
    const picture = look.takeShown(faults.length > 0)
    if ((!callsForRepair(faults) && !picture) || this.#rounds >= CHECK_ROUNDS_MAX || check.heard.has(key))
      return null
    check.heard.add(key)
    this.#rounds += 1
    if (faults.length > 0) this.#show(faults)
    return faultMessages(reply, files, { faults, scope: look.scope(), picture })
  }

  /** Whether the files as they are can stay though nothing more is asked: they show what they are meant to show. */
  async works(): Promise<boolean> {
    const { files, check } = this.#options
    const faults = files.isChanged ? await check.judge() : null
    if (!faults || faults.some(({ kind }) => kind === 'error')) return false
    this.#best = { faults, files: files.files }
    return true
  }

  #show(faults: readonly Fault[]): void {
    const { writer } = this.#options
    const id = `check-${this.#rounds}`
    writer.toolStarted(id, {
      toolAction: 'check',
      toolParam: faults.length === 1 ? '1 fault' : `${faults.length} faults`,
    })
    const additionalContext = faultsTold(faults).slice(0, CONTEXT_MAX_CHARACTERS)
    writer.toolChanged(id, { endTime: Date.now(), additionalContext })
    writer.stage('Repairing')
  }

  /** A repair that fails leaves what was there; only what stops the run is passed on. */
  async tried(repair: () => Promise<void>): Promise<void> {
    try {
      await repair()
    } catch (error) {
      if (error instanceof StoppedError && error.reason !== 'too_long') throw error
      // What was refused is given up, and what was made is judged: it may need only one line more.
      this.#isOver = modelProblem(error) !== 'unusable'
      this.#options.files.letGo()
    }
  }

  /** The best of all states is what stays; what is still wrong with it is given back. */
  close(): Fault[] {
    if (!this.#best) return []
    this.#options.files.restore(this.#best.files)
    return this.#best.faults
  }
}
