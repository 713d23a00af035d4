import { hexOf } from '#server/designer/direction/css-colors.ts'
import {
  codeOf,
  type FollowUp,
  type Outcome,
  quotedIn,
  type Workbench,
  wantedText,
} from '#server/designer/follow-ups/follow-up.ts'
import { NAMES_A_THING } from '#server/designer/follow-ups/kinds/rewrite-element.ts'
import { elementsOf, innerPartsOf, partNamed } from '#server/designer/follow-ups/page-parts.ts'
import { rewriteText } from '#server/designer/follow-ups/scene/read-text.ts'
import { sceneOf } from '#server/designer/follow-ups/scene/scene.ts'
import { selectedItem } from '#server/designer/follow-ups/target/find.ts'
import { type TextPlace, textsOf } from '#server/designer/follow-ups/texts.ts'
import type { PlacedElement } from '#shared/edits/elements.ts'
import { stringLiteral } from '#shared/edits/jsx-source.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'

const VERB = /\b(?:change|set|update|replace|make|rename|edit|rewrite|let|say|ändere|remplace|cambia)\b/i
const HEADLINE = /\b(?:headline|main (?:title|heading)|hero (?:title|text|headline)|h1|überschrift)\b/i
const HEADING = /\b(?:title|heading|headline|h2)\b/i
const LEAD = /\b(?:sub-?title|sub-?headline|subhead|lead|intro(?: text)?|description|tagline below)\b/i
const EYEBROW = /\b(?:eyebrow|kicker|label above|small (?:line|text) above)\b/i
const BUTTON = /\b(?:button|cta|call[\s-]to[\s-]action|link)\b/i

/** What begins like that is another kind of instruction, even where it says "change" later. */
const OTHER_VERB =
  /^\s*(?:please\s+)?(?:\d+[.)]\s*)?(?:add|create|insert|remove|delete|move|swap|duplicate|hide|show|display|clear)\b/i

/** "change the headline to …", "rename the button 'X' to 'Y'", "replace 'X' with 'Y'". */
export const changeText: FollowUp = (instruction, bench) => {
  if (!VERB.test(instruction) || OTHER_VERB.test(instruction)) return null
  const quoted = quotedIn(instruction)
  const [old, replacement] = quoted
  if (old !== undefined && replacement !== undefined) return swapText(bench, old, replacement)
  if (bench.selection && quoted.length <= 1) {
    const wanted = wantedText(instruction)
    if (wanted && /\b(?:this|it|text|label|selected|wording|headline|title|button)\b/i.test(instruction))
      return setSelected(bench, wanted)
  }
  const subject = instruction.split(/\b(?:to|with|say|says|read|reads|into)\b/i)[0] ?? ''
  const isText = [HEADLINE, HEADING, LEAD, EYEBROW].some(pattern => pattern.test(subject))
  const isButton =
    BUTTON.test(subject) && /\b(?:text|label|say|says|read|rename|wording)\b/i.test(instruction)
  if (!isText && !isButton) return swapUnquoted(bench, instruction)
  const wanted = wantedText(instruction)
  const isLook =
    wanted !== null && (hexOf(wanted) !== null || /^-?[\d.]+\s*(?:px|rem|em|pt|%|vh|vw)\b/.test(wanted))
  const isVague =
    /^(?:something|anything|shorter|longer|better|catchier|a (?:shorter|better|catchier))\b/i.test(
      wanted ?? '',
    )
  if (quoted.length === 0 && isVague) return null
  const isColor = quoted.length === 0 && isLook
  if (!wanted || isColor || COUNTED.test(subject)) return null
  return setRole(bench, subject, wanted)
}

/** One of several is found by what it is, never by the heading of the page. */
const COUNTED =
  /\b(?:first|second|third|fourth|fifth|sixth|last|middle|1st|2nd|3rd)\b(?!\s+(?:section|screen|view))/i

function setSelected(bench: Workbench, wanted: string): Outcome {
  const item = selectedItem(bench)
  if (!item) return { trouble: 'The selected element is no longer there. Select it again.', isSure: true }
  const made = rewriteText({ item, entry: null }, wanted, sceneOf(bench.files))
  return 'trouble' in made
    ? { ...made, isSure: true }
    : { operations: made.operations, says: `The selected text now reads “${wanted}”.` }
}

/** "change sign in to log in", "rename Team to Pro": words that stand on the page just so. */
function swapUnquoted(bench: Workbench, instruction: string): Outcome | null {
  const all =
    /\b(?:change|rename|replace|update|edit)\s+(?:the (?:word|text|label|words)\s+)?(.+?)[.!\s]*$/i.exec(
      instruction,
    )?.[1] ?? ''
  const bare = (text = '') => quotedIn(text)[0] ?? text.replace(IN_PART, '')
  const texts = new Set(textsOf(bench.files).map(({ text }) => text.toLowerCase()))
  const cuts = [...all.matchAll(/\s+(?:to|with|by|into)\s+/gi)].map(cut => [
    all.slice(0, cut.index),
    all.slice(cut.index + cut[0].length),
  ])
  const cut = cuts.findLast(([said]) => texts.has(bare(said).toLowerCase())) ?? cuts[0]
  const [old, wanted] = [bare(cut?.[0]), bare(cut?.[1])]
  if (
    !old ||
    !wanted ||
    hexOf(wanted) ||
    (quotedIn(cut?.[1] ?? '').length === 0 && NAMES_A_THING.test(wanted))
  )
    return null
  const said = [
    ...new Set(
      textsOf(bench.files)
        .map(({ text }) => text)
        .filter(text => text.toLowerCase() === old.toLowerCase()),
    ),
  ]
  const [text] = said
  if (said.length !== 1 || text === undefined) return null
  const isLarge = /^\p{Lu}/u.test(text)
  return swapText(bench, text, isLarge ? wanted.charAt(0).toUpperCase() + wanted.slice(1) : wanted)
}

