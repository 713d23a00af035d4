import { parse } from 'es-module-lexer/js'
import type { VendorIcons, VendorManifest } from '#shared/vendor.ts'
import { deepImport } from './deep-import.ts'
import { STUB_SOURCE } from './stub-source.ts'

export interface LinkInput {
  /** The bundle with its external imports. */
  js: string
  manifest: VendorManifest
  icons: VendorIcons
}

interface MissingExport {
  specifier: string
  name: string
}

export interface LinkResult {
  js: string
  /** Vendored specifiers the result imports. */
  imports: string[]
  missing: MissingExport[]
  /** Specifiers that nothing serves; stubs stand in their place. */
  unsupported: string[]
}

interface ImportClause {
  default: string | null
  namespace: string | null
  named: { name: string; local: string }[]
}

/** How esbuild writes a `require` of a package. */
const REQUIRE = /\b__require\("([^"]+)"\)/g
const ICON_FACTORY = 'lucide-react/createLucideIcon'

/**
 * Makes every import of a bundle one that links: a browser refuses a whole page for one missing name, so what a
 * vendored file does not export becomes a visible stub. Icons are written into the bundle one by one, and
 * `radix-ui` names turn into single primitives.
 */
export function linkImports({ js: bundled, manifest, icons }: LinkInput): LinkResult {
  const imports = new Set<string>()
  const missing: MissingExport[] = []
  const unsupported = new Set<string>()
  const kept: string[] = []
  const made: string[] = []
  let needsFactory = false
  let needsStub = false

  const stub = (specifier: string, name: string, local: string) => {
    needsStub = true
    made.push(
      `const ${local}=__stub(${JSON.stringify(specifier)},${JSON.stringify(name)},${JSON.stringify(local)});`,
    )
  }
  const lost = (specifier: string, name: string, local: string) => {
    missing.push({ specifier, name })
    stub(specifier, name, local)
  }
  const keep = (specifier: string, clause: string) => {
    imports.add(specifier)
    kept.push(`import${clause ? `${clause} from` : ''}${JSON.stringify(specifier)};`)
  }

  function linkIcons(clause: ImportClause): ImportClause {
    if (clause.namespace) return clause
    const left: ImportClause['named'] = []
    for (const { name, local } of clause.named) {
      const id = icons.names[name]
      const nodes = id && icons.nodes[id]
      if (nodes) {
        needsFactory = true
        made.push(`const ${local}=__icon(${JSON.stringify(id)},${nodes});`)
      } else left.push({ name, local })
    }
    return { ...clause, named: left }
  }

  function linkRadix(clause: ImportClause): ImportClause {
    const left: ImportClause['named'] = []
    for (const { name, local } of clause.named) {
      const primitive = manifest.radix[name]
      if (primitive) keep(primitive, ` * as ${local}`)
      else left.push({ name, local })
    }
    return { ...clause, named: left }
  }

  /** Nothing serves this address, but the package may have the name. */
  function linkDeep(specifier: string, given: ImportClause): void {
    const bindings = bindingsOf(given)
    if (bindings.length === 0) unsupported.add(specifier)
    for (const { name, local } of bindings) {
      const found = deepImport(manifest, specifier, name)
      if (found) {
        link(found.specifier, clauseOf({ name: found.name, local }))
      } else {
        unsupported.add(specifier)
        stub(specifier, name, local)
      }
    }
  }

  function link(specifier: string, given: ImportClause): void {
    const entry = manifest.specifiers[specifier]
    if (!entry) return linkDeep(specifier, given)
    const isBare = !given.default && !given.namespace && given.named.length === 0
    if (isBare) return keep(specifier, '')
    const clause =
      specifier === 'lucide-react' ? linkIcons(given) : specifier === 'radix-ui' ? linkRadix(given) : given
    const has = namesOf(entry.exports ?? [])
    const parts: string[] = []
    if (clause.default && has.has('default')) parts.push(` ${clause.default}`)
    else if (clause.default) lost(specifier, 'default', clause.default)
    if (clause.namespace) parts.push(` * as ${clause.namespace}`)
    const named = clause.named.filter(({ name, local }) => has.has(name) || void lost(specifier, name, local))
    if (named.length > 0) parts.push(`{${named.map(asClause).join(',')}}`)
    if (parts.length > 0) keep(specifier, parts.join(','))
  }

  let requires = 0
  const js = bundled.replace(REQUIRE, (_, specifier: string) => {
    const local = `__required${requires++}`
    link(specifier, clauseOf({ name: '*', local }))
    return `(${local}.default??${local})`
  })
  let body = ''
  let at = 0
  for (const entry of parse(js)[0]) {
    if (entry.type === 'dynamic' && entry.specifier !== undefined) {
      const same = manifest.specifiers[entry.specifier]
        ? entry.specifier
        : deepImport(manifest, entry.specifier, '*')?.specifier
      if (same) {
        imports.add(same)
        if (same !== entry.specifier) {
          body += `${js.slice(at, entry.start)}${JSON.stringify(same)}`
          at = entry.end
        }
      } else if (!/^(?:https?|data|blob):/.test(entry.specifier)) {
        unsupported.add(entry.specifier)
        needsStub = true
        body += `${js.slice(at, entry.importStart)}Promise.resolve(__stub(${JSON.stringify(entry.specifier)},"*","module"))`
        at = entry.importEnd
      }
      continue
    }
    if (entry.type !== 'static' || entry.specifier === undefined) continue
    link(entry.specifier, parseClause(js.slice(entry.importStart, entry.start)))
    body += js.slice(at, entry.importStart)
    at = js.charAt(entry.importEnd) === ';' ? entry.importEnd + 1 : entry.importEnd
  }
  body += js.slice(at)

  if (needsFactory) keep(ICON_FACTORY, ' __icon')
  if (needsStub) keep('react', ' * as __react')
  // Made bindings stand before everything else, so that modules in a cycle see them.
  const head = [...kept, needsStub ? STUB_SOURCE : '', ...made].filter(Boolean).join('\n')
  return {
    js: `${head}\n${body}`,
    imports: [...imports].sort(),
    missing,
    unsupported: [...unsupported].sort(),
  }
}

