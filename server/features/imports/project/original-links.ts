import { normalPath, type VirtualFiles, virtualFiles } from '#shared/compile/virtual-files.ts'
import { packageName } from '#shared/packages.ts'
import { dependenciesOf } from './app-root.ts'
import type { Tree } from './tree.ts'

/** What an import means in the project as it was written: its own short names first, then its packages, then as everywhere. */
export function originalLinks(tree: Tree): (specifier: string, importer: string) => string | null {
  const files = filesOf(tree)
  const configs = configsOf(tree)
  const aliases = [...configs.flatMap(pathsOf), ...bundlerAliases(tree)]
  const packages = dependenciesOf(tree)
  const bases = configs.filter(({ isBase }) => isBase).map(({ base }) => base)
  return (specifier, importer) => {
    const [plain = specifier] = specifier.split('?')
    for (const [from, to] of aliases) {
      const rest = plain === from ? '' : plain.startsWith(`${from}/`) ? plain.slice(from.length) : null
      const found = rest === null ? null : files.resolve(`/${normalPath(to + rest)}`, '')
      if (found) return found
    }
    if (/^\w/.test(plain))
      for (const base of bases) {
        const found = files.resolve(`/${normalPath(`${base}/${plain}`)}`, '')
        if (found) return found
      }
    return packages.has(packageName(plain)) ? null : files.resolve(plain, importer)
  }
}

/** The project's files; where none has just that name, one that is called so but for its case, as some disks find them. */
function filesOf({ paths }: Tree): Pick<VirtualFiles, 'resolve'> {
  const exact = virtualFiles(paths.map(name => ({ name, code: '' })))
  const byLower = new Map<string, string[]>()
  for (const path of paths)
    byLower.set(path.toLowerCase(), [...(byLower.get(path.toLowerCase()) ?? []), path])
  const anyCase = virtualFiles([...byLower.keys()].map(name => ({ name, code: '' })))
  return {
    resolve(specifier, importer) {
      const found = exact.resolve(specifier, importer)
      if (found !== null) return found
      const same = byLower.get(anyCase.resolve(specifier.toLowerCase(), importer.toLowerCase()) ?? '') ?? []
      return same.length === 1 ? same[0]! : null
    },
  }
}

type Alias = [from: string, to: string]

interface Config {
  text: string
  base: string
  /** It says its base, so that what is below needs no dots. */
  isBase: boolean
}

/** Those that say what short names mean; read as text, since these files have comments. */
function configsOf(tree: Tree): Config[] {
  return ['tsconfig.json', 'tsconfig.app.json', 'tsconfig.base.json', 'jsconfig.json'].map(name => {
    const text = (tree.text(name) ?? '').slice(0, 50_000)
    const base = /"baseUrl"\s{0,9}:\s{0,9}"([^"]{1,200})"/.exec(text)?.[1]
    return { text, base: base ?? '.', isBase: base !== undefined }
  })
}

/** `"@/*": ["./src/*"]` of a tsconfig. */
function pathsOf({ text, base }: Config): Alias[] {
  const [, paths = ''] = /"paths"\s{0,9}:\s{0,9}\{([^}]{0,10000})\}/.exec(text) ?? []
  return [...paths.matchAll(/"([^"]{1,100})"\s{0,9}:\s{0,9}\[\s{0,200}"([^"]{1,200})"/g)].map(
    ([, from = '', to = '']): Alias => [
      from.replace(/\/?\*$/, ''),
      normalPath(`${base}/${to.replace(/\/?\*$/, '')}`),
    ],
  )
}

/** Where tools that bundle are told short names, all in the same words. */
const BUNDLERS = [
  ...['ts', 'js', 'mts', 'mjs'].map(ending => `vite.config.${ending}`),
  ...['webpack.config.js', 'craco.config.js', 'config-overrides.js', 'gatsby-node.js', 'next.config.js'],
]

/** `'@': path.resolve(__dirname, './src')` and its like. */
function bundlerAliases(tree: Tree): Alias[] {
  return BUNDLERS.flatMap(name => {
    const text = (tree.text(name) ?? '').slice(0, 50_000)
    const at = text.indexOf('alias')
    if (at < 0) return []
    return [
      ...text
        .slice(at)
        .matchAll(
          /['"]?([@~#$]?[\w@/-]{0,60})['"]?\s{0,9}:\s{0,9}[^'"\n]{1,80}['"]((?:\.{0,2}\/)?[\w./-]{1,100})['"]/g,
        ),
    ].flatMap(([, from = '', to = '']): Alias[] => (from === '' ? [] : [[from, normalPath(to)]]))
  })
}
