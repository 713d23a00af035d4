import { isImage } from '#shared/compile/assets.ts'
import { deepImport } from '#shared/compile/deep-import.ts'
import type { Binding } from '#shared/compile/module-links.ts'
import { packageName } from '#shared/packages.ts'
import { drawingModule, missingModule } from './assets-part.ts'
import { nextPlace, packageInstead } from './compat-part.ts'
import type { Draft, TargetedLink } from './draft.ts'
import { takeKit } from './kit-part.ts'
import { specifierFor } from './specifiers.ts'

const PLAIN_SHEET = /(?<!\.module)\.css$/
const REACT_DOM = /^react-dom(?:\/client)?$/
const OTHER_SHEET = /\.(?:s[ac]ss|less)$/
/** What Vite itself makes a module of. */
const MODULES = /\.(?:[cm]?[jt]sx?|json|css)$/

/** A module of the design with every import pointing to where things are in the project. */
export function relinked(draft: Draft, path: string, code: string): string {
  const importer = draft.layout.of(path)
  let out = ''
  let last = 0
  for (const link of draft.links.get(path) ?? []) {
    const { at, until, text } = rewritten(draft, path, importer, link)
    out += code.slice(last, at) + text
    last = until
  }
  return out + code.slice(last)
}

type Rewrite = { at: number; until: number; text: string }

function rewritten(draft: Draft, path: string, importer: string, link: TargetedLink): Rewrite {
  const { target, specifier } = link
  const to = (next: string): Rewrite => ({ at: link.at, until: link.until, text: quoted(next) })
  const instead = (text: string): Rewrite => ({ at: link.start, until: link.end, text })
  const isBare = link.kind === 'import' && link.bindings.length === 0
  if (draft.mount && path === draft.entry.path && REACT_DOM.test(specifier)) return to(aliasOf(draft.mount))
  if (target.kind === 'unknown') return { at: link.at, until: link.at, text: '' }
  if (target.kind === 'sheet')
    return isBare ? instead(inStyles(specifier)) : { at: link.at, until: link.at, text: '' }
  if (target.kind === 'kit')
    return named(draft, link, `@/${target.path}`, aliasOf(takeKit(draft, target.path)))
  if (target.kind === 'next') return to(nextPlace(draft, target.file))
  if (target.kind === 'missingAsset') {
    const isSheet = PLAIN_SHEET.test(target.path) || OTHER_SHEET.test(target.path)
    if (isBare && isSheet) return instead(`/* ${plain(specifier)} is not in the design */`)
    return to(missingModule(draft, target.path, target.query))
  }
  if (target.kind === 'package') return named(draft, link, target.name, null)
  if (isBare && !target.query && PLAIN_SHEET.test(target.path)) return instead(inStyles(specifier))
  if (isBare && OTHER_SHEET.test(target.path)) return instead(`/* ${plain(specifier)} is no CSS */`)
  if (target.path.endsWith('.svg') && (target.query === 'react' || wantsComponent(link)))
    return to(drawingModule(draft, target.path, target.query === 'react'))
  const [written = specifier] = specifier.split('?')
  const found = specifierFor(written, importer, draft.layout.of(target.path), draft.layout)
  const isText = !MODULES.test(target.path) && !isImage(target.path)
  return to(`${found}${target.query ? `?${target.query}` : isText ? '?raw' : ''}`)
}

const wantsComponent = ({ bindings }: TargetedLink): boolean =>
  bindings.some(({ name }) => name === 'ReactComponent')

const inStyles = (specifier: string): string =>
  `/* ${plain(specifier)} is imported by the page's style sheet */`
const plain = (specifier: string): string => specifier.replaceAll('*/', '')
const aliasOf = (place: string): string => `@/${place.slice('src/'.length).replace(/\.[jt]sx?$/, '')}`
const quoted = (specifier: string): string =>
  `'${specifier.replace(/[\\'\n\r\u2028\u2029]/g, char => (char === "'" || char === '\\' ? `\\${char}` : ''))}'`

