import { hexOf } from '#server/designer/direction/css-colors.ts'
import { type FollowUp, type Outcome, quotedIn } from '#server/designer/follow-ups/follow-up.ts'
import { lengthOf, plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { rewriteText, setField } from '#server/designer/follow-ups/scene/read-text.ts'
import { type Scene, within } from '#server/designer/follow-ups/scene/scene.ts'
import { stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { findTargets } from '#server/designer/follow-ups/target/find.ts'
import { isField, isSection } from '#server/designer/follow-ups/target/looks-like.ts'
import { readPhrase } from '#server/designer/follow-ups/target/phrase.ts'
import type { Target } from '#server/designer/follow-ups/target/target.ts'
import { attributeOf } from '#shared/edits/syntax.ts'

const CHANGE =
  /^(?:change|set|update|edit|rewrite|replace|rename|reword|rephrase|relabel|call|retitle)\s+(.+?)\s*(?:,)?\s+(?:to say|to read|so (?:that )?it (?:says|reads)|to be|to|with|into|as|:)\s+(.+)$/is
const SAY = /^(?:make|let|have)\s+(.+?)\s+(?:say|read|be called|be labell?ed)\s+(.+)$/is
const SHOULD = /^(.+?)\s+(?:should|must|shall|needs to)\s+(?:say|read|be called|be labell?ed)\s+(.+)$/is
const QUOTED = /^(?:make|set)\s+(.+?)\s+["“„«'‘](.+)["”»'’]$/is
/** "Say: Hello", of what is selected. */
const LABELLED = /^(?:it should )?(?:say|read|text|words?|label|copy|title|headline)\s*(?::|=)\s*(.+)$/is
/** "Say “Hello”", "rename to “Hello”", of what is selected. */
const QUOTED_ALONE =
  /^(?:say|read|change (?:it )?to|rename (?:it |this )?to|call (?:it|this))\s*:?\s+(?=["“„«'‘`])(.+["”»'’`])$/is
const PART =
  /^(?:the\s+)?(text|label|caption|wording|copy|title|heading|placeholder|alt(?: text)?|link|href|url|target|name|value|price)\s+(?:text\s+)?(?:of|on|in|for)\s+(.+)$/i
const PART_BEHIND = /^(.+?)(?:'s|’s)?\s+(placeholder|alt(?: text)?|href|url|label|text|wording|caption)$/i

/** "change the second question to …", "the send button should say …", "set the placeholder of the email field to …". */
export const rewriteElement: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  const plain = bench.selection ? (LABELLED.exec(text) ?? QUOTED_ALONE.exec(text))?.[1] : undefined
  if (plain) return rewriteElement(`change this to ${plain}`, bench)
  const found = CHANGE.exec(text) ?? SAY.exec(text) ?? SHOULD.exec(text) ?? QUOTED.exec(text)
  if (!found) return null
  const wanted = bare(found[2] ?? '')
  const isQuoted = quotedIn(found[2] ?? '').length > 0 || QUOTED.test(text)
  const named = PART.exec(found[1] ?? '') ?? behind(found[1] ?? '')
  const isPrice = named?.[1] === 'price' || named?.[1] === 'value'
  const isLook =
    hexOf(wanted) ||
    (!isPrice && lengthOf(wanted)) ||
    /^-?[\d.]+\s*(?:px|rem|em|pt|vh|vw)\b/.test(wanted) ||
    NOT_WORDS.test(wanted) ||
    NAMES_A_THING.test(wanted)
  if (!wanted || (!isQuoted && (isLook || VAGUE.test(wanted)))) return null
  const said = named?.[2] ?? found[1] ?? ''
  const part = named?.[1]?.toLowerCase() ?? ''
  const phrase = readPhrase(said)
  if (!phrase || (!phrase.role && phrase.quoted === null && !phrase.isThis && !FIELDS.test(part))) return null
  if (phrase.role === null && phrase.quoted !== null && !phrase.inside) return null
  if (/^(?:logo)$/.test(phrase.role?.name ?? '')) return null
  const isOnePrice = phrase.role?.name === 'price' && !phrase.inside && phrase.ordinal === null
  if (isOnePrice && phrase.words.length === 0 && !bench.selection && /\d/.test(wanted)) return null
  const place = findTargets(said, bench)
  if (!place)
    return phrase.role && !bench.selection
      ? { trouble: `I did not find “${phrase.said}” in this design, so I changed nothing.`, isWeak: true }
      : null
  if ('trouble' in place) return { ...place, isSure: true }
  const field = FIELDS.test(part) ? fieldOf(place.targets, part, wanted, place.scene) : null
  return field ?? rewrite(place.targets, part, wanted, place.scene)
}

const FIELDS = /^(?:price|name|value|title|caption|description|role|answer)$/

/** "the price of Plum cake": a field of its data. */
function fieldOf(targets: Target[], part: string, wanted: string, scene: Scene): Outcome | null {
  const [target] = targets
  const list = target?.item.list
  if (!target || !list || target.entry === null || targets.length > 1) return null
  const fields = list.entries[target.entry]?.fields ?? {}
  const key =
    Object.keys(fields).find(each => each.toLowerCase() === part) ??
    (part === 'price'
      ? Object.keys(fields).find(each => /^[$€£]\s?\d/.test(String(fields[each])))
      : undefined)
  if (!key && /^(?:price|value|role|answer)$/.test(part))
    return {
      trouble: `“${list.entries[target.entry]?.label}” has no ${part} of its own, so I changed nothing.`,
      isSure: true,
    }
  if (!key) return null
  const made = setField(
    list,
    target.entry,
    key,
    typeof fields[key] === 'number' ? wanted.replace(/^[$€£]\s?(?=\d)/, '') : wanted,
    scene,
  )
  return 'trouble' in made
    ? { ...made, isSure: true }
    : {
        operations: made.operations,
        says: `The ${part} of “${list.entries[target.entry]?.label}” is ${wanted} now.`,
      }
}

/** A wish for words that nobody has said yet. */
const VAGUE =
  /^(?:something|anything|one that|words that|a (?:shorter|longer|better|catchier|more))\b|^(?:shorter|longer|better|catchier)$/i

const NOT_WORDS =
  /^(?:a |an |the )?(?:dark|light|bold|italic|grid|row|column|list|left|right|center|top|bottom|serif|sans|mono|bigger|smaller)\b.{0,12}$|\b(?:columns?|per row|font|theme|mode)$/i

/** A part or a currency, which no text shall read. */
export const NAMES_A_THING =
  /^(?:an? )?(?:[\w-]+ ){0,2}(?:icons?|toggle|dropdown|carousel|slider)$|^(?:in )?(?:euros?|dollars?|pounds?|usd|eur|gbp|yen|[$€£¥])$/i

const behind = (text: string): string[] | null => {
  const found = PART_BEHIND.exec(text)
  return found ? ['', found[2] ?? '', found[1] ?? ''] : null
}

const bare = (text: string): string => {
  const quoted = quotedIn(text)
  if (quoted.length === 1 && /^\W*["“„«'‘`]/.test(text)) return quoted[0] ?? ''
  return text
    .replace(/[.\s]+$/, '')
    .replace(/^["“„«'‘`]|["”»'’`]$/g, '')
    .trim()
}

function rewrite(targets: Target[], part: string, wanted: string, scene: Scene): Outcome {
  const [target] = targets
  if (!target) return { trouble: 'There is nothing of that kind.', isSure: true }
  const { item } = target
  const attribute = /placeholder/.test(part)
    ? 'placeholder'
    : /^alt/.test(part)
      ? 'alt'
      : /link|href|url|target/.test(part)
        ? 'href'
        : ''
  if (attribute) {
    const holder =
      attribute === 'href' && !attributeOf(item.node, 'href')
        ? (within(item).find(each => attributeOf(each.node, 'href')) ?? item)
        : item
    return {
      operations:
        targets.length > 1
          ? targets.map(each => ({
              op: 'setAttribute' as const,
              file: each.item.file,
              at: { path: each.item.path },
              name: attribute,
              value: wanted,
            }))
          : [
              {
                op: 'setAttribute',
                file: holder.file,
                at: { path: holder.path },
                name: attribute,
                value: wanted,
              },
            ],
      says: `The ${attribute === 'href' ? 'link' : attribute} is “${wanted}” now.`,
    }
  }
  if (targets.length > 1 && new Set(targets.map(each => each.item.own)).size > 1)
    return { trouble: `That would change ${targets.length} texts at once. Say which one.`, isSure: true }
  if (isField(item)) {
    const isPlaceholder = stringAttribute(item.node, 'placeholder') !== null
    return isPlaceholder
      ? {
          operations: [
            {
              op: 'setAttribute',
              file: item.file,
              at: { path: item.path },
              name: 'placeholder',
              value: wanted,
            },
          ],
          says: `The placeholder is “${wanted}” now.`,
        }
      : { trouble: 'What shall change on that field: its label or its placeholder?', isSure: true }
  }
  const words = isSection(item) && item.own === '' ? headOf(target) : target
  const made = targets.map(each => rewriteText(each === target ? words : each, wanted, scene))
  const failed = made.find(each => 'trouble' in each)
  if (failed && 'trouble' in failed) return { trouble: failed.trouble, isSure: true }
  const before = made.flatMap(each => ('before' in each && each.before ? [each.before] : []))[0]
  return {
    operations: made.flatMap(each => ('operations' in each ? each.operations : [])),
    says: before ? `“${before}” now reads “${wanted}”.` : `It now reads “${wanted}”.`,
  }
}

/** The words of a block are those of its heading. */
const headOf = (target: Target): Target => {
  const head = within(target.item).find(each => /^(?:h[1-6]|Heading|CardTitle|Title)$/.test(each.tag))
  return head ? { item: head, entry: target.entry } : target
}
