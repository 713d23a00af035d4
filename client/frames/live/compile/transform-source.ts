import { type Transform, transform } from 'sucrase'
import { addLoc, plainAttributes } from '#shared/compile/add-loc.ts'
import { onlyCompiled, prepareSource } from '#shared/compile/prepare-source.ts'
import { defaultComponents } from './default-components.ts'
import { refreshMarks } from './refresh-marks.ts'

export interface TransformedSource {
  code: string
  requires: string[]
  /** Those whose default has a component's name here. */
  drawn: string[]
  hooks: string
}

/** Thrown with the place, for code that cannot be read. */
export class SyntaxProblem extends Error {
  readonly line: number | null

  constructor(message: string, line: number | null) {
    super(message)
    this.line = line
  }
}

const REQUIRE = /\brequire\((["'])([^"'\n]+)\1\)/g
const KEPT = 2_000

const cache = new Map<string, TransformedSource>()

/** One source file on its own as the body of a module; cached by what is in it, never by where it is. */
export function transformSource(path: string, source: string): TransformedSource {
  const key = `${path}\0${source}`
  const known = cache.get(key)
  if (known) {
    cache.delete(key)
    cache.set(key, known)
    return known
  }
  if (cache.size >= KEPT) cache.delete(cache.keys().next().value!)
  const made = transformNow(path, source)
  cache.set(key, made)
  return made
}

function transformNow(path: string, source: string): TransformedSource {
  const code = compile(path, source)
    .replace(WILDCARD_HELPER, '$1 return obj.$all || obj; }')
    .replace(STAR_HELPER, `$&, ${STAR_SETTER}`)
    .replace(/\bimport\.meta\b/g, '$importMeta')
  const requires = [...new Set([...code.matchAll(REQUIRE)].map(match => match[2] ?? ''))]
  const { components, hooks } = refreshMarks(source)
  const registered = [...components].map(
    ([name, signature]) =>
      `try{$register(${JSON.stringify(name)},${name},${JSON.stringify(signature)})}catch{}`,
  )
  return { code: `${code}\n${registered.join(';')}`, requires, drawn: defaultComponents(source), hooks }
}

/** `import * as all` asks for what is there; a name that is missing is then no mistake. */
const WILDCARD_HELPER =
  /(function _interopRequireWildcard\(obj\) \{ if \(obj && obj\.__esModule\) \{) return obj; \}/

/** What a file exports itself counts more than the same name of a file it passes on, which sucrase makes read-only. */
const STAR_HELPER = /\bget: \(\) => obj\[key\]/
const STAR_SETTER =
  'set: value => Object.defineProperty(exports, key, { value, writable: true, enumerable: true, configurable: true })'

function compile(path: string, source: string): string {
  const dialect = { isTypeScript: /\.tsx?$/.test(path), isJsx: !path.endsWith('.ts') }
  const feature = onlyCompiled(source, dialect)
  if (feature) throw new SyntaxProblem(`The live preview does not run ${feature}. Save to see it.`, null)
  const transforms: Transform[] = ['imports']
  if (dialect.isTypeScript) transforms.push('typescript')
  if (dialect.isJsx) transforms.push('jsx')
  const prepared = prepareSource(addLoc(source, path), dialect)
  const transformed = (code: string): string =>
    transform(code, {
      transforms,
      jsxRuntime: 'automatic',
      production: true,
      // Fields of classes, too, are as the compiler leaves them.
      disableESTransforms: true,
      preserveDynamicImport: false,
      filePath: path,
    }).code
  try {
    return transformed(prepared)
  } catch (error) {
    const plain = plainAttributes(prepared)
    if (plain === prepared) throw syntaxProblem(error, path)
    return transformedPlain(() => transformed(plain), path)
  }
}

function transformedPlain(again: () => string, path: string): string {
  try {
    return again()
  } catch (error) {
    throw syntaxProblem(error, path)
  }
}

/** sucrase writes `Error transforming App.tsx: Unexpected token (3:12)`. */
function syntaxProblem(error: unknown, path: string): SyntaxProblem {
  const text = error instanceof Error ? error.message : String(error)
  const [, line] = /\((\d+):\d+\)\s*$/.exec(text) ?? []
  const plain = text
    .replace(`Error transforming ${path}: `, '')
    .replace(/^Error transforming [^:]+: /, '')
    .replace(/\s*\(\d+:\d+\)\s*$/, '')
  return new SyntaxProblem(plain, line === undefined ? null : Number(line))
}
