import type { ModelMessage } from 'ai'
import type { Judgement } from '#server/generation/check/design-check.ts'
import { faultMessages } from '#server/generation/check/fault-messages.ts'
import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import type { RunWriter } from '#server/generation/reply/write-to-room.ts'
import { StoppedError } from '#server/generation/run-problem.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { FAULT_KINDS, type Fault, faultsKey, faultsTold } from '#shared/compile/faults/fault.ts'
import { standsIn } from '#shared/messages.ts'

export const CHECK_ROUNDS_MAX = 3
const CONTEXT_MAX_CHARACTERS = 2_000

interface State extends Judgement {
  files: SourceFile[]
}

interface CheckRoundsOptions {
  files: ProjectFiles
  writer: RunWriter
  /** Null where nothing is known of the files as they are. */
  judge(): Promise<Judgement | null>
}

/** After an answer the model hears what is wrong with it, and may repair that: a few times, and never for the worse. */
export class CheckRounds {
  readonly #options: CheckRoundsOptions
  readonly #heard = new Set<string>()
  #rounds = 0
  #best: State | null = null
  #isOver = false

  constructor(options: CheckRoundsOptions) {
    this.#options = options
  }

  /** What the model is to hear next; null when it is done. */
  async next(reply: string): Promise<ModelMessage[] | null> {
    const { files, writer, judge } = this.#options
    if (this.#isOver || !files.isChanged) return null
    const judged = await judge()
    if (!judged) return null
    this.#keep({ ...judged, files: files.files })
    const { faults, pictures = [] } = judged
    const key = faultsKey(faults)
    // The same again: it will not get better by saying it once more.
    if (
      (!callsForRepair(faults) && pictures.length === 0) ||
      this.#rounds >= CHECK_ROUNDS_MAX ||
      this.#heard.has(key)
    )
      return null
    this.#heard.add(key)
    const id = `check-${++this.#rounds}`
    writer.toolStarted(id, { toolAction: 'check', toolParam: counted(faults.length) })
    writer.toolChanged(id, {
      endTime: Date.now(),
      additionalContext: faultsTold(faults).slice(0, CONTEXT_MAX_CHARACTERS),
    })
    writer.stage('Repairing')
    return faultMessages(reply, faults, files, pictures)
  }

  /** A repair that fails leaves what was there; only Stop is passed on. */
  async tried(repair: () => Promise<void>): Promise<void> {
    try {
      await repair()
    } catch (error) {
      if (error instanceof StoppedError) throw error
      this.#isOver = true
      this.#options.files.letGo()
      if (this.#best) this.#options.files.restore(this.#best.files)
    }
  }

  /** The best of all states is what stays; boxes that are left in it are named. */
  close(): void {
    const { files, writer } = this.#options
    if (!this.#best) return
    files.restore(this.#best.files)
    const left = standIns(this.#best.faults)
    if (left.length > 0) writer.text(`\n\n${standsIn(left)}`)
  }

  #keep(state: State): void {
    if (!this.#best || !isWorse(state, this.#best)) this.#best = state
  }
}

const callsForRepair = (faults: readonly Fault[]): boolean => faults.some(({ kind }) => kind !== 'note')

const counted = (count: number): string => (count === 1 ? '1 fault' : `${count} faults`)

/** The gravest kind that differs decides. */
function isWorse(a: State, b: State): boolean {
  if (a.isOk !== b.isOk) return b.isOk
  for (const kind of FAULT_KINDS) {
    const difference = countOf(a, kind) - countOf(b, kind)
    if (difference !== 0) return difference > 0
  }
  return false
}

const countOf = ({ faults }: State, kind: Fault['kind']): number =>
  faults.filter(fault => fault.kind === kind).length

/** What boxes of dashes stand for, in words for people. */
export function standIns(faults: readonly Fault[]): string[] {
  const names = faults.flatMap(({ kind, of, about, file }) =>
    kind === 'placeholder' && of !== undefined ? [named(of, about, file)] : [],
  )
  return [...new Set(names)]
}

function named(of: string, about: string, file: string | null): string {
  const name = about.slice(of.length + 1)
  const what = name === '' || name === '*' || name === 'default' ? of : `${name} of ${of}`
  return file === null ? what : `${what} (${file})`
}