const IN_PART =
  /\s+(?:in|on|of) the (?:side ?bar|nav(?:igation)?(?: ?bar)?|menu|header|footer|page|hero|table|form|top bar|tab bar)$/i

/** The text as it stands on the page, wherever it is written. */
function swapText(bench: Workbench, old: string, wanted: string): Outcome {
  const places = textsOf(bench.files).filter(({ text }) => text === old)
  const [place] = places
  if (!place) {
    const similar = textsOf(bench.files).filter(({ text }) => text.toLowerCase().includes(old.toLowerCase()))
    if (similar.length !== 1 || !similar[0])
      return { trouble: `I did not find the text “${old}” on the page.` }
    return setPlace(
      bench,
      similar[0],
      similar[0].text.replace(new RegExp(literally(old), 'i'), () => wanted),
    )
  }
  if (places.length > 1) {
    const files = [...new Set(places.map(({ file }) => file))]
    return {
      operations: files.map(file => ({ op: 'renameText', file, from: old, to: wanted })),
      says: `“${old}” now reads “${wanted}” in ${places.length} places (${files.join(', ')}).`,
    }
  }
  return setPlace(bench, place, wanted)
}

function setPlace({ files }: Workbench, { file, text, edit }: TextPlace, wanted: string): Outcome {
  const code = files.find(each => each.name === file)?.code ?? ''
  return { operations: [edit(code, wanted)], says: `“${text}” now reads “${wanted}”.` }
}

/** The headline, the title of a section, the words under it, a button: found by what it is. */
function setRole(bench: Workbench, subject: string, wanted: string): Outcome {
  const part = HEADLINE.test(subject) ? partNamed(bench, 'hero') : partNamed(bench, subject)
  const file = part?.file ?? (partNamed(bench, 'hero')?.file || fileWithHeading(bench))
  const code = file ? codeOf(bench, file) : null
  if (!file || !code) return { trouble: 'I did not find a headline on this page.' }
  const target = elementFor(elementsOf(code, file), subject)
  if (!target) return { trouble: `I did not find that text in ${file}.` }
  return {
    operations: [
      dynamicText(bench, file, code, target, wanted) ?? {
        op: 'setText',
        file,
        at: { path: target.path },
        text: wanted,
      },
    ],
    says: `${nameOf(subject)} now reads “${wanted}”.`,
  }
}

/** A text that comes from data (`{product.name}`) or from a choice (`{isNew ? "…" : "…"}`) is changed there. */
function dynamicText(
  { files }: Workbench,
  file: string,
  code: string,
  { node }: PlacedElement,
  wanted: string,
): OperationInput | null {
  const only = node.children.filter(child => child.type !== 'JSXText' || child.value.trim() !== '')
  const [child] = only
  if (only.length !== 1 || child?.type !== 'JSXExpressionContainer') return null
  const { expression } = child
  if (expression.type === 'ConditionalExpression' && expression.alternate.type === 'StringLiteral') {
    const { alternate } = expression
    return {
      op: 'write',
      file,
      code: code.slice(0, startOf(alternate)) + stringLiteral(wanted) + code.slice(endOf(alternate)),
    }
  }
  const path = code.slice(startOf(expression), endOf(expression))
  const root = /^(\w+)(?:\.\w+)+$/.exec(path)?.[1]
  const source = root
    ? new RegExp(`import \\{[^}]*\\b${root}\\b[^}]*\\} from "@/([^"]+)"`).exec(code)?.[1]
    : undefined
  const data = source ? files.find(each => each.name === `${source}.ts`) : undefined
  return data ? { op: 'setLiteral', file: data.name, path, value: wanted } : null
}

function elementFor(elements: PlacedElement[], subject: string): PlacedElement | null {
  const heading = elements.findIndex(({ tag }) => /^h[12]$/.test(tag))
  if (EYEBROW.test(subject)) return elements.slice(0, heading).findLast(({ tag }) => tag === 'p') ?? null
  if (LEAD.test(subject)) return elements.slice(heading + 1).find(({ tag }) => tag === 'p') ?? null
  if (BUTTON.test(subject) && !HEADING.test(subject)) {
    const button = elements.find(({ tag }) => tag === 'Button')
    return elements.find(({ parent, tag }) => tag === 'a' && parent === button) ?? button ?? null
  }
  return elements[heading] ?? null
}

function nameOf(subject: string): string {
  if (EYEBROW.test(subject)) return 'The line above the headline'
  if (LEAD.test(subject)) return 'The text under the headline'
  if (BUTTON.test(subject) && !HEADING.test(subject)) return 'The button'
  return HEADLINE.test(subject) ? 'The headline' : 'The title'
}

/** A headline in plain words before one that is computed. */
function fileWithHeading(bench: Workbench): string | null {
  const names = [...innerPartsOf(bench).map(part => part.file), 'App.tsx']
  const plain = names.find(name => /<h1\b[^>]*>\s*[^<{\s]/.test(codeOf(bench, name) ?? ''))
  return plain ?? names.find(name => /<h1\b/.test(codeOf(bench, name) ?? '')) ?? null
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
