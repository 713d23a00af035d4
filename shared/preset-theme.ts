import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { type CustomProperty, customProperties } from '#shared/compile/theme/custom-properties.ts'
import { applyTextEdits, type TextEdit } from '#shared/edits/operations/text-edits.ts'
import { type ThemeSide, ThemeSides } from '#shared/theme-sides.ts'

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
 * Rules, and tokens of its own, stay as they are. Its time grows with both sheets' length, whatever is in them.
 */
export function withTokensOf(css: string, presetCss: string): string {
  if (css.trim() === '') return presetCss
  const sides = new ThemeSides()
  const there = new Map<ThemeSide, { byName: Map<string, CustomProperty[]>; last: CustomProperty }>()
  for (const token of customProperties(css)) {
    const side = sides.of(token)
    const known = there.get(side) ?? { byName: new Map<string, CustomProperty[]>(), last: token }
    known.last = token
    listed(known.byName, token.name).push(token)
    there.set(side, known)
  }
  const edits: TextEdit[] = []
  const added = new Map<CustomProperty, CustomProperty[]>()
  const left: CustomProperty[] = []
  for (const { token, side } of newest(customProperties(presetCss), sides)) {
    const known = there.get(side)
    const same = known?.byName.get(token.name) ?? []
    for (const { start, end } of same) edits.push({ at: start, remove: end - start, insert: token.value })
    if (same.length > 0) continue
    if (known) listed(added, known.last).push(token)
    else left.push(token)
  }
  for (const [{ end }, tokens] of added)
    edits.push({
      ...{ at: end, remove: 0 },
      insert: tokens.map(({ name, value }) => `;\n  ${name}: ${value}`).join(''),
    })
  const made = applyTextEdits(css, edits)
  return withLookOf([made.trimEnd(), ...sides.rulesOf(left)].join('\n\n'), presetCss)
}

interface OnSide {
  token: CustomProperty
  side: ThemeSide
}

/** Of a token that is said twice on one side, what is said last. */
function newest(tokens: readonly CustomProperty[], sides: ThemeSides): OnSide[] {
  const last = new Map<ThemeSide, Map<string, OnSide>>()
  for (const token of tokens) {
    const side = sides.of(token)
    const onIt = last.get(side) ?? new Map<string, OnSide>()
    last.set(side, onIt.set(token.name, { token, side }))
  }
  return [...last.values()].flatMap(onIt => [...onIt.values()])
}

function listed<Key, Value>(lists: Map<Key, Value[]>, key: Key): Value[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

const LOOK = /^\s*\/\*[\s\S]*?\*\/\s*/

/** The comment that a theme begins with says its look, which is the preset's now. */
function withLookOf(css: string, presetCss: string): string {
  const look = LOOK.exec(presetCss)?.[0]
  const own = LOOK.exec(css)?.[0] ?? ''
  return look ? `${look.trim()}\n${css.slice(own.length)}` : `${css.trimEnd()}\n`
}
