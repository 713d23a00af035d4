import { looksOf, ownClasses } from '#scripts/told/read-own-classes.ts'
import type { KitFile } from '#scripts/vendor/kit.ts'

/** Parts that designs hardly ever name: they are inside of others. */
const SELDOM = /^(?:Overlay|Portal|Viewport|Indicator|ScrollUpButton|ScrollDownButton|DayButton|Style)$/
/** What others are made of, and an older way to say the same. */
const INSIDE = new Set(['sidebar-menu', 'sidebar-state', 'toast', 'toaster', 'use-toast', 'direction'])

/** Module of the kit → its components and their variants, as its source has them. */
export function kitFacts(files: readonly KitFile[]): Record<string, string> {
  const modules = files.flatMap(({ name, code }) => {
    const module = /^components\/ui\/([\w-]+)\.tsx?$/.exec(name)?.[1]
    return module && !INSIDE.has(module) ? [[module, factOf(code, files)] as const] : []
  })
  return Object.fromEntries(modules.filter(([, fact]) => fact !== ''))
}

function factOf(code: string, files: readonly KitFile[]): string {
  const names = exportsOf(code).filter(name => /^[A-Z]/.test(name))
  const main = names.find(name => names.every(other => other.startsWith(name))) ?? ''
  const parts = names.map(name => name.slice(main.length)).filter(part => part && !SELDOM.test(part))
  const sources = [
    code,
    ...files.filter(({ name }) => main === 'Sidebar' && /sidebar-menu/.test(name)).map(each => each.code),
  ]
  const variants = sources.flatMap(source => [...cvaOf(source), ...unionsOf(source)])
  const told = variants
    .filter(({ component }) => names.includes(component))
    .map(
      ({ component, said }) =>
        `${component.slice(main.length) && `${component.slice(main.length)} `}[${said}]`,
    )
  const own = ownClasses(code, main, names, looksOf(files))
  const end = own ? [`‹${own}›`] : []
  if (!main) return [...names.filter(name => !SELDOM.test(name.replace(/^Chart/, ''))), ...end].join(' ')
  return [`${main}${parts.length > 0 ? `{${parts.join(' ')}}` : ''}`, ...new Set(told), ...end].join(' ')
}

/** Values that the module exports, without types. */
function exportsOf(code: string): string[] {
  return [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map(part => part.trim())
      .filter(part => part && !part.startsWith('type '))
      .map(part => part.split(/\s+as\s+/).at(-1) ?? ''),
  )
}

interface Variants {
  component: string
  said: string
}

/** `buttonVariants = cva(…)` belongs to Button: what can be chosen besides the default. */
function cvaOf(code: string): Variants[] {
  return [...code.matchAll(/const (\w+)Variants = cva\(/g)].flatMap(({ 1: name = '', index }) => {
    const at = code.indexOf('variants: {', index)
    if (at < 0) return []
    const said = objectAt(code, at + 'variants: '.length)
      .map(({ key, at: from }) => ({ key, options: objectAt(code, from).map(each => each.key) }))
      .map(({ key, options }) => sayOf(key, options, defaultOf(code.slice(index), `${key}: `)))
      .filter(Boolean)
      .join('; ')
    return said ? [{ component: `${name[0]?.toUpperCase()}${name.slice(1)}`, said }] : []
  })
}

/** `size?: 'default' | 'sm'` in what a component takes. */
function unionsOf(code: string): Variants[] {
  return [...code.matchAll(/\b(size|variant|side|align)\?: ((?:'[\w-]+'(?: \| )?){2,})/g)].map(
    ({ 1: key = '', 2: union = '', index }) => ({
      component: [...code.slice(0, index).matchAll(/function (\w+)\(/g)].at(-1)?.[1] ?? '',
      said: sayOf(
        key,
        [...union.matchAll(/'([\w-]+)'/g)].map(([, option = '']) => option),
        defaultOf(code.slice(code.lastIndexOf('function ', index), index), `${key} = `),
      ),
    }),
  )
}

/** What is meant where nothing is named, by what stands before it. */
const defaultOf = (code: string, before: string): string | undefined =>
  new RegExp(`(?:defaultVariants: \\{[^}]*|[\\s{])\\b${before}'([\\w-]+)'`).exec(code)?.[1]

function sayOf(key: string, options: readonly string[], ifNone?: string): string {
  const chosen = options
    .filter(option => option !== 'default')
    .map(option => (option === ifNone ? `${option}*` : option))
  return chosen.length === 0 ? '' : `${key === 'variant' ? '' : `${key} `}${chosen.join('|')}`
}

/** The keys of an object that begins here, and where their values do. */
function objectAt(code: string, start: number): { key: string; at: number }[] {
  const found: { key: string; at: number }[] = []
  let depth = 0
  for (let at = start; at < code.length; at++) {
    const char = code[at]
    if (char === "'" || char === '"' || char === '`') at = code.indexOf(char, at + 1)
    else if (char === '{' || char === '[' || char === '(') depth++
    else if (char === '}' || char === ']' || char === ')') depth--
    if (depth === 0) return found
    const key = depth === 1 ? /^[{,]\s*(?:'([\w-]+)'|([\w-]+)):\s*/.exec(code.slice(at, at + 200)) : null
    if (key) found.push({ key: key[1] ?? key[2] ?? '', at: at + key[0].length })
  }
  return found
}
