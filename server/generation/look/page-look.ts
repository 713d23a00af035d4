import type { ModelMessage } from 'ai'
import { z } from 'zod'
import { findingFaults } from '#server/generation/look/finding-faults.ts'
import type { LookPort } from '#server/generation/look/look-port.ts'
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
}

interface Seen {
  faults: Fault[]
  pictures: PagePicture[]
  /** Why a picture that was wanted is missing. */
  whyNone: NonNullable<Looked['whyNoPicture']> | null
}

const NO_PICTURE: Record<NonNullable<Seen['whyNone']>, string> = {
  portMode:
    'There is no picture: this browser gets pages from a second port (port mode), where they have no origin and cannot be pictured.',
  failed: 'There is no picture: the browser that looked could not take one.',
}

const CONTEXT_MAX_CHARACTERS = 2_000
const LOOKING = 'Looking at the page'
const LOOK_AT_IT =
  'This is the page as a browser shows it. Look at it as the person will: what is crowded, empty, out of line, or not what was asked for? Mend that too. If it is right as it is, change nothing and say so in one short sentence.'

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
    // A run is not held up again by people who were not there a moment ago.
    if (this.#isNobodyThere) return null
    const hasPicture = canSee && showsAnswer && !this.#hasShown
    const seen = await this.#look({ route: '/', at: ['wide', 'narrow'], isDark, hasPicture, element: null })
    if (!seen) return null
    this.#shown = seen.pictures
    // What cannot be pictured is not tried again.
    if (seen.pictures.length > 0 || seen.whyNone === 'portMode') this.#hasShown = true
    const faults = withOldFaults(seen.faults, files.files, files.base)
    this.#show({ ...seen, faults })
    return { faults }
  }

  /** For an agent that asks. */
  async told(input: unknown): Promise<string> {
    const { route, viewport, theme, element } = toolInputSchema.parse(input ?? {})
    const { canSee } = this.#options
    const at: LookAsk['at'] =
      viewport === 'both' ? ['wide', 'narrow'] : [viewport === 'phone' ? 'narrow' : 'wide']
    const isDark = theme ? theme === 'dark' : this.#options.isDark
    const seen = await this.#look({ route, at, isDark, hasPicture: canSee, element: element ?? null })
    if (!seen) return 'Nobody’s browser is here to look. check_compile says what can be known without one.'
    this.#asked.push(...seen.pictures)
    const found = foundIn(seen)
    return seen.pictures.length > 0 ? `${found}\nThe picture follows.` : found
  }

  /** The pictures asked for since this was called last, as a message; null when there are none. */
  takePictures(): ModelMessage | null {
    return picturesMessage('The page as a browser shows it.', this.#asked.splice(0))
  }

  /** The picture of an answer, which the model sees once. */
  takeShown(): ModelMessage | null {
    return picturesMessage(LOOK_AT_IT, this.#shown.splice(0))
  }

  async #look(ask: Omit<LookAsk, 'files' | 'config'>): Promise<Seen | null> {
    const looked = this.#turn.then(() => this.#lookNow(ask))
    this.#turn = looked.catch(() => undefined)
    return looked
  }

  /** One at a time: a browser draws one page, and calls of one answer come all at once. */
  async #lookNow(ask: Omit<LookAsk, 'files' | 'config'>): Promise<Seen | null> {
    const { port, userId, signal, files, writer, config, complete } = this.#options
    writer.stage(LOOKING)
    writer.flush()
    const shown = await complete(files.files)
    const looked = await port.look({ ...ask, files: shown, config }, { userId, signal })
    if (signal.aborted) throw new StoppedError('stopped')
    this.#isNobodyThere = looked === null
    // A browser that could not show it has seen nothing, which is not that nothing is wrong.
    if (!looked || looked.length === 0) return null
    const pictures = looked.flatMap(pictureOf)
    const why = looked.find(each => each.whyNoPicture)?.whyNoPicture ?? 'failed'
    const whyNone = ask.hasPicture && pictures.length === 0 ? why : null
    return { faults: findingFaults(looked, shown), pictures, whyNone }
  }

  #show(seen: Seen): void {
    const { writer } = this.#options
    const id = `look-${++this.#count}`
    const additionalContext = foundIn(seen).slice(0, CONTEXT_MAX_CHARACTERS)
    writer.toolStarted(id, { toolAction: 'look', toolParam: 'the page' })
    writer.toolChanged(id, { endTime: Date.now(), additionalContext })
  }
}

/** What a look has found, and first why it has no picture, since the end of it may be cut off. */
function foundIn({ faults, whyNone }: Seen): string {
  const found = faults.length > 0 ? faultsTold(faults) : 'Nothing wrong was found.'
  return whyNone ? `${NO_PICTURE[whyNone]}\n${found}` : found
}
