import { TokenType as T } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import { kitPathsOf } from './kit-exports.ts'
import type { Fault } from './fault.ts'
import type { Importable } from './import-faults.ts'
import { declaredNames, type ReadSource } from './read-source.ts'

const HOOKS = new Set(
  'useState useEffect useMemo useRef useCallback useReducer useContext useId useLayoutEffect useTransition useDeferredValue'.split(
    ' ',
  ),
)

/** Elements and hooks of React that are used and never imported or made: the page throws at its first look. */
export function undefinedNames(source: ReadSource, there: Importable): Fault[] {
  const { code, tokens } = source.parsed
  const declared = declaredNames(source)
  const found = new Map<string, Fault>()
  for (const [at, token] of tokens.entries()) {
    const isElement = token.type === T.jsxName && tokens[at - 1]?.type === T.jsxTagStart
    const isCall = token.type === T.name && tokens[at + 1]?.type === T.parenL && !token.isType
    if (!isElement && !isCall) continue
    const before = tokens[at - 1]?.type
    const name = code.slice(token.start, token.end)
    if (isElement ? !/^[A-Z]/.test(name) : !HOOKS.has(name) || before === T.dot || before === T.questionDot)
      continue
    if (declared.has(name) || found.has(name)) continue
    const instead = whereIs(name, isElement, there)
    found.set(name, {
      ...{ kind: 'error', file: source.file, line: source.lineAt(token.start), about: `undefined ${name}` },
      text: `${name} is used and never imported, so the page throws. ${instead}`,
    })
  }
  return [...found.values()]
}

function whereIs(name: string, isElement: boolean, { manifest, icons, files }: Importable): string {
  const add = (from: string) => `Add import { ${name} } from '${from}'.`
  if (!isElement) return add('react')
  const [kit] = kitPathsOf(manifest, name)
  if (kit) return add(kit)
  const own = files.paths().find(path => new RegExp(`(?:^|/)${kebab(name)}\\.[jt]sx$`, 'i').test(path))
  if (own) return `It may be the one in ${own}: import it.`
  if (Object.hasOwn(icons.names, name)) return add('lucide-react')
  return 'Import or write it.'
}

const kebab = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1-?$2')
