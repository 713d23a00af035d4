import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { type CustomProperty, customProperties } from '#shared/compile/theme/custom-properties.ts'
import { applyTextEdits, type TextEdit } from '#shared/edits/operations/text-edits.ts'

/** A design with the look of a preset: its tokens take the place of those in the theme, and all else stays. */
export function withPresetTheme(files: readonly SourceFile[], presetCss: string | undefined): SourceFile[] {
  if (!presetCss) return [...files]
  const there = files.find(({ name }) => name === THEME_FILE)
  if (!there) return [...files, { name: THEME_FILE, code: presetCss }]
  const code = withTokensOf(there.code, presetCss)
  return files.map(file => (file === there ? { name: THEME_FILE, code } : file))
}

/**
 * A sheet with every token of another one as that says it, on the same side of the theme; tokens that it lacks are added.
 * Rules, and tokens of its own, stay as they are.
 */
export function withTokensOf(css: string, presetCss: string): string {
  if (css.trim() === '') return presetCss
  const there = customProperties(css)
  const edits: TextEdit[] = []
  const added = new Map<CustomProperty, CustomProperty[]>()
  const left: CustomProperty[] = []
  for (const token of newest(customProperties(presetCss))) {
    const same = there.filter(each => each.name === token.name && sideOf(each) === sideOf(token))
    for (const { start, end } of same) edits.push({ at: start, remove: end - start, insert: token.value })
    if (same.length > 0) continue
    const beside = there.findLast(each => sideOf(each) === sideOf(token))
    if (beside) added.set(beside, [...(added.get(beside) ?? []), token])
    else left.push(token)
  }
  for (const [{ end }, tokens] of added)
    edits.push({
      ...{ at: end, remove: 0 },
      insert: tokens.map(({ name, value }) => `;\n  ${name}: ${value}`).join(''),
    })
  const made = applyTextEdits(css, edits)
  return withLookOf([made.trimEnd(), ...rulesOf(left)].join('\n\n'), presetCss)
}

/** Of a token that is said twice on one side, what is said last. */
function newest(tokens: readonly CustomProperty[]): CustomProperty[] {
  const last = new Map(tokens.map(token => [`${sideOf(token)}\n${token.name}`, token]))
  return [...last.values()]
}

/** Light, dark, Tailwind's own, or the rule itself. */
function sideOf({ inside }: CustomProperty): string {
  const selector = inside.at(-1) ?? ''
  if (inside.some(rule => rule.startsWith('@theme'))) return '@theme'
  if (/\.dark\b/.test(selector)) return inside.length > 1 ? inside.join(' ') : 'dark'
  if (/(?:^|,\s*)(?::root|:host|html|\.light)\b/.test(selector))
    return inside.length > 1 && !inside[0]?.startsWith('@layer') ? inside.join(' ') : 'light'
  return inside.join(' ')
}

function rulesOf(tokens: readonly CustomProperty[]): string[] {
  const rules = new Map<string, CustomProperty[]>()
  for (const token of tokens) {
    const head = token.inside.map(rule => `${rule} {`).join(' ')
    rules.set(head, [...(rules.get(head) ?? []), token])
  }
  return [...rules].map(([head, inIt]) => {
    const lines = inIt.map(({ name, value }) => `  ${name}: ${value};`)
    return `${head}\n${lines.join('\n')}\n${'}'.repeat(head.split('{').length - 1)}`
  })
}

const LOOK = /^\s*\/\*[\s\S]*?\*\/\s*/

/** The comment that a theme begins with says its look, which is the preset's now. */
function withLookOf(css: string, presetCss: string): string {
  const look = LOOK.exec(presetCss)?.[0]
  const own = LOOK.exec(css)?.[0] ?? ''
  return look ? `${look.trim()}\n${css.slice(own.length)}` : `${css.trimEnd()}\n`
}