/** A package or a kit module: each name from where it is, or from what stands in its place. */
function named(draft: Draft, link: TargetedLink, specifier: string, place: string | null): Rewrite {
  const { kind, bindings, start, end } = link
  const isServed = draft.manifest.specifiers[specifier] !== undefined
  const sourceOf = (binding: Binding): { from: string; name: string } => {
    const { name, isType } = binding
    if (draft.standIns.drawn(specifier).has(name)) {
      return { from: draft.standIns.take(specifier, binding), name: name === '*' ? 'namespace' : name }
    }
    if (isServed) return { from: place ?? packageSource(draft, specifier, name), name }
    const found = deepImport(draft.manifest, specifier, name)
    if (found) return { from: packageSource(draft, found.specifier, found.name), name: found.name }
    const parent = packageName(specifier)
    if (isType && draft.manifest.specifiers[parent] && !draft.standIns.drawn(specifier).size)
      return { from: packageSource(draft, parent, name), name }
    return { from: draft.standIns.take(specifier, binding), name: name === '*' ? 'namespace' : name }
  }
  if (kind === 'dynamic' || kind === 'require') return call(draft, link, specifier, place)
  if (link.isEverything || bindings.length === 0) {
    const from = isServed ? (place ?? packageSource(draft, specifier, '*')) : null
    const text = from ? quoted(from) : null
    if (text) return { at: link.at, until: link.until, text }
    return { at: start, until: end, text: `/* ${plain(specifier)} could not be loaded in the preview */` }
  }
  const sources = bindings.map(binding => ({ binding, ...sourceOf(binding) }))
  const [first] = sources
  const isOne = sources.every(({ from, name, binding }) => from === first!.from && name === binding.name)
  if (isOne) return { at: link.at, until: link.until, text: quoted(first!.from) }
  const froms = [...new Set(sources.map(({ from }) => from))]
  const statements = froms.map(from =>
    statement(
      kind,
      from,
      sources.flatMap(({ binding, name, from: its }) =>
        its === from ? [{ ...binding, name, was: binding.name }] : [],
      ),
    ),
  )
  return { at: start, until: end, text: statements.join('; ') }
}

type Named = Binding & { was: string }

/** One import or export statement; a namespace can stand beside a default alone. */
function statement(kind: 'import' | 'export', from: string, names: readonly Named[]): string {
  const isType = names.every(name => name.isType)
  const whole = names.filter(({ name }) => name === '*')
  const listed = names.filter(({ name }) => name !== '*')
  const wholes = whole.map(({ local }) => `${kind} * as ${local} from ${quoted(from)}`)
  if (listed.length === 0) return wholes.join('; ')
  const list = listed.map(({ name, local, isType: isOne }) => {
    const words = name === local ? name : `${name} as ${local}`
    return isOne && !isType ? `type ${words}` : words
  })
  return [...wholes, `${kind}${isType ? ' type' : ''} { ${list.join(', ')} } from ${quoted(from)}`].join('; ')
}

function call(draft: Draft, link: TargetedLink, specifier: string, place: string | null): Rewrite {
  const found = draft.manifest.specifiers[specifier]
    ? (place ?? packageSource(draft, specifier, '*'))
    : deepImport(draft.manifest, specifier, '*')?.specifier
  if (found) {
    if (!place) draft.packages.add(packageName(found))
    return { at: link.at, until: link.until, text: quoted(found) }
  }
  if (link.kind === 'require') return { at: link.at, until: link.until, text: quoted(specifier) }
  const from = draft.standIns.takeWhole(specifier)
  return { at: link.start, until: link.end, text: `import(${quoted(from)}).then(all => all.namespace)` }
}

/** Where a name of a package comes from: the package, or what this server adds to it. */
function packageSource(draft: Draft, specifier: string, name: string): string {
  const instead = packageInstead(draft, specifier, name)
  if (instead) return instead
  draft.packages.add(packageName(specifier))
  return specifier
}
