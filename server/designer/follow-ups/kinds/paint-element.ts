import { contrast, fromHex, type Oklch, oklch, readable, toHex } from '#server/designer/direction/oklch.ts'
import { onColor } from '#server/designer/direction/palette.ts'
import type { Outcome } from '#server/designer/follow-ups/follow-up.ts'
import { paintOf } from '#server/designer/follow-ups/kinds/page-tone.ts'
import { type Item, type Scene, within } from '#server/designer/follow-ups/scene/scene.ts'
import { classesOf, codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { dialectFor } from '#server/designer/follow-ups/style/dialect.ts'
import { holdsUnknown, inksOfInnerPapers } from '#server/designer/follow-ups/style/inner-papers.ts'
import { styleOf } from '#server/designer/follow-ups/style/objects.ts'
import { restyle } from '#server/designer/follow-ups/style/restyle.ts'
import { classesAbout } from '#server/designer/follow-ups/style/tailwind.ts'
import { isButton, isHeading } from '#server/designer/follow-ups/target/looks-like.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import { ROLES } from '#server/designer/follow-ups/target/roles.ts'
import type { Target } from '#server/designer/follow-ups/target/target.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { attributeOf } from '#shared/edits/syntax.ts'

type Part = 'color' | 'background' | 'borderColor'
export interface Paint {
  hex: string
  said: string
  part: Part | null
}

/** The colour of these elements: ink for words and signs, paper with readable ink for what has room. */
export function paintElements(targets: Target[], { hex, said, part }: Paint, scene: Scene): Outcome {
  const operations: OperationInput[] = []
  for (const target of targets) {
    const item = rootOf(target.item)
    const marks = part === null ? marksIn(item, hex, scene) : null
    if (marks) {
      operations.push(...marks)
      continue
    }
    const property = part ?? (isInk(item) ? 'color' : 'background')
    const made =
      property === 'background' ? paper(target, item, hex, scene) : ink(target, property, hex, scene)
    if ('trouble' in made) return { ...made, isSure: true }
    operations.push(...made.operations)
  }
  const [first] = targets
  const what =
    targets.length > 1 ? `${targets.length} elements are` : `${first ? callIt(first.item) : 'It'} is`
  return { operations: once(operations), says: `${what} ${said} now; everything else stays as it is.` }
}

/** A chart is what it draws: the part gets tokens of its own for the colours it draws with. */
function marksIn(item: Item, hex: string, scene: Scene): OperationInput[] | null {
  const isChart = ROLES.some(role => role.name === 'chart' && role.is(item))
  if (!isChart || dialectFor(item, scene.files) !== 'tailwind' || isButton(item)) return null
  const usesTokens = scene.files.some(file => file.name.endsWith('.css') && file.code.includes('--chart-1:'))
  const add = ['chart-1', 'primary', 'brand'].map(name => `[--${name}:${hex}]`)
  return usesTokens ? [{ op: 'setClasses', file: item.file, at: { path: item.path }, add }] : null
}

const rootOf = (item: Item): Item => (item.shows.length === 1 && item.shows[0] ? rootOf(item.shows[0]) : item)
const once = (operations: OperationInput[]): OperationInput[] => {
  const seen = new Set<string>()
  return operations.filter(operation => {
    const key = JSON.stringify(operation)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** What is made of words or lines, and has no paper of its own. */
function isInk(item: Item): boolean {
  if (isButton(item)) return false
  if (isHeading(item) || /^(?:p|a|Text|Link|label|Label|strong|em|small|dt|dd|code|svg|Icon)$/.test(item.tag))
    return true
  if (/^(?:span|li|td|th)$/.test(item.tag))
    return (
      item.children.length === 0 && !/\bbg-|background|rounded/.test(JSON.stringify(classesOf(item.node, '')))
    )
  return ROLES.some(role => /^(?:icon|logo|price|label|link)$/.test(role.name) && role.is(item))
}

function ink(target: Target, property: Part, hex: string, scene: Scene) {
  if (target.entry !== null || property !== 'color')
    return restyle([target], [{ property, value: hex }], scene)
  const inner = within(target.item).filter(each => hasOwnInk(each, scene) && !isButton(each))
  const all: Target[] = [target, ...inner.map(item => ({ item, entry: null }))]
  return restyle(isInk(target.item) ? [target] : all, [{ property, value: hex }], scene)
}

function paper(
  target: Target,
  item: Item,
  hex: string,
  scene: Scene,
): { operations: OperationInput[] } | { trouble: string } {
  const color = fromHex(hex)
  if (!color) return restyle([target], [{ property: 'background', value: hex }], scene)
  const on = onColor(color)
  const text = on.l > 0.9 ? '#ffffff' : toHex(on)
  const isPlain = isButton(item) || item.children.length === 0 || target.entry !== null
  const changes = [
    { property: 'background' as const, value: hex },
    { property: 'color' as const, value: text },
  ]
  if (dialectFor(item, scene.files) === 'tailwind') return paperInClasses(target, item, hex, scene)
  const base = restyle([target], changes, scene)
  if ('trouble' in base || isPlain) return base
  const quiet = within(item).filter(each => hasOwnInk(each, scene) && !hasOwnPaper(each, item, scene))
  const inked = restyle(
    quiet.map(each => ({ item: each, entry: null })),
    [{ property: 'color', value: text }],
    scene,
  )
  if ('trouble' in inked) return base
  return { operations: [...base.operations, ...inked.operations, ...inksOnPapers(item, on, scene)] }
}

/** Where the theme has tokens, the part gets its own, so that all of it stays readable. */
function paperInClasses(target: Target, item: Item, hex: string, scene: Scene) {
  const color = fromHex(hex)
  if (!color) return restyle([target], [{ property: 'background', value: hex }], scene)
  const ink = onColor(color)
  const isDark = ink.l > 0.5
  const base = restyle(
    [target],
    [
      { property: 'background', value: hex },
      { property: 'color', value: isDark ? '#ffffff' : toHex(ink) },
      ...(isButton(item)
        ? [{ property: 'background' as const, value: shade(hex), when: { isHover: true } }]
        : []),
    ],
    scene,
  )
  const isBlock = item.children.length > 0 || (BLOCK.test(item.tag) && holdsUnknown(item))
  if ('trouble' in base || isButton(item) || !isBlock || target.entry !== null) return base
  const quiet = toHex(readable(oklch(isDark ? 0.9 : 0.3, 0.01, color.h), [color]))
  const operations = [...base.operations]
  const own = operations.find(operation => operation.op === 'setClasses')
  const usesTokens = scene.files.some(
    file => file.name.endsWith('.css') && file.code.includes('--muted-foreground'),
  )
  if (usesTokens && own?.op === 'setClasses') {
    own.add = [
      ...(own.add ?? []),
      `[--background:${hex}]`,
      `[--foreground:${isDark ? '#ffffff' : toHex(ink)}]`,
      `[--muted-foreground:${quiet}]`,
      `[--brand:${isDark ? '#ffffff' : toHex(ink)}]`,
      `[--border:${quiet}]`,
      ...inksOfInnerPapers(item, scene.files),
    ]
    return { operations }
  }
  const inner = within(item).filter(
    each => each.file === item.file && hasOwnInk(each, scene) && !hasOwnPaper(each, item, scene),
  )
  const inked = restyle(
    inner.map(each => ({ item: each, entry: null })),
    [{ property: 'color', value: isHexWhite(isDark) ?? toHex(ink) }],
    scene,
  )
  if ('trouble' in inked) return base
  return { operations: [...operations, ...inked.operations, ...inksOnPapers(item, ink, scene)] }
}

/** What lies on a part with a paper of its own, and took its ink from around it, gets one that reads there. */
function inksOnPapers(part: Item, ink: Oklch, scene: Scene): OperationInput[] {
  return within(part).flatMap(item => {
    const own = isButton(item) || hasOwnInk(item, scene) ? null : paintOf(item, 'background', scene)
    if (!own || contrast(own, ink) >= INK_CONTRAST) return []
    const made = restyle([{ item, entry: null }], [{ property: 'color', value: toHex(onColor(own)) }], scene)
    return 'trouble' in made ? [] : made.operations
  })
}

const INK_CONTRAST = 4.5

const BLOCK = /^(?:main|div|section|header|footer|aside|article)$/
const isHexWhite = (isDark: boolean): string | null => (isDark ? '#ffffff' : null)

/** A little darker, for the pointer. */
function shade(hex: string): string {
  const color = fromHex(hex)
  return color ? toHex({ ...color, l: Math.max(0, color.l - 0.06) }) : hex
}

function hasOwnInk(item: Item, scene: Scene): boolean {
  if (item.shows.length > 0) return false
  const dialect = dialectFor(item, scene.files)
  if (dialect === 'tailwind')
    return classesAbout(classesOf(item.node, codeIn(scene.files, item.file)), 'color').length > 0
  if (dialect === 'chakra') return attributeOf(item.node, 'color') !== null
  return /\bcolor: *['"]/.test(styleCode(item, scene))
}

/** It or something between it and the part has a paper of its own. */
function hasOwnPaper(item: Item, part: Item, scene: Scene): boolean {
  for (let at: Item | null = item; at && at !== part; at = at.parent ?? at.user) {
    if (isButton(at)) return true
    const dialect = dialectFor(at, scene.files)
    if (
      dialect === 'tailwind' &&
      classesAbout(classesOf(at.node, codeIn(scene.files, at.file)), 'background').length > 0
    )
      return true
    if (dialect === 'chakra' && (attributeOf(at.node, 'bg') || attributeOf(at.node, 'background')))
      return true
    if (
      dialect === 'inline' &&
      [...styleOf(at, scene.files).keys()].some(key => key.startsWith('background'))
    )
      return true
  }
  return false
}

function styleCode({ node, file }: Item, { files }: Scene): string {
  const style = attributeOf(node, 'style')
  return style ? codeIn(files, file).slice(style.start ?? 0, style.end ?? 0) : ''
}
