import { FONTS } from '#server/designer/direction/fonts.ts'
import type { FollowUp, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { readStyleWish } from '#server/designer/follow-ups/grammar/wishes.ts'
import { type Item, sceneOf } from '#server/designer/follow-ups/scene/scene.ts'
import { dialectFor } from '#server/designer/follow-ups/style/dialect.ts'
import { styleOf } from '#server/designer/follow-ups/style/objects.ts'
import { restyle } from '#server/designer/follow-ups/style/restyle.ts'
import { findTargets } from '#server/designer/follow-ups/target/find.ts'
import { readPhrase } from '#server/designer/follow-ups/target/phrase.ts'
import { isDarkByDefault, themeOf } from '#server/designer/follow-ups/theme-code.ts'
import { readToken } from '#shared/edits/theme-tokens.ts'

const FAMILIES: [RegExp, string][] = [
  [/\binter\b/i, FONTS.inter],
  [/\bgeist mono\b/i, FONTS.geistMono],
  [/\bgeist\b/i, FONTS.geist],
  [/\bmanrope\b/i, FONTS.manrope],
  [/\bdm sans\b/i, FONTS.dmSans],
  [/\bplus jakarta(?: sans)?\b|\bjakarta\b/i, FONTS.jakarta],
  [/\boutfit\b/i, FONTS.outfit],
  [/\bspace grotesk\b/i, FONTS.spaceGrotesk],
  [/\bfraunces\b/i, FONTS.fraunces],
  [/\blora\b/i, FONTS.lora],
  [/\bplayfair(?: display)?\b/i, FONTS.playfair],
  [/\bjetbrains(?: mono)?\b/i, FONTS.jetbrainsMono],
  [/\bgeorgia\b/i, 'Georgia, serif'],
  [/\barial\b/i, 'Arial, sans-serif'],
  [/\bhelvetica\b/i, '"Helvetica Neue", Helvetica, Arial, sans-serif'],
  [/\btimes(?: new roman)?\b/i, '"Times New Roman", Times, serif'],
  [/\bcourier\b/i, '"Courier New", Courier, monospace'],
  [/\bsans[- ]?serif\b/i, FONTS.inter],
  [/\bserif\b/i, FONTS.lora],
  [/\bmono(?:space(?:d)?)?\b/i, FONTS.jetbrainsMono],
]
/** What people say of letters instead of a name. */
const MANNERS: [RegExp, string][] = [
  [/\b(?:elegant|classy|luxur\w+|refined|sophisticated|editorial|fancy)\b/i, FONTS.playfair],
  [/\b(?:modern|clean|contemporary|neutral|minimal\w*)\b/i, FONTS.inter],
  [/\b(?:playful|friendly|fun|casual|approachable|softer)\b/i, FONTS.outfit],
  [/\b(?:technical|techy|futuristic)\b/i, FONTS.spaceGrotesk],
  [/\b(?:classic|traditional|literary|bookish)\b/i, FONTS.lora],
]
const FONT = /\b(?:fonts?|typefaces?|typography|type)\b|\b(?:sans[- ]?serif|serif|monospaced?)\b/i

/** "use a serif font for the headings", "change the font to Manrope". */
export const changeFont: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  const family =
    FAMILIES.find(([pattern]) => pattern.test(text)) ??
    (/\b(?:fonts?|typefaces?)\b/i.test(text) ? MANNERS.find(([pattern]) => pattern.test(text)) : undefined)
  if (!family || !/^(?:use|set|change|make|switch|apply|give|turn)\b/i.test(text)) return null
  if (!FONT.test(text) && !/^(?:use|switch to|set)\s+[\w ]+$/i.test(text)) return null
  const [, stack] = family
  const isHeads = /\b(?:headings?|headlines?|titles?)\b/i.test(text)
  const where =
    /\b(?:for|on|in|of)\s+(?:the\s+|all\s+(?:the\s+)?)?((?!font)[\w\s]+?)(?:\s+(?:to|into)\s+.+)?$/i.exec(
      text,
    )?.[1]
  const isPart =
    bench.selection !== null ||
    (where && !/\b(?:page|site|website|everything|body|design|headings?|headlines?|titles?)\b/i.test(where))
  const theme = themeOf(bench)
  if (!isPart && theme && theme.code.includes('--font-sans')) {
    const token = isHeads ? '--font-display' : '--font-sans'
    const replaced = theme.code.replace(new RegExp(`(${token}:\\s*)[^;]+`), (_, head: string) => head + stack)
    const both =
      !isHeads && /\bdisplay\b/.test(theme.code)
        ? replaced.replace(/(--font-display:\s*)[^;]+/, (_, head: string) => head + stack)
        : replaced
    if (both === theme.code) return { trouble: 'That font is in use already.', isSure: true }
    return {
      operations: [{ op: 'write', file: theme.name, code: both }],
      says: `${isHeads ? 'Headings are' : 'Everything is'} set in ${stack.split(',')[0]?.replaceAll('"', '')} now.`,
    }
  }
  const found = findTargets(
    isPart ? (bench.selection ? 'this' : (where ?? 'this')) : isHeads ? 'all headings' : 'the page',
    bench,
  )
  if (!found) return null
  if ('trouble' in found) return { ...found, isSure: true }
  const made = restyle(found.targets, [{ property: 'fontFamily', value: stack }], found.scene)
  return 'trouble' in made
    ? { ...made, isSure: true }
    : {
        operations: made.operations,
        says: `${isHeads ? 'The headings are' : 'It is'} set in ${stack.split(',')[0]?.replaceAll('"', '')} now.`,
      }
}

