import type { CheckPort } from '#server/generation/check/check-port.ts'
import { unlessAsked } from '#server/generation/check/compile-checker.ts'
import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import {
  type Checker,
  callsForRepair,
  EDITS_ALONE,
  type Fault,
  faultLine,
  faultsKey,
  faultsTold,
  ordered,
} from '#shared/compile/faults/fault.ts'

interface DesignCheckOptions {
  files: ProjectFiles
  /** Asked in this order; those behind one that has found an error are not asked. */
  checkers: readonly [compile: Checker, ...others: Checker[]]
  port: Pick<CheckPort, 'imports'>
  prompt: string
  complete(files: readonly SourceFile[]): Promise<SourceFile[]>
}

/** Says what is wrong with the files of a run as they are. */
export class DesignCheck {
  readonly #options: DesignCheckOptions
  /** Sets of faults that the model has been sent back with. */
  readonly heard = new Set<string>()

  constructor(options: DesignCheckOptions) {
    this.#options = options
  }

  /** Null where no checker could find anything out. */
  async judge(): Promise<Fault[] | null> {
    const { checkers, files } = this.#options
    let all: Fault[] | null = null
    for (const checker of checkers) {
      const found = await checker(files.files)
      if (!found) continue
      all = [...(all ?? []), ...found.faults]
      if (all.some(({ kind }) => kind === 'error')) break
    }
    return all
  }

  /** For an agent that asks; null when there is nothing to say. */
  async told(): Promise<string | null> {
    const faults = await this.#compiled()
    return faults.length === 0 ? null : `${headOf(faults)}\n${faultsTold(faults)}`
  }

  /** Why an agent cannot be done yet; null when it can. */
  async notDone(): Promise<string | null> {
    const faults = await this.#compiled()
    if (!callsForRepair(faults)) return null
    this.heard.add(faultsKey(faults))
    return `${headOf(faults)}\n${faultsTold(faults)}`
  }

  /** What a file that was just written imports in vain; null when all of it is there. */
  async importsRefused(path: string): Promise<string | null> {
    const { port, files, prompt, complete } = this.#options
    const code = files.read(path)
    if (code === null || !IMPORTS.test(code)) return null
    const paths = (await complete(files.files)).map(({ name }) => name)
    const faults = ordered((await port.imports({ name: path, code }, paths)) ?? []).slice(0, REFUSED_MAX)
    if (faults.length === 0) return null
    const isAskedFor = faults.every(fault => !callsForRepair([unlessAsked(fault, prompt)]))
    const lines = faults.map(fault => `- ${faultLine(fault)}`)
    // The file is kept, so that not all of it has to be written again.
    return isAskedFor
      ? ['Done. A dashed box stands in the place of what is not here:', ...lines].join('\n')
      : ['Written, but these imports are refused:', ...lines, EDITS_ALONE].join('\n')
  }

  async #compiled(): Promise<Fault[]> {
    return (await this.#options.checkers[0](this.#options.files.files))?.faults ?? []
  }
}

const IMPORTS = /\b(?:from|import|require)\b/
const REFUSED_MAX = 10

const headOf = (faults: readonly Fault[]): string =>
  faults.some(({ kind }) => kind === 'error') ? 'It does not work yet:' : 'It compiles, but:'
