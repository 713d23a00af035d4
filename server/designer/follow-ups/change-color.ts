import { COLOR_PATTERN, hexOf } from '#server/designer/direction/css-colors.ts'
import { fromHex, type Oklch, oklch, readable, shown, write } from '#server/designer/direction/oklch.ts'
import { onColor } from '#server/designer/direction/palette.ts'
import { showScheme } from '#server/designer/follow-ups/change-scheme.ts'
import {
  codeOf,
  type FollowUp,
  type Outcome,
  quotedIn,
  type Workbench,
} from '#server/designer/follow-ups/follow-up.ts'
import { isThemeInk } from '#server/designer/follow-ups/grammar/theme-words.ts'
import { paintElements } from '#server/designer/follow-ups/kinds/paint-element.ts'
import { elementsOf, partNamed } from '#server/designer/follow-ups/page-parts.ts'
import { BACKGROUNDS, paintButtons, paintClasses } from '#server/designer/follow-ups/paint-buttons.ts'
import { paintHeadlines } from '#server/designer/follow-ups/paint-headlines.ts'
import { paintHighlight, paintInk, paintPrimary } from '#server/designer/follow-ups/paint-theme.ts'
import { findTargets } from '#server/designer/follow-ups/target/find.ts'
import { colorToken, isDarkByDefault, themeOf, tokenSetter } from '#server/designer/follow-ups/theme-code.ts'
import type { Scheme } from '#shared/edits/theme-tokens.ts'

const VERB = /\b(?:make|use|change|set|turn|colou?r|switch|paint|give|apply|should be|in)\b/i
/** "white background" needs no verb. */
const ROLE = /\b(?:backgrounds?|accents?|buttons?|theme|palette)\b/i

/** "make it green", "make the primary colour #0a7", "make the button red", "white background". */
export const changeColor: FollowUp = (instruction, bench) => {
  const names = [...instruction.matchAll(COLOR_PATTERN)].map(match => match[0])
  const said = names.at(-1)
  const hex = said ? hexOf(said) : null
  if (
    !said ||
    !hex ||
    !(VERB.test(instruction) || ROLE.test(instruction)) ||
    /\b(?:text|headline|title) (?:to|say)\b/i.test(instruction)
  )
    return null
  const color = fromHex(hex)
  if (!color) return null
  const rest = instruction.replace(new RegExp(COLOR_PATTERN.source, 'gi'), ' ')
  if (hasUnread(rest, bench) || (bench.selection && quotedIn(instruction).length > 0)) return null
  if (bench.selection) return paintSelection(bench, hex, said)
  if (/\bgradients?\b/i.test(instruction))
    return { trouble: 'I cannot paint a gradient yet; one colour at a time I can.' }
  if (new Set(apartIn(instruction).map(hexOf)).size > 1 && !/\bfrom\b/i.test(instruction))
    return { trouble: 'That names several colours at once. Say them one by one.' }
  if (HEADLINES.test(rest))
    return paintHeadlines(bench, hex, said, /\b(?:headlines|headings|titles)\b/i.test(rest))
  if (isThemeInk(targetOf(rest))) return paintInk(bench, color, said)
  if (SMALL_THINGS.test(rest) && !/\bsection\b/i.test(rest)) {
    return {
      trouble: `I cannot colour only that: I can colour the headline, a button, the background, a section, or the main colour of everything (“make it ${said}”).`,
    }
  }
  if (/\bbuttons?\b/i.test(rest) && isAboutAnother(rest.replace(GENERAL_BUTTON, ' ')))
    return { trouble: `I did not find which button shall be ${said}, so I coloured nothing.` }
  if (/\bbuttons\b/i.test(rest)) return paintButtons(bench, hex, said, true)
  if (/\bbutton\b/i.test(rest)) return paintButtons(bench, hex, said, false)
  const part =
    /\b(?:background|page|accent|primary|theme|brand|colou?rs?|it|everything|highlight|palette)\b/i.test(
      rest,
    ) && !/\b(?:header|footer|hero|section)\b/i.test(rest)
      ? null
      : partNamed(bench, rest)
  if (part) return paintPart(bench, part.file, part.component, hex, said)
  if (/\b(?:header|footer|hero|section)\b/i.test(rest)) {
    return { trouble: 'I did not find that part on this page, so I coloured nothing.' }
  }
  if (isAboutAnother(rest)) return { trouble: `I did not find what shall be ${said}, so I coloured nothing.` }
  if (/\bbackground\b|\bpage\b/i.test(rest)) return paintBackground(bench, color, hex, said)
  if (/\b(?:highlight(?= colou?r)|second(?:ary)? colou?r|accent colou?r 2)\b/i.test(rest))
    return paintHighlight(bench, color, hex, said)
  return paintPrimary(bench, color, hex, said)
}

