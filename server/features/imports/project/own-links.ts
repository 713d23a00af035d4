import { isImage } from '#shared/compile/assets.ts'
import { readSource, usedNames } from '#shared/compile/faults/read-source.ts'
import { type ModuleLink, moduleLinks } from '#shared/compile/module-links.ts'
import { textPlaces } from '#shared/compile/source-places.ts'
import { normalPath, type VirtualFiles } from '#shared/compile/virtual-files.ts'

/** What is known of a file of the project while its links are written anew. */
interface Linking {
  /** Where it was in the project, and where it is in the design. */
  was: string
  is: string
  /** The design's files, as its compiler resolves them. */
  design: VirtualFiles
  /** Where what an import means is now; null where it did not come along. */
  placeOf(specifier: string, importer: string): string | null
  /** What stands for a module that did not come along; null for one that did, and for parts of the kit and packages. */
  standsFor(specifier: string): string | null
  /** Where the picture of an address is now, as pages ask a server for it. */
  pictureAt(address: string): string | null
}

interface Edit {
  at: number
  until: number
  text: string
}

/** The code with each import meaning in the design what it meant in the project, and addresses of pictures as imports. */
export function withOwnLinks(code: string, linking: Linking): string {
  const { was, is, design } = linking
  const links = moduleLinks(code, was)
  const edits: Edit[] = []
  const isLoaded = loadedLinks(code, was)
  for (const link of links) {
    const { specifier, at, until } = link
    const place = linking.placeOf(specifier, was)
    const instead = place === null && isLoaded(link) ? linking.standsFor(specifier) : null
    if (instead) edits.push({ at, until, text: `'${instead}'` })
    const stays = !LIKE_PACKAGE.test(specifier) && design.resolve(specifier.split('?')[0]!, is) === place
    if (place === null || stays) continue
    const query = specifier.includes('?') ? specifier.slice(specifier.indexOf('?')) : ''
    edits.push({ at, until, text: `'${relativePath(is, place)}${query}'` })
  }
  const linked = new Set(links.map(({ until }) => until))
  const pictures = picturesIn(code, linking, linked)
  return applied(code, [...edits, ...pictures])
}

/** What TypeScript imports for its types alone is gone when it runs, so nothing is missing where that did not come along. */
function loadedLinks(code: string, path: string): (link: ModuleLink) => boolean {
  const source = /\.tsx?$/.test(path) ? readSource(path, code) : null
  const used = source && usedNames(source)
  return ({ kind, isType, bindings }) =>
    !isType &&
    (kind !== 'import' ||
      bindings.length === 0 ||
      bindings.some(binding => !binding.isType && (used === null || used.has(binding.local))))
}

/** Without dots or a folder it is a package to the compiler of designs, whatever it was to the project. */
const LIKE_PACKAGE = /^\w[^/]*$/

const HAS_PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico)["'`]/i

/** `src="/logo.png"` becomes `src={picture1}` with an import: previews have no server that would give the file. */
function picturesIn(code: string, { was, is, pictureAt }: Linking, linked: ReadonlySet<number>): Edit[] {
  if (!HAS_PICTURE.test(code)) return []
  const names = new Map<string, string>()
  const edits: Edit[] = []
  for (const { start, end, isAttribute } of textPlaces(code, was)) {
    const place = linked.has(end) ? null : pictureAt(code.slice(start + 1, end - 1))
    if (!place) continue
    const name = names.get(place) ?? freeName(code, names.size + 1)
    names.set(place, name)
    edits.push({ at: start, until: end, text: isAttribute ? `{${name}}` : name })
  }
  if (names.size === 0) return []
  const imports = [...names].map(([place, name]) => `import ${name} from '${relativePath(is, place)}'\n`)
  const start = startOf(code)
  return [{ at: start, until: start, text: imports.join('') }, ...edits]
}

const freeName = (code: string, from: number): string => {
  let number = from
  while (code.includes(`picture${number}`)) number += 100
  return `picture${number}`
}

/** Behind a directive such as "use client", which has to come first. */
const startOf = (code: string): number =>
  /^(?:\s{0,200}["']use [a-z]{1,20}["'];?[^\S\n]{0,20}\n)?/.exec(code)![0].length

export function applied(code: string, edits: readonly Edit[]): string {
  let out = ''
  let last = 0
  for (const { at, until, text } of [...edits].sort((a, b) => a.at - b.at)) {
    out += code.slice(last, at) + text
    last = until
  }
  return out + code.slice(last)
}

/** `../styles.css` from one place to another; modules without their ending. */
export function relativePath(importer: string, target: string): string {
  const from = importer.split('/').slice(0, -1)
  const to = target.split('/')
  let same = 0
  while (same < from.length && from[same] === to[same]) same++
  const path = `${'../'.repeat(from.length - same) || './'}${to.slice(same).join('/')}`
  return path.replace(/\.[jt]sx?$/, '')
}

/** The path of a picture in an address as code writes it; null for any other text. */
export function pictureAddress(text: string): string | null {
  if (text.length > 300 || !isImage(text) || /[\s{}<>]|^\w+:|^\/\//.test(text)) return null
  return normalPath(decoded(text.replace(/^%PUBLIC_URL%/, '')))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
