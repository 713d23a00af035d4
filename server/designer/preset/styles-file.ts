import { arbitraryRule } from '#server/designer/preset/arbitrary-classes.ts'
import { classesIn } from '#server/designer/preset/classes-in.ts'
import type { Classes } from '#server/designer/preset/inline-classes.ts'
import utilities from '#server/designer/preset/utilities.json' with { type: 'json' }
import type { SourceFile } from '#shared/artifacts.ts'
import { extractCandidates } from '#shared/compile/candidates.ts'

export const STYLES_FILE = 'styles.css'
export const CLASSES: Classes = utilities.classes
const KIT: Record<string, string> = utilities.kit

export const BORDERS = `@layer base {
  * {
    border-color: var(--border);
  }
  body {
    background: var(--background);
    color: var(--foreground);
    font-family: var(--font-sans);
  }
}
`

const HEAD = `${utilities.base}\n${BORDERS.replace('var(--font-sans)', 'var(--sans)')}\n`

/** All classes with their rules, those too that say their value themselves. */
export function classesFor(files: readonly SourceFile[]): Classes {
  const more = files.flatMap(file =>
    classesIn(file).flatMap(name => {
      const rule = name in CLASSES ? null : arbitraryRule(name)
      return rule === null ? [] : [[name, rule] as const]
    }),
  )
  return more.length > 0 ? { ...CLASSES, ...Object.fromEntries(more) } : CLASSES
}

/** What cannot stand in an element: widths, states, children; outside of layers, so that Chakra's own reset does not win. */
export function stylesFile(files: SourceFile[], classes: Classes): SourceFile {
  const scripts = files.filter(({ name }) => /\.tsx?$/.test(name))
  const names = new Set(files.map(({ name }) => name))
  const ofKit = scripts.flatMap(({ code }) =>
    [...code.matchAll(/"@\/components\/ui\/([\w-]+)"/g)].flatMap(([, part = '']) =>
      names.has(`components/ui/${part}.tsx`) ? [] : (KIT[part] ?? '').split(' '),
    ),
  )
  const used = new Set([...ofKit, ...scripts.flatMap(({ code }) => [...extractCandidates(code)])])
  const rules = Object.entries(classes)
    .filter(([name]) => used.has(name))
    .map(written)
  const own = files.find(({ name }) => name === STYLES_FILE)?.code ?? ''
  return { name: STYLES_FILE, code: `${HEAD}${rules.join('\n')}\n${own && `\n${own}`}` }
}

/** What stands in such a sheet besides what is written into each; null where that was changed itself. */
export function ownRules(code: string, classes: Classes): string | null {
  if (!code.startsWith(HEAD)) return null
  const known = new Set(Object.entries(classes).flatMap(each => rulesOf(written(each))))
  const own = rulesOf(code.slice(HEAD.length)).filter(rule => !known.has(rule))
  return own.length > 0 ? `${own.join('\n\n')}\n` : ''
}

function rulesOf(code: string): string[] {
  const rules: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < code.length; at++) {
    if (code[at] === '{') depth++
    const isEnd = (code[at] === '}' && --depth === 0) || (code[at] === ';' && depth === 0)
    if (!isEnd) continue
    rules.push(code.slice(from, at + 1).trim())
    from = at + 1
  }
  return [...rules, code.slice(from).trim()].filter(Boolean)
}

const written = ([name, rule]: [string, string]): string =>
  rule.includes('{') ? rule : `.${escaped(name)} { ${rule} }`

const escaped = (name: string): string => name.replace(/[^\w-]/g, '\\$&').replace(/^(\d)/, '\\3$1 ')
