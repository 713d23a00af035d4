import type { ModelMessage } from 'ai'
import { z } from 'zod'
import { findingFaults } from '#server/generation/look/finding-faults.ts'
import type { LookPort } from '#server/generation/look/look-port.ts'
import {
  lookAtIt,
  NO_PICTURE,
  NOT_LOOKED,
  scopeTold,
  shownTold,
  type Unseen,
} from '#server/generation/look/look-told.ts'
import { withOldFaults } from '#server/generation/look/old-faults.ts'
import { type PagePicture, pictureOf, picturesMessage } from '#server/generation/look/page-picture.ts'
import type { RunLook } from '#server/generation/look/run-look.ts'
import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import type { RunWriter } from '#server/generation/reply/write-to-room.ts'
import { StoppedError } from '#server/generation/run-problem.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { type Checker, type Fault, faultsTold } from '#shared/compile/faults/fault.ts'
import type { PatternConfig } from '#shared/design.ts'
import type { LookAsk, Looked } from '#shared/page-look.ts'

interface PageLookOptions {
  port: LookPort
  userId: string
  signal: AbortSignal
  files: ProjectFiles
  writer: RunWriter
  config: PatternConfig
  isDark: boolean
  /** The model sees pictures. */
  canSee: boolean
  /** Its answer is looked at in a picture as well, once. */
  showsAnswer: boolean
  /** The files with what is added to them before they are saved. */
  complete(files: readonly SourceFile[]): Promise<SourceFile[]>
  /** For the run's record. */
  record(sentence: string): void
}

interface Seen {
  faults: Fault[]
  pictures: PagePicture[]
  /** Why a picture that was wanted is missing. */
  whyNone: NonNullable<Looked['whyNoPicture']> | null
  /** A browser may have come to the first size alone. */
  at: LookAsk['at']
}

const CONTEXT_MAX_CHARACTERS = 2_000
const LOOKING = 'Looking at the page'

