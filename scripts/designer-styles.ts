// Writes server/designer/preset/utilities.json: what every class of the designer and its kit means, for presets without Tailwind.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compile } from 'tailwindcss'
import { inRoot } from '#scripts/root.ts'
import { extractCandidates } from '#shared/compile/candidates.ts'

const require = createRequire(import.meta.url)
const KIT = inRoot('vendor', 'kit')
const sheets: Record<string, string> = {
  tailwindcss: readFileSync(join(dirname(require.resolve('tailwindcss/package.json')), 'index.css'), 'utf8'),
  'tw-animate-css': '',
}
/** Tokens of a theme of the designer, so that its own names are known. */
const OWN = [
  'brand',
  'highlight',
  'highlight-foreground',
  'panel',
  'panel-foreground',
  'panel-muted',
  'positive',
]
const theme = `${readFileSync(join(KIT, 'theme.css'), 'utf8').replace(/@import[^;]+;/g, '')}
@theme inline { ${OWN.map(name => `--color-${name}: var(--${name});`).join(' ')} --font-display: var(--display); --font-sans: var(--sans); --font-mono: var(--mono); }`

/** Every class with its rule, the base around them, and which classes a part of the kit holds. */
export async function designerStyles() {
  const compiler = await compile(`@import "tailwindcss";\n${theme}`, {
    base: '/',
    loadStylesheet: async id => ({ path: id, base: '/', content: sheets[id] ?? '' }),
  })
  const css = compiler.build([
    ...candidatesIn(inRoot('server', 'designer')),
    ...candidatesIn(join(KIT, 'components')),
  ])
  const start = css.indexOf('@layer utilities {', css.indexOf('@layer base'))
  const end = closing(css, css.indexOf('{', start))
  const classes = rulesIn(css.slice(css.indexOf('{', start) + 1, end))
  const base = [themeLayer(css), layer(css, 'base'), css.slice(end + 1)].join('\n').replace(/\n\s*\n/g, '\n')
  return { base, classes, kit: kitClasses(classes) }
}

if (import.meta.main) {
  const styles = await designerStyles()
  const file = inRoot('server', 'designer', 'preset', 'utilities.json')
  writeFileSync(file, `${JSON.stringify(styles, null, 2)}\n`)
  console.log(`${Object.keys(styles.classes).length} classes, ${styles.base.length} characters around them`)
}

/** The classes of each part of the kit, with those of the parts it is made of. */
function kitClasses(classes: Record<string, string>): Record<string, string> {
  const folder = join(KIT, 'components', 'ui')
  const codes = new Map(
    readdirSync(folder).map(name => [name.replace(/\.tsx?$/, ''), readFileSync(join(folder, name), 'utf8')]),
  )
  const of = (name: string, seen: Set<string>): string[] => {
    if (seen.has(name)) return []
    seen.add(name)
    const code = codes.get(name) ?? ''
    const used = [...code.matchAll(/from '@\/components\/ui\/([\w-]+)'/g)].flatMap(([, other = '']) =>
      of(other, seen),
    )
    return [...extractCandidates(code), ...used].filter(each => classes[each] !== undefined)
  }
  return Object.fromEntries(
    [...codes.keys()].map(name => [name, [...new Set(of(name, new Set()))].sort().join(' ')]),
  )
}

function candidatesIn(folder: string): Set<string> {
  const found = new Set<string>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    // Follow-ups and conversions name classes to find and to change them; no new page is made of those.
    if (!/\.tsx?$/.test(name) || /^follow-ups\/|^preset\/(?:class-rules|convert)\.ts/.test(name)) continue
    for (const each of extractCandidates(readFileSync(join(folder, name), 'utf8'))) found.add(each)
  }
  return found
}

/** Each class with its declarations, or with its whole rule where a width, a state or a child decides; the order decides who wins. */
function rulesIn(
  text: string,
  around: string[] = [],
  found: Record<string, string> = {},
): Record<string, string> {
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('{', at)
    if (open < 0) break
    const close = closing(text, open)
    const head = text.slice(at, open).trim()
    const body = text.slice(open + 1, close)
    at = close + 1
    if (head.startsWith('@')) rulesIn(body, [...around, head], found)
    else addRule(head, body.trim().replace(/\s+/g, ' '), around, found)
  }
  return found
}

function addRule(selector: string, body: string, around: string[], found: Record<string, string>): void {
  const escaped = /\.((?:\\.|[\w-])+)/.exec(selector)?.[1] ?? ''
  const name = escaped.replace(/\\(.)/g, '$1')
  const isPlain = selector === `.${escaped}` && around.length === 0 && !body.includes('{')
  const rule = isPlain
    ? body
    : [...around, selector].reduceRight((inner, head) => `${head} { ${inner} }`, body)
  found[name] = found[name] ? `${wholeRule(escaped, found[name])} ${wholeRule(escaped, rule)}` : rule
}

function wholeRule(escaped: string, rule: string): string {
  return rule.includes('{') ? rule : `.${escaped} { ${rule} }`
}

function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}

function layer(text: string, name: string): string {
  const parts: string[] = []
  for (let at = text.indexOf(`@layer ${name} {`); at >= 0; at = text.indexOf(`@layer ${name} {`, at + 1)) {
    const open = text.indexOf('{', at)
    parts.push(text.slice(open + 1, closing(text, open)))
  }
  return `@layer base {${parts.join('\n')}}`
}

/** Sizes and weights; colours and fonts are the design's own. */
function themeLayer(text: string): string {
  const open = text.indexOf('{', text.indexOf('@layer theme {'))
  return `@layer theme {${text.slice(open + 1, closing(text, open))}}`
}
