import { callsBetween } from '#server/designer/calls.ts'
import { composeDesign } from '#server/designer/compose-design.ts'
import type { DesignerRequest } from '#server/designer/designer-input.ts'
import { followUpTurn } from '#server/designer/follow-ups/follow-up-turn.ts'
import { kindNamed } from '#server/designer/kinds/kinds.ts'
import { leftOutOf } from '#server/designer/left-out.ts'
import {
  isAfresh,
  isGoingBack,
  isGoingOn,
  isOnlyAfresh,
  replacingWith,
  startsOver,
} from '#server/designer/new-page.ts'
import type { Design } from '#server/designer/page/compose.ts'
import type { Page } from '#server/designer/page/page.ts'
import { converted } from '#server/designer/preset/convert.ts'
import { tilesIn } from '#server/designer/sections/asked/asked-parts.ts'
import type { Turn } from '#server/designer/turn.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import { conversionIn } from '#shared/conversion.ts'
import { configLabel } from '#shared/design.ts'

/** The whole answer to a request; the same request always has the same answer. */
export function respond(request: DesignerRequest): Turn {
  const conversion = conversionIn(request.instruction)
  if (conversion) return conversionTurn(request, conversion)
  const isEmpty = request.files.every(file => file.code.trim() === '')
  const isWhole = isEmpty ? !isGoingBack(request.instruction) : startsOver(request.instruction)
  if (isOnlyAfresh(request.instruction)) return ASKS_WHAT_INSTEAD
  if (!isWhole) return followUpTurn(request)
  if (!isEmpty && !isAfresh(request.instruction)) return ASKS_FIRST
  if (!isGoingOn(request.instruction))
    return designTurn({ ...request, instruction: replacingWith(request.instruction) })
  const before = request.history.findLast(text => !isGoingOn(text))
  return before === undefined ? ASKS_WHAT : designTurn({ ...request, instruction: before })
}

const ASKS_FIRST: Turn = {
  thoughts: 'A whole page is asked for, and this design is not empty.',
  plan: '',
  calls: [],
  closing:
    'That reads like a new design, and it would replace everything here, for everybody in this room. Nothing is changed: choose below whether it replaces this design or becomes one of its own.',
}

const ASKS_WHAT_INSTEAD: Turn = {
  thoughts: 'A new start was asked for, and nothing says of what.',
  plan: '',
  calls: [],
  closing:
    'What shall I make instead? Name a page and what it is for, for example “A landing page for a bakery called Rye”. Until then everything stays as it is.',
}

const ASKS_WHAT: Turn = {
  thoughts: 'Nothing was asked for before, so there is nothing to continue.',
  plan: '',
  calls: [],
  closing:
    'What shall I make? Name a page and what it is for, for example “A landing page for a bakery called Rye”.',
}

/** The same design in another preset. */
function conversionTurn(
  { files }: DesignerRequest,
  { from, to }: NonNullable<ReturnType<typeof conversionIn>>,
): Turn {
  const made = converted(files, from, to)
  if ('problem' in made) return { thoughts: '', plan: '', calls: [], closing: made.problem }
  return {
    thoughts: `The design is to move from ${configLabel(from)} to ${configLabel(to)}, with everything that was changed in it.`,
    plan: '',
    calls: callsBetween(files, made.files),
    closing:
      `Done: the design uses ${configLabel(to)} now. Its pages, words, colours and behaviour are those it had. ${PRESET_NOTES[`${to.designSystem}-${to.styling}`] ?? ''}`.trim(),
  }
}

function designTurn(request: DesignerRequest): Turn {
  const brief = readBrief(request.instruction, request.isDarkMode)
  const { page, ...design } = composeDesign(brief, request.config)
  return {
    thoughts: thoughtsOf(page),
    plan: planOf(page, design),
    calls: callsBetween(request.files, design.files),
    closing: closingOf(page, design, request),
  }
}

function thoughtsOf({ brief, direction }: Page): string {
  const { colors, sections } = brief
  const named = [
    colors.background && `background ${colors.background}`,
    colors.primary && `main colour ${colors.primary}`,
    colors.accent && `second colour ${colors.accent}`,
  ].filter(Boolean)
  return [
    `This is ${kindNamed(brief.kind).label}.`,
    brief.isBrandGiven ? `It is called ${brief.brand}.` : `It has no name, so I borrow one: ${brief.brand}.`,
    brief.isSubjectKnown
      ? `The subject is ${brief.topic ?? brief.subject.word}.`
      : `I have no words of my own for ${brief.topic ?? 'this subject'}, so I stay with those of the request.`,
    sections.length > 0 ? `Asked for by name: ${sections.map(section => section.name).join(', ')}.` : '',
    named.length > 0 ? `Colours given: ${named.join(', ')}.` : '',
    `Direction: ${direction.says}.`,
  ]
    .filter(Boolean)
    .join('\n')
}

function planOf({ brief, direction }: Page, { parts }: Design): string {
  const what = `${kindNamed(brief.kind).label} for ${brief.brand}`
  return `I will make ${what}: ${direction.says}.\n\n${parts.map(part => `- ${part}`).join('\n')}\n`
}

/** A tile is a beginning, and the person may know it. */
const tilesSaid = (tiles: string[]): string =>
  tiles.length === 0 ? '' : `As small tiles so far: ${tiles.join(', ')}.`

/** That the subject is new to the designer stands before everything else. */
const unknownSaid = ({ topic, brand }: Page['brief']): string =>
  `“${topic || brand}” is a subject I do not know well, so I kept to your own words: names, dates and numbers in the lists are placeholders.`

/** What a preset cannot do without saying so. */
const PRESET_NOTES: Record<string, string> = {
  'html-tailwind':
    'Menus, selects and sheets come from the kit; everything else is plain HTML with Tailwind.',
  'html-inline':
    'Styles stand in the elements; what depends on width or state is in styles.css. Menus, selects and sheets come from the kit.',
  'chakraUi-inline':
    'Buttons and fields are Chakra UI; styles stand in the elements, and what depends on width or state is in styles.css.',
}

function closingOf({ brief }: Page, design: Design, { config }: DesignerRequest): string {
  const { files } = design
  const made = `Done: ${kindNamed(brief.kind).label} in ${files.length} files, with a light and a dark theme.`
  const tiles = tilesIn(files)
  return [
    brief.kind === 'idea' ? unknownSaid(brief) : '',
    made,
    leftOutOf(brief, design, tiles),
    tilesSaid(tiles),
    brief.isBrandGiven
      ? ''
      : `You gave no name, so I used “${brief.brand}”; write “rename it to …” to change it.`,
    'Texts, names and figures are invented and pictures are drawn in code: replace what matters.',
    PRESET_NOTES[`${config.designSystem}-${config.styling}`] ?? '',
    brief.isEnglish ? '' : 'I write in English so far; your own words are kept as they are.',
  ]
    .filter(Boolean)
    .join(' ')
}