const toolInputSchema = z.object({
  route: z.string().max(200).regex(/^\//).catch('/').default('/'),
  viewport: z.enum(['desktop', 'phone', 'both']).catch('desktop').default('desktop'),
  theme: z.enum(['light', 'dark']).nullish().catch(null),
  element: z.string().max(200).nullish().catch(null),
})

/** The page of a run, as a browser shows it. */
export class PageLook implements RunLook {
  readonly #options: PageLookOptions
  #isNobodyThere = false
  /** What was last found, of which files. */
  #last: { files: readonly SourceFile[]; faults: readonly Fault[] } | null = null
  #scope: string | null = null
  #hasShown = false
  #count = 0
  #turn: Promise<unknown> = Promise.resolve()
  /** Pictures that an agent asked for, and that go with what it is told next. */
  #asked: PagePicture[] = []
  #shown: PagePicture[] = []

  constructor(options: PageLookOptions) {
    this.#options = options
  }

  /** What a browser sees of the files, at both widths; null where none is there. */
  checker: Checker = async () => {
    const { isDark, canSee, showsAnswer, files } = this.#options
    // Nothing was changed since: it is as it was, and what was told and left alone is still there.
    if (this.#last && isSame(this.#last.files, files.files)) return { faults: [...this.#last.faults] }
    this.#scope = null
    // A run is not held up again by people who were not there a moment ago.
    if (this.#isNobodyThere) return this.#unlooked()
    const hasPicture = canSee && showsAnswer && !this.#hasShown
    const ask = { route: '/', at: ['wide', 'narrow'] as LookAsk['at'], isDark }
    const shown = files.files
    const seen = await this.#look({ ...ask, hasPicture, element: null })
    if (typeof seen === 'string') {
      // That nobody had the design open is the common case, and stands in the record alone.
      if (seen !== 'nobody') this.#show(NOT_LOOKED[seen])
      return this.#unlooked()
    }
    this.#shown = seen.pictures
    // What cannot be pictured is not tried again.
    if (seen.pictures.length > 0 || seen.whyNone === 'portMode') this.#hasShown = true
    this.#scope = scopeTold({ ...ask, at: seen.at })
    const faults = withOldFaults(seen.faults, files.files, files.base)
    this.#last = { files: shown, faults }
    this.#show(foundIn({ ...seen, faults }))
    return { faults }
  }

  /** Nobody has looked at what was changed since: what was seen in files that are as they were still holds. */
  #unlooked(): { faults: Fault[] } | null {
    if (!this.#last) return null
    const now = new Map(this.#options.files.files.map(({ name, code }) => [name, code]))
    const isKept = new Set(
      this.#last.files.filter(({ name, code }) => now.get(name) === code).map(({ name }) => name),
    )
    return { faults: this.#last.faults.filter(({ file }) => file !== null && isKept.has(file)) }
  }

  /** For an agent that asks. */
  async told(input: unknown): Promise<string> {
    const { route, viewport, theme, element } = toolInputSchema.parse(input ?? {})
    const { canSee } = this.#options
    const at: LookAsk['at'] =
      viewport === 'both' ? ['wide', 'narrow'] : [viewport === 'phone' ? 'narrow' : 'wide']
    const isDark = theme ? theme === 'dark' : this.#options.isDark
    const seen = await this.#look({ route, at, isDark, hasPicture: canSee, element: element ?? null })
    if (typeof seen === 'string')
      return `${NOT_LOOKED[seen]} check_compile says what can be known without it.`
    this.#asked.push(...seen.pictures)
    const found = foundIn(seen, ` on ${scopeTold({ route, at: seen.at, isDark })}`)
    return seen.pictures.length > 0 ? `${found}\nThe picture follows.` : found
  }

  /** The pictures asked for since this was called last, as a message; null when there are none. */
  takePictures(): ModelMessage | null {
    const pictures = this.#asked.splice(0)
    return picturesMessage(`The page as a browser shows it. ${shownTold(pictures)}`, pictures)
  }

  /** The picture of an answer, which the model sees once. */
  takeShown(hasList: boolean): ModelMessage | null {
    const pictures = this.#shown.splice(0)
    return picturesMessage(lookAtIt(this.#scope ?? '', pictures, hasList), pictures)
  }

  scope = (): string | null => this.#scope

  async #look(ask: Omit<LookAsk, 'files' | 'config'>): Promise<Seen | Unseen> {
    const looked = this.#turn.then(() => this.#lookNow(ask))
    this.#turn = looked.catch(() => undefined)
    return looked
  }

  /** One at a time: a browser draws one page, and calls of one answer come all at once. */
  async #lookNow(ask: Omit<LookAsk, 'files' | 'config'>): Promise<Seen | Unseen> {
    const { port, userId, signal, files, writer, config, complete } = this.#options
    writer.stage(LOOKING)
    writer.flush()
    const shown = await complete(files.files)
    const looked = await port.look({ ...ask, files: shown, config }, { userId, signal })
    if (signal.aborted) throw new StoppedError('stopped')
    this.#isNobodyThere = typeof looked === 'string'
    // A browser that could not show it has seen nothing, which is not that nothing is wrong.
    const unseen = typeof looked === 'string' ? looked : 'unshown'
    if (typeof looked === 'string' || looked.length === 0) {
      this.#options.record(NOT_LOOKED[unseen])
      return unseen
    }
    const pictures = looked.flatMap(each => pictureOf(each, ask.element === null))
    const why = looked.find(each => each.whyNoPicture)?.whyNoPicture ?? 'failed'
    const whyNone = ask.hasPicture && pictures.length === 0 ? why : null
    return { faults: findingFaults(looked, shown), pictures, whyNone, at: looked.map(({ at }) => at) }
  }

  #show(found: string): void {
    const { writer } = this.#options
    const id = `look-${++this.#count}`
    const additionalContext = found.slice(0, CONTEXT_MAX_CHARACTERS)
    writer.toolStarted(id, { toolAction: 'look', toolParam: 'the page' })
    writer.toolChanged(id, { endTime: Date.now(), additionalContext })
  }
}

/** What a look has found, and first why it has no picture, since the end of it may be cut off. */
function foundIn({ faults, whyNone }: Seen, where = ''): string {
  const found = faults.length > 0 ? faultsTold(faults) : `Nothing wrong was found${where}.`
  return whyNone ? `${NO_PICTURE[whyNone]}\n${found}` : found
}

const isSame = (these: readonly SourceFile[], those: readonly SourceFile[]): boolean =>
  these.length === those.length &&
  these.every(({ name, code }, at) => name === those[at]?.name && code === those[at]?.code)
