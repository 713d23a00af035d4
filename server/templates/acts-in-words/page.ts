import { wordsOf } from '#server/templates/read/words.ts'
import type { ActInput } from '#shared/acts/act.ts'
import { remembered } from '#shared/acts/remembered.ts'
import { readFile, type Spot, usesOf } from '#shared/acts/spot.ts'
import { plainText, textsOf } from '#shared/acts/texts.ts'
import type { Datum } from '#shared/acts/values.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ElementTarget } from '#shared/edits/elements/elements.ts'
import { importsOf } from '#shared/edits/imports-of.ts'
import { attributeOf, endOf, startOf } from '#shared/edits/syntax.ts'

/** A text that the page shows, and the literal it is written as. */
export interface PageText {
  text: string
  spot: Spot
  /** Which of the element's texts it is. */
  index: number
  /** Which copy, where a list draws the element; null where nobody can count them. */
  item: number | null
  isAlone: boolean
  /** Nothing else can stand there. */
  isSure: boolean
  datum: Datum
}

export interface PageThing {
  spot: Spot
  kind: Kind
}
export type Kind = keyof typeof TAGS

/** What the tags of HTML and of the kit are called by people. */
const TAGS = {
  heading: /^(?:h[1-6]|\w+Title|Heading)$/,
  button: /^(?:button|Button)$/,
  link: /^(?:a|Link)$/,
  image: /^(?:img|Image|AvatarImage)$/,
  header: /^header$/,
  footer: /^footer$/,
  navigation: /^nav$/,
  sidebar: /^(?:aside|Sidebar)$/,
  section: /^section$/,
  form: /^form$/,
  table: /^(?:table|Table)$/,
  field: /^(?:input|textarea|Input|Textarea)$/,
} as const

export interface Page {
  files: readonly SourceFile[]
  texts: PageText[]
  things: PageThing[]
}

/** What stands on the page, as far as the code says it plainly. */
export const readPage = remembered((files: readonly SourceFile[]): Page => {
  const page: Page = { files, texts: [], things: [] }
  for (const file of shownFiles(files)) {
    const read = readFile(file)
    for (const element of read?.elements ?? []) {
      const spot: Spot = { file, tree: read?.tree as Spot['tree'], element }
      const kind = (Object.keys(TAGS) as Kind[]).find(name => TAGS[name].test(element.tag))
      if (kind) page.things.push({ spot, kind })
      const shown = textsOf(files, spot)
      for (const [index, { texts, isWhole }] of shown.entries())
        for (const [item, { text, datum }] of texts.entries())
          page.texts.push({
            ...{ spot, index, text: plainText(text), datum },
            item: isWhole && texts.length > 1 ? item : null,
            ...{ isAlone: shown.length === 1, isSure: isWhole },
          })
    }
  }
  return page
})

/** The files that the first one reaches. */
function shownFiles(files: readonly SourceFile[]): SourceFile[] {
  const root = files.find(({ name }) => /^(?:src\/)?App\.[jt]sx$/.test(name))
  const seen = new Set(root ? [root] : files)
  for (const file of seen)
    for (const found of files.filter(({ name }) => importsOf(file, files).includes(name))) seen.add(found)
  return [...seen]
}

/** Whether a text surely stands in another element as well, so that neither is meant alone. */
export const isTwice = ({ texts }: Page, { spot, datum }: PageText): boolean =>
  texts.some(each => each.isSure && each.datum.node === datum.node && each.spot.element !== spot.element)

export const folded = (text: string): string =>
  plainText(text).toLowerCase().replace(/[“”„]/g, '"').replace(/[‘’]/g, "'")

/** Components that draw each other in a circle end here. */
const DEPTH_MAX = 20

/** Whether one stands in the other, through components that are used in one place. */
export function isWithin(page: Page, inner: Spot, outer: Spot, depth = 0): boolean {
  const isInFile =
    inner.file === outer.file &&
    startOf(inner.element.node) >= startOf(outer.element.node) &&
    endOf(inner.element.node) <= endOf(outer.element.node)
  if (isInFile || depth > DEPTH_MAX) return isInFile
  const component = /^([A-Z][\w$]*):/.exec(inner.element.path)?.[1]
  const [use, ...others] = component ? usesOf(page.files, inner.file, component) : []
  return use !== undefined && others.length === 0 && isWithin(page, use, outer, depth + 1)
}

/** What people call an element of this kind. */
export const kindWords = (kind: Kind | null): string[] =>
  wordsOf(kind === 'heading' ? 'heading headline title' : (kind ?? ''))

/** What a section is known by: its heading, its id, or its component's name. */
export function namesOf(page: Page, { spot }: PageThing): string[] {
  const heading = page.things.find(each => each.kind === 'heading' && isWithin(page, each.spot, spot))
  const texts = page.texts.filter(text => text.spot.element.node === heading?.spot.element.node)
  const { value } = attributeOf(spot.element.node, 'id') ?? {}
  const id = value?.type === 'StringLiteral' ? value.value.replaceAll('-', ' ') : ''
  const root = /^(.*):0$/.exec(spot.element.path)?.[1] ?? ''
  const isOnly = !readFile(spot.file)?.elements.some(({ path }) => path === `${root}:1`)
  return [...texts.map(({ text }) => text), id, isOnly ? root : ''].filter(name => name !== '')
}

/** With what is read on it, as far as that is known: a list draws one element several times. */
export type Selection = { file: string; at: ElementTarget; text?: string | null | undefined } | null

export interface Reader {
  page: Page
  selection: Selection
  /** The words by which the clause before spoke of something. */
  before: string
}

/** What is meant as an element of the page, and the text of it that is meant, if one is. */
export interface Meant {
  spot: Spot
  text: PageText | null
  kind: Kind | null
  /** What a section is known by. */
  name?: string | undefined
  /** Said only by "it" and "this". */
  isSelection: boolean
}

/** One act that a clause surely means, and the sentence that says it was done. */
export interface ReadAct {
  act: ActInput
  says: string
}

/** The acts that a clause asks for, each to be made of the files as the one before left them. */
export type Acts = ((files: readonly SourceFile[]) => ReadAct | null)[]

export const one = (act: ReadAct | null): Acts | null => act && [() => act]
