import { readFile, type Spot, usesOf } from '#shared/acts/spot.ts'
import { plainText, textsOf } from '#shared/acts/texts.ts'
import type { Datum } from '#shared/acts/values.ts'
import type { SourceFile } from '#shared/artifacts.ts'
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
  /** The texts by what they say, whatever their case, spaces and quotes. */
  saying: Map<string, PageText[]>
}

const READ = new WeakMap<readonly SourceFile[], Page>()

/** What stands on the page, as far as the code says it plainly. */
export function readPage(files: readonly SourceFile[]): Page {
  const page = READ.get(files) ?? pageOf(files)
  READ.set(files, page)
  return page
}

function pageOf(files: readonly SourceFile[]): Page {
  const page: Page = { files, texts: [], things: [], saying: new Map() }
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
            isAlone: shown.length === 1,
          })
    }
  }
  for (const text of page.texts) {
    const key = folded(text.text)
    page.saying.set(key, [...(page.saying.get(key) ?? []), text])
  }
  return page
}

/** The files that the first one reaches. */
function shownFiles(files: readonly SourceFile[]): SourceFile[] {
  const root = files.find(({ name }) => /^(?:src\/)?App\.[jt]sx$/.test(name))
  if (!root) return [...files]
  const seen = new Set([root])
  for (const file of seen)
    for (const name of importsOf(file, files)) {
      const found = files.find(each => each.name === name)
      if (found) seen.add(found)
    }
  return [...seen]
}

export const folded = (text: string): string =>
  plainText(text).toLowerCase().replace(/[“”„]/g, '"').replace(/[‘’]/g, "'")

/** Each literal once: a brand that stands in the header and in the footer is one text. */
export function textsSaying({ saying }: Page, wanted: string): PageText[] {
  const same = saying.get(folded(wanted)) ?? []
  return [...new Map(same.map(each => [each.datum.node, each])).values()]
}

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

/** What a section is known by: its heading, its id, or its component's name. */
export function namesOf(page: Page, { spot }: PageThing): string[] {
  const heading = page.things.find(each => each.kind === 'heading' && isWithin(page, each.spot, spot))
  const texts = heading
    ? page.texts.filter(({ spot: { element } }) => element.node === heading.spot.element.node)
    : []
  const { value } = attributeOf(spot.element.node, 'id') ?? {}
  const id = value?.type === 'StringLiteral' ? value.value.replaceAll('-', ' ') : null
  const component = spot.element.parent ? null : (spot.element.path.split(':')[0] ?? null)
  return [...texts.map(({ text }) => text), id, component].filter(
    name => name !== null && name !== '',
  ) as string[]
}
