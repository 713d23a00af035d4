import { fromHex, type Oklch, oklch, shown, toHex, write } from '#server/designer/direction/oklch.ts'
import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { type Item, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { dialectFor } from '#server/designer/follow-ups/style/dialect.ts'
import { HUE_DEGREES } from '#server/designer/follow-ups/style/hues.ts'
import { styleOf } from '#server/designer/follow-ups/style/objects.ts'
import { restyle } from '#server/designer/follow-ups/style/restyle.ts'
import { findTargets, selectedItem } from '#server/designer/follow-ups/target/find.ts'
import { isHeading } from '#server/designer/follow-ups/target/looks-like.ts'
import { readPhrase } from '#server/designer/follow-ups/target/phrase.ts'
import { colorToken, isDarkByDefault, themeOf } from '#server/designer/follow-ups/theme-code.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

const TONE =
  /^(?:make|turn|give|let|soften|increase|raise|reduce|lower|decrease|lessen|warm up|cool down|brighten(?: up)?|darken|lighten|tone down|mute|strengthen|use)\b/i
const TONES: [RegExp, (color: Oklch, isPaper: boolean) => Oklch][] = [
  [/\bwarm(?:er|th)?\b/i, ({ l, c, h }) => toward({ l, c, h }, 60)],
  [/\bcool(?:er)?\b/i, ({ l, c, h }) => toward({ l, c, h }, 240)],
  [
    /\b(?:soften|softer|lower|less|reduce|decrease|lessen)\b.*\bcontrast\b|\btone down\b/i,
    ({ l, c, h }, isPaper) => oklch(isPaper ? l + (0.5 - l) * 0.06 : l + (0.55 - l) * 0.28, c, h),
  ],
  [
    /\b(?:more|higher|increase|raise|stronger|strengthen)\b.*\bcontrast\b/i,
    ({ l, c, h }, isPaper) => oklch(isPaper ? (l > 0.5 ? 1 : 0.1) : l > 0.5 ? 0.97 : 0.13, c, h),
  ],
  [/\b(?:brighter|brighten|lighter|lighten)\b/i, ({ l, c, h }) => oklch(Math.min(1, l + 0.08), c, h)],
  [/\b(?:darker|darken)\b/i, ({ l, c, h }) => oklch(Math.max(0, l - 0.1), c, h)],
  [
    /\b(?:vibrant|vivid|saturated|colou?rful|bolder colou?rs?)\b/i,
    ({ l, c, h }) => oklch(l, Math.min(0.3, c * 1.6 + 0.02), h),
  ],
  [/\b(?:muted|mute|pastel|desaturated?|subtle|calmer)\b/i, ({ l, c, h }) => oklch(l, c * 0.5, h)],
]

function toward({ l, c, h }: Oklch, hue: number): Oklch {
  const gap = ((hue - h + 540) % 360) - 180
  return c < 0.03 ? oklch(Math.min(l, 0.97), 0.035, hue) : oklch(l, Math.min(0.25, c + 0.02), h + gap * 0.6)
}

/** "make the hero warmer", "soften the color contrast", "make the colours more vibrant". */
export const changeTone: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  const tone = TONE.test(text) ? TONES.find(([pattern]) => pattern.test(text)) : undefined
  if (!tone) return null
  const [pattern, shift] = tone
  const said = text
    .replace(TONE, ' ')
    .replace(pattern, ' ')
    .replace(
      /\b(?:a (?:bit|little)|much|more|less|the colou?rs? contrast|colou?r|contrast|tones?|feel|look|palette|of|in|colou?rs?|on|with|for|slightly|up|down)\b/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
  const phrase = readPhrase(said === '' || /^(?:the|all|an?)$/i.test(said) ? 'this' : said)
  const isPage = !phrase || phrase.isThis || phrase.isPage
  const selected = selectedItem(bench)
  if (bench.selection && !selected)
    return { trouble: 'The selected element is no longer there. Select it again.', isSure: true }
  if (isPage && !selected) return toneOfTheme(bench, shift)
  const found = selected && isPage ? null : findTargets(said, bench)
  if (found && 'trouble' in found) return { ...found, isSure: true }
  const item = selected && isPage ? selected : found?.targets[0]?.item
  if (!item) return null
  if (/\blighter\b/i.test(text) && isHeading(item))
    return { trouble: 'Lighter in colour or in weight? Say “make it grey” or “less bold”.', isSure: true }
  return toneOfPart(item.shows[0] ?? item, bench, shift)
}

const PAPERS = ['background', 'card', 'muted', 'secondary', 'accent']
const INKS = ['foreground', 'muted-foreground', 'card-foreground', 'primary', 'brand', 'border', 'highlight']

function toneOfTheme(bench: Workbench, shift: (color: Oklch, isPaper: boolean) => Oklch): Outcome | null {
  const theme = themeOf(bench)
  if (!theme) return null
  const operations = (['light', 'dark'] as const).flatMap(scheme =>
    [...PAPERS, ...INKS].flatMap((name): OperationInput[] => {
      const color = colorToken(theme.code, name, scheme)
      if (!color) return []
      const value = write(shown(shift(color, PAPERS.includes(name))))
      return value === write(color)
        ? []
        : [{ op: 'setToken', file: theme.name, name: `--${name}`, value, scheme }]
    }),
  )
  return operations.length > 0
    ? { operations, says: 'I shifted the colours of the theme, light and dark; nothing else changed.' }
    : null
}

/** The part gets shifted colours of its own: tokens where there are some, else what it is painted with. */
function toneOfPart(
  item: Item,
  bench: Workbench,
  shift: (color: Oklch, isPaper: boolean) => Oklch,
): Outcome | null {
  const theme = themeOf(bench)
  const scene = sceneOf(bench.files)
  if (theme && dialectFor(item, bench.files) === 'tailwind') {
    const scheme = isDarkByDefault(theme.code) ? 'dark' : 'light'
    const add = [...PAPERS, ...INKS].flatMap(name => {
      const color = colorToken(theme.code, name, scheme)
      return color
        ? [`[--${name}:${write(shown(shift(color, PAPERS.includes(name)))).replaceAll(' ', '_')}]`]
        : []
    })
    const isBlock = item.children.length > 0 && !/^h\d|^p$|Button/.test(item.tag)
    return {
      operations: [
        {
          op: 'setClasses',
          file: item.file,
          at: { path: item.path },
          add: [...add, ...(isBlock ? ['bg-background'] : []), 'text-foreground'].filter(Boolean),
          remove: [],
        },
      ],
      says: 'I shifted the colours of that part and of nothing else.',
    }
  }
  const operations: OperationInput[] = []
  for (const each of [item, ...within(item)]) {
    if (each.shows.length > 0) continue
    for (const property of ['background', 'color'] as const) {
      const color = paintOf(each, property, bench)
      if (!color) continue
      const made = restyle(
        [{ item: each, entry: null }],
        [{ property, value: toHex(shift(color, property === 'background')) }],
        scene,
      )
      if ('operations' in made) operations.push(...made.operations)
    }
  }
  if (operations.length === 0) {
    const made = restyle(
      [{ item, entry: null }],
      [
        { property: 'background', value: toHex(shift(oklch(0.98, 0.01, 90), true)) },
        { property: 'color', value: toHex(shift(oklch(0.25, 0.01, 90), false)) },
      ],
      scene,
    )
    if ('trouble' in made) return { ...made, isSure: true }
    operations.push(...made.operations)
  }
  return { operations, says: 'I shifted the colours of that part and of nothing else.' }
}

/** What an element is painted with, where it says so itself. */
export function paintOf(
  item: Item,
  property: 'background' | 'color',
  bench: Pick<Workbench, 'files'>,
): Oklch | null {
  if (dialectFor(item, bench.files) === 'inline') {
    const style = styleOf(item, bench.files)
    const value =
      property === 'color' ? style.get('color') : (style.get('background') ?? style.get('backgroundColor'))
    return typeof value === 'string' ? fromHex(value) : null
  }
  const paper = property === 'background' ? stringAttribute(item.node, 'bg') : null
  if (paper) return paper === 'white' ? oklch(1, 0, 0) : fromHex(paper)
  const classes = item.node.openingElement.attributes.flatMap(each =>
    each.type === 'JSXAttribute' && each.name.name === 'className' && each.value?.type === 'StringLiteral'
      ? each.value.value.split(/\s+/)
      : [],
  )
  const found = classes
    .map(name => new RegExp(`^${property === 'color' ? 'text' : 'bg'}-([a-z]+)-(\\d{2,3})$`).exec(name))
    .find(Boolean)
  if (!found)
    return classes.includes(property === 'color' ? 'text-white' : 'bg-white') ? oklch(1, 0, 0) : null
  const hue = HUE_DEGREES[found[1] ?? '']
  const light = 1 - Number(found[2]) / 1080
  return hue === undefined ? oklch(light, 0.01, 260) : oklch(light, 0.18, hue)
}