const CORNERS = /\b(?:corners?|rounded|rounder|roundness|radius|square|sharp(?:er)?|pill|softer)\b/i

/** "make all corners square", "use more rounded corners": the radius of the whole page. */
export const changeRoundness: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  if (!CORNERS.test(text) || bench.selection || /\b(?:its|their)\b/i.test(text)) return null
  const target = readStyleWish(text)?.target
  if (target && readPhrase(target)?.role) return null
  const isWhole =
    /\b(?:everything|everywhere|all (?:the )?corners|the corners|corners|page|site|design|whole)\b/i.test(
      text,
    )
  const named = /\b(?:of|on|for)\s+(?:the|all|each)\s+(\w+)/i.exec(text)?.[1]
  if (
    !isWhole ||
    (named && !/^(?:page|site|design|whole|corners)$/i.test(named)) ||
    /\b(?:cards?|buttons?|images?|inputs?|fields?|header|hero|section)\b/i.test(text)
  )
    return null
  const theme = themeOf(bench)
  const now = theme && readToken(theme.code, '--radius', isDarkByDefault(theme.code) ? 'dark' : 'light')
  const isLess = /\b(?:square|sharp(?:er)?|less|no|without|angular)\b/i.test(text)
  const isMore = /\b(?:more|rounder|softer|very)\b/i.test(text)
  const value = /\b(?:square|sharp|no|without)\b/i.test(text)
    ? '0rem'
    : isLess
      ? '0.25rem'
      : isMore && Number.parseFloat(now ?? '0') >= 0.75
        ? '1.5rem'
        : '1rem'
  if (theme && now !== null && isLess && Number.parseFloat(now) <= Number.parseFloat(value))
    return { trouble: 'The corners are as sharp as that already, so I changed nothing.', isSure: true }
  if (theme && now !== null)
    return {
      operations: [
        {
          op: 'setToken',
          file: theme.name,
          name: '--radius',
          value,
          scheme: isDarkByDefault(theme.code) ? 'dark' : 'light',
        },
      ],
      says: `Corners have a radius of ${value} now, wherever the theme decides.`,
    }
  const scene = sceneOf(bench.files)
  const items = scene.items.filter(item => item.shows.length === 0 && hasCorners(item, bench))
  if (items.length === 0)
    return { trouble: 'Nothing on this page has rounded corners of its own.', isSure: true }
  const made = restyle(
    items.map(item => ({ item, entry: null })),
    [{ property: 'radius', value: value === '0rem' ? '0px' : isLess ? '4px' : '20px' }],
    scene,
  )
  return 'trouble' in made
    ? { ...made, isSure: true }
    : { operations: made.operations, says: `The corners of ${items.length} elements are changed.` }
}

function hasCorners(item: Item, bench: Workbench): boolean {
  const raw = JSON.stringify(
    item.node.openingElement.attributes.map(each =>
      each.type === 'JSXAttribute' && each.value?.type === 'StringLiteral'
        ? `${each.name.name} ${each.value.value}`
        : '',
    ),
  )
  if (/\brounded(?!-full)|borderRadius/.test(raw)) return true
  return dialectFor(item, bench.files) === 'inline' && styleOf(item, bench.files).has('borderRadius')
}
