import type { CheckPort } from '#server/generation/check/check-port.ts'
import type { PagePicture } from '#server/generation/look/page-picture.ts'
import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { EDITS_ALONE, type Fault, faultLine, faultsTold, ordered } from '#shared/compile/faults/fault.ts'
import type { PatternConfig } from '#shared/design.ts'

interface DesignCheckOptions {
  port: CheckPort
  files: ProjectFiles
  config: PatternConfig
  showsWebPictures: boolean
  /** What the person wrote: a module that is imported there was asked for. */
  prompt: string
  /** The files with what is added to them before they are saved. */
  complete(files: SourceFile[]): Promise<SourceFile[]>
}

/** What is known of a design after it was checked. */
export interface Judgement {
  isOk: boolean
  faults: Fault[]
  /** What it looks like, where the model is to see that. */
  pictures?: PagePicture[]
}

/** Says what is wrong with the files of a run as they are. */
export class DesignCheck {
  readonly #options: DesignCheckOptions

  constructor(options: DesignCheckOptions) {
    this.#options = options
  }

  /** Null where nothing is known. */
  async judge(): Promise<Judgement | null> {
    const { port, files, config, showsWebPictures, prompt, complete } = this.#options
    const answer = await port.design(files.base, await complete(files.files), { config, showsWebPictures })
    return answer && { isOk: answer.isOk, faults: answer.faults.filter(fault => !isAskedFor(fault, prompt)) }
  }

  /** For an agent that asks; null when there is nothing to say. */
  async told(): Promise<string | null> {
    const judged = await this.judge()
    if (!judged || (judged.isOk && judged.faults.length === 0)) return null
    return `${judged.isOk ? 'It compiles, but:' : 'It does not compile:'}\n${faultsTold(judged.faults)}`
  }

  /** What a file that was just written imports in vain; null when all of it is there. */
  async importsRefused(path: string): Promise<string | null> {
    const { port, files, prompt, complete } = this.#options
    const code = files.read(path)
    if (code === null || !IMPORTS.test(code)) return null
    const paths = (await complete(files.files)).map(({ name }) => name)
    const answer = await port.imports({ name: path, code }, paths)
    const faults = ordered((answer?.faults ?? []).filter(fault => !isAskedFor(fault, prompt)))
    return faults.length > 0 ? refusedImports(faults) : null
  }
}

const IMPORTS = /\b(?:from|import|require)\b/
const REFUSED_MAX = 10

/** The file is kept, so that not all of it has to be written again. */
const refusedImports = (faults: readonly Fault[]): string =>
  [
    'Written, but these imports are refused:',
    ...faults.slice(0, REFUSED_MAX).map(fault => `- ${faultLine(fault)}`),
    EDITS_ALONE,
  ].join('\n')

/** Code that a person pasted may import what is not here: they know what they put in. */
export const isAskedFor = ({ kind, of, about }: Fault, prompt: string): boolean =>
  kind === 'placeholder' &&
  (of !== undefined
    ? ["from '", 'from "'].some(from => prompt.includes(`${from}${of}`))
    : about.startsWith('picture ') && prompt.includes(`//${about.slice('picture '.length)}`))