/** Something behind "and", "with" or "but" that is no colour and no name of a thing: another wish. */
const hasUnread = (rest: string, { selection }: Workbench): boolean =>
  isAboutAnother((selection ? rest : (JOINT.exec(rest)?.[1] ?? '')).replace(THINGS, ' '))
const JOINT = /(?:\b(?:and|with|but|then|plus)\b|,)(.*)$/is
const THINGS =
  /\b(?:sub-?)?(?:headlines?|headings?|titles?|h[1-6]|buttons?|cta|call[- ]to[- ]action|links?|icons?|cards?|borders?|logo|texts?|header|footer|hero|sections?|navigation|nav|sidebar|first|last|main|selected|selection|element|one|thing|item|box|label|badge|image|word|line|block|part|these|those)\b/gi

/** What is left of the words when the verb and what leads to the colour are taken off. */
const targetOf = (rest: string): string =>
  rest
    .replace(VERB_FIRST, '')
    .replace(/[.!\s]+$/, '')
    .replace(/\s+(?:to|in|into|be|should be)$/i, '')
    .trim()
const VERB_FIRST = /^\s*(?:please\s+)?(?:make|use|change|set|turn|colou?r|switch|paint|give|apply)\s+/i

/** A word left over names a thing that is not on the page. */
const isAboutAnother = (rest: string): boolean =>
  (rest.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(word => !OF_THE_WHOLE.test(word))
const OF_THE_WHOLE =
  /^(?:please|can|could|would|you|make|use|change|set|turn|colou?r|colou?rs|colou?red|switch|paint|give|apply|should|the|and|its?|with|for|from|into|instead|more|of|all|everything|everywhere|whole|entire|page|site|website|app|design|accents?|primary|main|base|basic|principal|key|signature|dominant|leading|brand|branding|theme|palette|scheme|look|feel|tones?|shades?|light|dark|deep|soft|bright|pale|warm|cool|muted|vivid|nice|like|want|need|let|lets|now|too|as|style|add|some|touch|of|new|different|our|my|this|that|have|has|be|to|in|mode|interface|elements|components|details|highlights?|second|secondary|background|backgrounds|body|color:|hex|buttons?)$/

/** "emerald green" is one colour. */
const apartIn = (text: string): string[] =>
  [...text.matchAll(COLOR_PATTERN)]
    .filter(({ index, 0: name }) => text.slice(index + name.length).search(COLOR_PATTERN) !== 1)
    .map(found => found[0])

const GENERAL_BUTTON = /\b(?:call[- ]to[- ]action|cta|hero|header|first|loud)\b/gi

const HEADLINES = /(?<!sub-?)(?<!sub )\b(?:headlines?|headings?|titles?|h1)\b/i
/** Things that have no colour of their own in the theme. */
const SMALL_THINGS =
  /\b(?:sub-?titles?|sub ?titles?|sub-?headlines?|texts?|paragraphs?|links?|icons?|cards?|borders?|logo|tables?|charts?|inputs?|fields?|badges?|prices?|images?|pictures?|words?|letters?)\b/i

/** The paper of the theme that is shown, with everything on it kept readable. */
function paintBackground(bench: Workbench, color: Oklch, hex: string, said: string): Outcome {
  const theme = themeOf(bench)
  if (!theme) return paintPage(bench, hex, said)
  const scheme: Scheme = color.l < 0.5 ? 'dark' : 'light'
  const ink = colorToken(theme.code, 'foreground', scheme)
  const primary = colorToken(theme.code, 'primary', scheme)
  const quiet = colorToken(theme.code, 'muted-foreground', scheme)
  if (!ink || !primary || !quiet) return { trouble: `I cannot read the colours of ${theme.name}.` }
  const step = scheme === 'dark' ? 0.05 : -0.03
  const muted = shown(oklch(color.l + step, color.c, color.h))
  const card = shown(oklch(Math.min(1, color.l + 0.015), color.c * 0.7, color.h))
  const surfaces = [color, card, muted]
  const set = tokenSetter(theme.name, scheme)
  const isOther = isDarkByDefault(theme.code) !== (scheme === 'dark')
  const shift = isOther ? showScheme(theme, scheme === 'dark') : null
  const shownBefore = shift && 'operations' in shift ? shift.operations : []
  const hasBackdrop = scheme === 'dark' && theme.code.includes('--backdrop:')
  return {
    operations: [
      ...shownBefore,
      ...(hasBackdrop ? [set('backdrop', 'none')] : []),
      set('background', hex),
      set('card', write(card)),
      set('muted', write(muted)),
      set('secondary', write(muted)),
      set('accent', write(shown(oklch(color.l + step * 1.5, color.c, color.h)))),
      set('border', write(shown(oklch(color.l + (scheme === 'dark' ? 0.11 : -0.1), color.c, color.h)))),
      set('foreground', write(readable(ink, surfaces, 7))),
      set('muted-foreground', write(readable(quiet, surfaces))),
      set('brand', write(readable(primary, surfaces))),
    ],
    says: `The background is ${said} now in the ${scheme} theme${isOther ? ', which is the one people see now' : ''}; cards, lines and text follow it.`,
  }
}

/** Without a theme it is the outer element that has the paper. */
function paintPage(bench: Workbench, hex: string, said: string): Outcome {
  const found = findTargets('the page', bench)
  return found && 'targets' in found
    ? paintElements(found.targets, { hex, said, part: 'background' }, found.scene)
    : { trouble: 'I did not find the outer element of this page, so I coloured nothing.' }
}

/** A whole part gets its own paper and ink, so that everything in it stays readable. */
function paintPart(bench: Workbench, file: string, component: string, hex: string, said: string): Outcome {
  const root = elementsOf(codeOf(bench, file) ?? '', file).find(
    ({ parent, path }) => !parent && path.startsWith(`${component}:`),
  )
  const color = fromHex(hex)
  if (!root || !color) return { trouble: `I did not find the outer element of ${file}.` }
  const ink = onColor(color)
  const quiet = readable(oklch(ink.l > 0.5 ? 0.85 : 0.35, 0.02, color.h), [color])
  const local = (name: string, value: string) => `[--${name}:${value.replaceAll(' ', '_')}]`
  return {
    operations: [
      {
        op: 'setClasses',
        file,
        at: { path: root.path },
        add: [
          local('background', hex),
          local('foreground', write(ink)),
          local('muted-foreground', write(quiet)),
          local('brand', write(ink)),
          local('border', write(quiet)),
          'bg-background',
          'text-foreground',
        ],
        remove: BACKGROUNDS,
      },
    ],
    says: `${component} is ${said} now, with text that reads on it.`,
  }
}

function paintSelection(bench: Workbench, hex: string, said: string): Outcome {
  const { selection } = bench
  if (!selection) return { trouble: 'Nothing is selected.' }
  const at = selection.path ? { path: selection.path } : { line: selection.line, column: selection.column }
  return {
    operations: [{ op: 'setClasses', file: selection.file, at, add: paintClasses(hex), remove: BACKGROUNDS }],
    says: `The selected element is ${said} now.`,
  }
}
