import { escaped, ruleFor } from '#server/designer/preset/class-rules.ts'
import { classesIn } from '#server/designer/preset/classes-in.ts'
import type { Classes } from '#server/designer/preset/inline-classes.ts'
import utilities from '#server/designer/preset/utilities.json' with { type: 'json' }
import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
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
  button:not(:disabled),
  [role="button"]:not([aria-disabled="true"]),
  summary {
    cursor: pointer;
  }
}
`

/** The font outside of layers as well, because Chakra's own stands in none. */
const HEAD = `${utilities.base}\n${BORDERS.replace('var(--font-sans)', 'var(--sans)')}\nbody {\n  font-family: var(--sans);\n}\n\n`

/** All classes with their rules, those too that stand in no list; each where Tailwind would write it. */
export function classesFor(files: readonly SourceFile[]): Classes {
  const names = new Set(files.flatMap(file => classesIn(file)).filter(name => !(name in CLASSES)))
  const more = [...names].sort().flatMap(name => {
    const rule = ruleFor(name)
    return rule === null ? [] : [[name, rule] as [string, string]]
  })
  if (more.length === 0) return CLASSES
  const all = Object.entries(CLASSES)
  for (const entry of more) all.splice(placeFor(entry, all), 0, entry)
  return Object.fromEntries(all)
}

/** Behind the last that depends on the same and sets the same, or else that depends on the same. */
function placeFor(entry: [string, string], all: readonly [string, string][]): number {
  const variants = variantsOf(entry[0])
  const property = propertyOf(entry[1])
  const isAlike = (each: [string, string]) => variantsOf(each[0]) === variants
  const near = all.findLastIndex(each => isAlike(each) && propertyOf(each[1]) === property)
  return 1 + (near >= 0 ? near : all.findLastIndex(isAlike)) || all.length
}

const variantsOf = (name: string): string => /^(?:.*:(?![^[(]*[\])]))?/.exec(name)?.[0] ?? ''
const propertyOf = (rule: string): string => /([a-z-]+):(?=[^{}]*(?:\}|$))/.exec(rule)?.[1] ?? ''

/** A design that is dark at first is so without a class. */
const IN_DARK = ':is(.dark *)'
const NOT_IN_LIGHT = ':not(.light *)'

/** What cannot stand in an element: widths, states, children; outside of layers, so that Chakra's own reset does not win. */
export function stylesFile(files: SourceFile[], classes: Classes): SourceFile {
  const scripts = files.filter(({ name }) => /\.tsx?$/.test(name))
  const names = new Set(files.map(({ name }) => name))
  const ofKit = scripts.flatMap(({ code }) =>
    [...code.matchAll(/"@\/components\/ui\/([\w-]+)"/g)].flatMap(([, part = '']) =>
      names.has(`components/ui/${part}.tsx`) ? [] : (KIT[part] ?? '').split(' '),
    ),
  )
  const isDark = files.some(({ name, code }) => name === THEME_FILE && code.includes(':root:not(.light)'))
  const used = new Set([...ofKit, ...scripts.flatMap(({ code }) => [...extractCandidates(code)])])
  const rules = Object.entries(classes)
    .filter(([name]) => used.has(name))
    .map(written)
    .map(rule => (isDark ? rule.replaceAll(IN_DARK, NOT_IN_LIGHT) : rule))
  const own = files.find(({ name }) => name === STYLES_FILE)?.code ?? ''
  return { name: STYLES_FILE, code: `${HEAD}${rules.join('\n')}\n${own && `\n${own}`}` }
}

/**
 * What stands in such a sheet besides what is written into each. What an earlier version of the designer wrote around
 * it is known by its heads.
 */
export function ownRules(code: string, classes: Classes): string {
  const known = new Set(
    Object.entries(classes).flatMap(each => {
      const rules = rulesOf(written(each))
      return [...rules, ...rules.map(rule => rule.replaceAll(IN_DARK, NOT_IN_LIGHT))]
    }),
  )
  const around = rulesOf(HEAD)
  const heads = new Set(around.map(headOf))
  const end = code.lastIndexOf(around.at(-1) ?? '')
  const own = rulesOf(code).filter(rule => {
    const isBefore = code.indexOf(rule) <= end
    return (
      !known.has(rule) &&
      !(isBefore && (heads.has(headOf(rule)) || /^@(?:property --tw-|keyframes )/.test(rule)))
    )
  })
  return own.length > 0 ? `${own.join('\n\n')}\n` : ''
}

export const headOf = (rule: string): string => rule.slice(0, rule.indexOf('{')).trim()

/** The rules of a sheet, each whole. */
export function rulesOf(code: string): string[] {
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
