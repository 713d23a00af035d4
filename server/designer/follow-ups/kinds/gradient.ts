import { COLOR_PATTERN, hexOf } from '#server/designer/direction/css-colors.ts'
import { fromHex } from '#server/designer/direction/oklch.ts'
import { onColor } from '#server/designer/direction/palette.ts'
import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { type Item, sceneOf } from '#server/designer/follow-ups/scene/scene.ts'
import { classesOf } from '#server/designer/follow-ups/scene/words.ts'
import { dialectFor } from '#server/designer/follow-ups/style/dialect.ts'
import { fullBleed } from '#server/designer/follow-ups/style/full-bleed.ts'
import { restyle } from '#server/designer/follow-ups/style/restyle.ts'
import { findBlock, findTargets, selectedItem } from '#server/designer/follow-ups/target/find.ts'
import { isButton, isHeading } from '#server/designer/follow-ups/target/looks-like.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import { themeOf } from '#server/designer/follow-ups/theme-code.ts'

const FOR =
  /\bgradients?\b.*?\b(?:to|on|for|as|behind|in)\s+(?:the\s+background\s+of\s+)?((?:the|my|our|this|a)\s+[\w\s'’-]+?)(?:\s+background)?$/i
const MADE =
  /^(?:make|give|change|turn|set|paint|let)\s+((?:the|my|our|this)\s+.+?)(?:['’]s)?(?:\s+background)?\s+(?:to\s+|into\s+|have\s+|with\s+|be\s+|use\s+)*an?\s+(?:[\w-]+\s+)*?gradient\b/i

/** "make the hero background a gradient from blue to purple", "add a teal to navy gradient to the header". */
export const paintGradient: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  if (!/\bgradients?\b/i.test(text) || /\b(?:remove|no|without|delete)\b/i.test(text)) return null
  const hexes = [...text.matchAll(COLOR_PATTERN)].flatMap(match => hexOf(match[0]) ?? [])
  const [from, to, third] = hexes
  if (!from || !to || third)
    return {
      trouble: 'From which colour to which? Say for example “a gradient from blue to purple”.',
      isSure: true,
    }
  const bare = text.replace(/\s+(?:from|of)\s+[^,]*?\bto\b\s+\S+(?:\s+(?=as|on|for|to|in)|$)/i, ' ').trim()
  const said = MADE.exec(text)?.[1] ?? FOR.exec(bare)?.[1] ?? null
  const item = itemMeant(said, bench)
  if (!item)
    return {
      trouble: 'What shall have the gradient? Say for example “the hero” or “the button”.',
      isSure: true,
    }
  if ('trouble' in item) return { ...item, isSure: true }
  if (isHeading(item))
    return { trouble: 'I can put a gradient behind a part, not into letters.', isSure: true }
  return painted(item, from, to, bench)
}

function itemMeant(said: string | null, bench: Workbench): Item | { trouble: string } | null {
  const selected = selectedItem(bench)
  if (!said || /^(?:the |this )?(?:background|it|this)$/i.test(said)) return selected
  if (/^(?:the|my|this)\s+(?:page|site|whole page)$/i.test(said)) return null
  const found = findBlock(said, bench) ?? findTargets(said, bench)
  if (!found || 'trouble' in found) return found
  const [target] = found.targets
  if (!target || found.targets.length > 1 || target.entry !== null) return null
  return shown(target.item)
}

const shown = (item: Item): Item => (item.shows.length === 1 && item.shows[0] ? shown(item.shows[0]) : item)

/** Quiet words and accents that are readable on any colour of that side. */
const QUIET = {
  dark: ['[--muted-foreground:#f1f1f4]!', '[--brand:#ffffff]!', '[--border:#ffffff66]!'],
  light: ['[--muted-foreground:#3f3f46]!', '[--brand:#18181b]!', '[--border:#00000033]!'],
}

function painted(item: Item, from: string, to: string, bench: Workbench): Outcome | null {
  const colors = [from, to].flatMap(hex => fromHex(hex) ?? [])
  const inks = colors.map(color => onColor(color).l > 0.5)
  const isDark = inks.every(Boolean)
  if (!isDark && inks.some(Boolean))
    return {
      trouble: 'One of those colours is light and the other dark, so no words would be readable on both.',
      isSure: true,
    }
  const theme = themeOf(bench)
  const hasSchemes = theme !== null && /\.dark\b/.test(theme.code) && /\.light\b/.test(theme.code)
  const says = `${callIt(item)} has a gradient behind it now; everything else stays as it is.`
  if (dialectFor(item, bench.files) === 'tailwind') {
    const classes = classesOf(item.node, '')
    const scheme = isDark ? ('dark' as const) : ('light' as const)
    const ink = isButton(item)
      ? ['text-white']
      : hasSchemes
        ? [scheme, 'text-foreground', ...QUIET[scheme]]
        : isDark
          ? ['text-white']
          : []
    const bleed = fullBleed(classes)
    const isPainted = (name: string) =>
      /^(?:hover:)?bg-/.test(name) ||
      /^(?:from|to|via)-/.test(name) ||
      /^text-(?:background|foreground|[\w-]+-foreground)$/.test(name) ||
      (isButton(item) && /^text-(?:white|black|\[#|\w+-foreground)/.test(name))
    return {
      operations: [
        {
          op: 'setClasses',
          file: item.file,
          at: { path: item.path },
          add: [
            'bg-linear-to-br',
            `from-[${from}]`,
            `to-[${to}]`,
            ...(isButton(item) && !isDark ? ['text-black'] : ink),
            ...bleed.add,
          ],
          remove: classes.filter(
            name => (isPainted(name) && !ink.includes(name)) || bleed.remove.includes(name),
          ),
        },
      ],
      says,
    }
  }
  const made = restyle(
    [{ item, entry: null }],
    [
      { property: 'background', value: `linear-gradient(135deg, ${from}, ${to})` },
      { property: 'color', value: isDark ? '#ffffff' : '#111111' },
    ],
    sceneOf(bench.files),
  )
  return 'trouble' in made ? { ...made, isSure: true } : { operations: made.operations, says }
}
