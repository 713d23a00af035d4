import { TokenType as T } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import type { Fault } from './fault.ts'
import type { Importable } from './import-faults.ts'
import { declaredNames, type ReadSource } from './read-source.ts'

const KIT = '@/components/ui/'

/** Elements and hooks that are used and never imported or made: the page throws at its first look. */
export function undefinedNames(source: ReadSource, there: Importable): Fault[] {
  const { code, tokens } = source.parsed
  const declared = declaredNames(source)
  const found = new Map<string, Fault>()
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]?.type
    const isElement = token.type === T.jsxName && before === T.jsxTagStart
    const isCall = token.type === T.name && tokens[at + 1]?.type === T.parenL && !token.isType
    if (!isElement && (!isCall || before === T.dot || before === T.questionDot)) continue
    const name = code.slice(token.start, token.end)
    // An element with a capital, or a hook by its form; names of the browser are neither.
    if (!(isElement ? /^[A-Z]/ : /^use[A-Z]/).test(name) || declared.has(name) || found.has(name)) continue
    found.set(name, {
      ...{ kind: 'error', file: source.file, line: source.lineAt(token.start), about: `undefined ${name}` },
      text: `${name} is used and never imported, so the page throws. ${whereIs(name, there)}`,
    })
  }
  return [...found.values()]
}

function whereIs(name: string, { manifest: { specifiers }, icons }: Importable): string {
  const has = (specifier: string) => specifiers[specifier]?.exports?.includes(name)
  const from =
    Object.keys(specifiers).find(each => each.startsWith(KIT) && has(each)) ??
    (has('react') ? 'react' : Object.hasOwn(icons.names, name) ? 'lucide-react' : null)
  return from ? `Add import { ${name} } from '${from}'.` : 'Import or write it.'
}