const NAMES = new WeakMap<readonly string[], Set<string>>()

/** As a set, made once: a design has many imports of the same large package. */
function namesOf(exports: readonly string[]): Set<string> {
  const known = NAMES.get(exports)
  if (known) return known
  const names = new Set(exports)
  NAMES.set(exports, names)
  return names
}

const bindingsOf = ({ default: whole, namespace, named }: ImportClause): ImportClause['named'] => [
  ...(whole ? [{ name: 'default', local: whole }] : []),
  ...(namespace ? [{ name: '*', local: namespace }] : []),
  ...named,
]

const clauseOf = ({ name, local }: ImportClause['named'][number]): ImportClause => ({
  default: name === 'default' ? local : null,
  namespace: name === '*' ? local : null,
  named: name === 'default' || name === '*' ? [] : [{ name, local }],
})

const asClause = ({ name, local }: { name: string; local: string }): string =>
  name === local ? name : `${name} as ${local}`

/** `import a, { b as c } from ` as esbuild prints it, quoted names included. */
function parseClause(statement: string): ImportClause {
  const text = statement.replace(/^import\b/, '').replace(/\bfrom\s*(?:["']\s*)?$/, '')
  const [, before = '', inside] = /^([^{]*)(?:\{([^}]*)\})?/.exec(text) ?? []
  const heads = before
    .split(',')
    .map(part => part.trim())
    .filter(part => part && !/^["']/.test(part))
  const namespace = heads.find(part => part.startsWith('*'))?.replace(/^\*\s*as\s*/, '') ?? null
  const named = (inside ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => {
      const [name = '', local = name] = part.split(/(?<!\s)\s+as\s+/)
      return { name: name.replace(/^["']|["']$/g, ''), local }
    })
  return { default: heads.find(part => !part.startsWith('*')) ?? null, namespace, named }
}
