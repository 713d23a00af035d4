import { itemIn } from '#server/templates/acts-in-words/added-items.ts'
import { verbOf } from '#server/templates/acts-in-words/clauses.ts'
import { entriesOf, hrefOf } from '#server/templates/acts-in-words/loosely/targets.ts'
import { kindOf, type Meant, meantBy, type Reader } from '#server/templates/acts-in-words/objects.ts'
import { folded, type PageText } from '#server/templates/acts-in-words/page-things.ts'
import { colorIn, lookIn, themeIn } from '#server/templates/acts-in-words/values-in-words.ts'
import type { ActInput } from '#shared/acts/act.ts'
import { outward, type Spot, unitOf } from '#shared/acts/spot.ts'
import { pathTo } from '#shared/acts/values.ts'

/** One act that a clause surely means, and the sentence that says it was done. */
export interface ReadAct {
  act: ActInput
  says: string
}

/** Null where the clause could mean something else, or says more than the act would do. */
export function readClause(reader: Reader): ReadAct | null {
  const found = verbOf(reader.clause.words)
  if (!found) return null
  const { verb, word, rest } = found
  switch (verb) {
    case 'change':
      return changed(reader, rest, /^(?:make|turn|give|set)$/.test(word))
    case 'use':
      return themeIn(reader.page.files, '', rest)
    case 'rename':
      return firstOf(rest, / (?:to|as|into) |, /g, (one, other) => renamed(reader, one, other))
    case 'remove':
      return removed(reader, rest, 'delete')
    case 'hide':
      return removed(reader, rest, 'hide')
    case 'duplicate':
      return structural(
        reader,
        meantBy(reader, rest),
        which => ({ act: 'duplicate', ...which }),
        'Duplicated',
      )
    case 'move':
      return moved(reader, rest)
    case 'swap':
      return firstOf(rest, / (?:and|with|for) /g, (one, other) => swapped(reader, one, other))
    case 'align':
      return word === 'align' ? looked(reader, rest) : lookOf(reader, rest, 'centered')
    case 'link':
      return firstOf(rest, / to /g, (one, other) => linked(reader, one, other))
    case 'add':
      return itemIn(reader, rest)
  }
}

/** What a phrase means, cut in two at the first place from the left where both halves mean something. */
function firstOf(
  rest: string,
  between: RegExp,
  read: (left: string, right: string, cut: string) => ReadAct | null,
): ReadAct | null {
  for (const { index, 0: cut } of rest.matchAll(between)) {
    const found = read(rest.slice(0, index), rest.slice(index + cut.length), cut)
    if (found) return found
  }
  return null
}

function changed(reader: Reader, rest: string, isLoose: boolean): ReadAct | null {
  const found = firstOf(
    rest,
    / (?:to|with|into|by) /g,
    (left, right) =>
      themeIn(reader.page.files, left, right) ??
      coloured(reader, left, right) ??
      targeted(reader, left, right) ??
      written(reader, left, right) ??
      lookOf(reader, left, right),
  )
  if (found) return found
  const toMode = /^(?:over )?to (.+)$/i.exec(rest)?.[1]
  if (toMode) return themeIn(reader.page.files, '', toMode)
  return isLoose ? looked(reader, rest) : null
}

/** "the heading bigger": the thing and the look stand side by side. */
function looked(reader: Reader, rest: string): ReadAct | null {
  const given = /^(.+) an? (\S+) (background|text)(?: colou?r)?$/i.exec(rest)
  if (given) return coloured(reader, `the ${given[3]?.toLowerCase()} of ${given[1]}`, given[2] ?? '')
  return firstOf(
    rest,
    / /g,
    (left, right) =>
      themeIn(reader.page.files, left, right) ?? coloured(reader, left, right) ?? lookOf(reader, left, right),
  )
}

/** A look for the one element that a phrase means. */
export function lookOf(reader: Reader, left: string, right: string): ReadAct | null {
  const look = lookIn(right)
  const meant = look && oneElement(reader, meantBy(reader, left))
  if (!look || !meant) return null
  const place = placeOf(meant.spot)
  const says = `Made ${named(meant)} ${right.trim()}`
  if (look.act !== 'setColor') return { act: { ...place, ...look }, says }
  const kind = meant.kind ?? kindOf(reader.page, meant.spot)
  const isGround =
    kind !== null &&
    (meant.kind !== null || meant.isSelection) &&
    /^(?:button|section|header|footer|navigation|sidebar|form)$/.test(kind)
  return { act: { act: 'setColor', ...place, of: isGround ? 'background' : 'text', color: look.color }, says }
}

/** "the background of the footer", and what colour it becomes. */
function coloured(reader: Reader, left: string, right: string): ReadAct | null {
  const color = colorIn(right)
  const found = /^(?:the )?(background|text|colou?r)(?: colou?r)? (?:of|for|in) (\S.*)$/i.exec(left)
  if (!color || !found) return null
  const meant = oneElement(reader, meantBy(reader, found[2] ?? ''))
  if (!meant) return null
  if (/^colou?r/i.test(found[1] ?? '')) return lookOf(reader, found[2] ?? '', right)
  const of = found[1]?.toLowerCase() === 'background' ? 'background' : 'text'
  return {
    act: { act: 'setColor', ...placeOf(meant.spot), of, color },
    says: `Made the ${of} of ${named(meant)} ${color}`,
  }
}

function written(reader: Reader, left: string, right: string): ReadAct | null {
  const quoted = quotedIn(reader, right)
  const meant = meantBy(reader, left)
  if (!meant) return null
  const own = meant.text && folded(quotedIn(reader, left) ?? left) === folded(meant.text.text)
  const text = quoted ?? plainValue(right, meant, own === true)
  if (text === null) return null
  if (!meant.text)
    return meant.isSelection && quoted !== null
      ? { act: { act: 'setText', ...placeOf(meant.spot), text }, says: `Changed the text to “${text}”` }
      : null
  return textSet(meant, text)
}

export function textSet({ text: was, spot }: Meant, text: string): ReadAct | null {
  if (!was) return null
  const item = was.item === null ? {} : { item: was.item }
  return {
    act: { act: 'setText', ...placeOf(spot), index: was.index, was: was.text, ...item, text },
    says: `Changed “${was.text}” to “${text}”`,
  }
}

/** Words without quotes are a text only where they cannot be an instruction: a figure for a figure, a name for a name. */
function plainValue(value: string, { text }: Meant, isSaidByText: boolean): string | null {
  const trimmed = value.trim()
  if (trimmed.includes('\ue000') || lookIn(trimmed)) return null
  if (/^[^\s\p{L}]?\d[\d.,:%/ -]{0,20}(?:[^\s\p{L}\d]|\p{L}{1,4})?$/u.test(trimmed))
    return /\d/.test(text?.text ?? '') ? trimmed : null
  const isName = isSaidByText && /^\p{Lu}/u.test(trimmed) && trimmed.length <= 80
  return isName && text !== null && /^\p{Lu}|^\d/u.test(text.text) && trimmed.split(/\s+/).length > 1
    ? trimmed
    : null
}

function renamed(reader: Reader, left: string, right: string): ReadAct | null {
  const to = quotedIn(reader, right) ?? (/^\p{Lu}[^\ue000]{0,60}$/u.test(right.trim()) ? right.trim() : null)
  if (to === null) return null
  const { page } = reader
  const isBrandAsked =
    /^(?:the |my |our |this )?(?:brand|company|shop|site|product|app)(?:'s)?(?: name)?$/i.test(left.trim()) ||
    (reader.selection === null && /^it$/i.test(left.trim()))
  const brands = page.texts.filter(({ datum }) => /\.brand(?:\.name)?$/i.test(pathTo(datum) ?? ''))
  const brand = brands[0]?.text
  const asked = quotedIn(reader, left) ?? left.trim()
  if (brand && (isBrandAsked || folded(brand) === folded(asked)))
    return { act: { act: 'renameBrand', from: brand, to }, says: `Renamed “${brand}” to “${to}”` }
  const meant = isBrandAsked ? null : meantBy(reader, left)
  return meant ? textSet(meant, to) : null
}

function removed(reader: Reader, rest: string, by: 'delete' | 'hide'): ReadAct | null {
  const meant = meantBy(reader, rest)
  // "The questions" are the section, and not the link that leads to it.
  if (meant?.text && !/\blink\b/i.test(rest) && leadsWithin(reader, meant.text)) return null
  return structural(
    reader,
    meant,
    which => ({ act: 'remove', by, ...which }),
    by === 'hide' ? 'Hid' : 'Removed',
  )
}

const leadsWithin = (reader: Reader, { datum }: PageText): boolean =>
  entriesOf(reader).some(entry => entry.name.node === datum.node && hrefOf(entry)?.startsWith('#'))

function moved(reader: Reader, rest: string): ReadAct | null {
  const step = /^(.+) (?:to the )?(up|down|first|last|top|end|bottom)$/i.exec(rest)
  if (step) {
    const word = step[2]?.toLowerCase() ?? ''
    const to = word === 'top' ? 'first' : word === 'end' || word === 'bottom' ? 'last' : (word as 'up')
    return structural(
      reader,
      meantBy(reader, step[1] ?? ''),
      which => ({ act: 'move', to, ...which }),
      'Moved',
    )
  }
  return firstOf(rest, / (?:above|below|before|after|under) /g, (left, right, cut) => {
    const place = /above|before/i.test(cut) ? 'before' : 'after'
    return moveBeside(reader, meantBy(reader, left), meantBy(reader, right), place)
  })
}

/** Moves one element to another, where both stand in one file. */
export function moveBeside(
  reader: Reader,
  moved: Meant | null,
  beside: Meant | null,
  place: 'before' | 'after',
): ReadAct | null {
  const [one, other] = [oneElement(reader, moved), oneElement(reader, beside)]
  if (!one || !other || [one, other].some(({ spot }) => copySpot(reader, spot))) return null
  const [from, target] = [outward(reader.page.files, one.spot), outward(reader.page.files, other.spot)]
  if (from.file !== target.file) return null
  const to = { at: { path: target.element.path }, place } as const
  const says = `Moved ${named(one)} ${place} ${named(other)}`
  return { act: { act: 'move', ...placeOf(one.spot), to }, says }
}

function swapped(reader: Reader, left: string, right: string): ReadAct | null {
  const [one, other] = [oneElement(reader, meantBy(reader, left)), oneElement(reader, meantBy(reader, right))]
  // What is selected among copies is an entry, and no element.
  if (!one || !other || [one, other].some(({ spot }) => copySpot(reader, spot))) return null
  const [a, b] = [one, other].map(({ spot }) => unitOf(outward(reader.page.files, spot)))
  if (!a || a.holder !== b?.holder) return null
  return {
    act: { act: 'swap', ...placeOf(one.spot), with: placeOf(other.spot) },
    says: `Swapped ${named(one)} and ${named(other)}`,
  }
}

/** "the link of the button": where it leads is what changes. */
function targeted(reader: Reader, left: string, right: string): ReadAct | null {
  const owner = /^(?:the )?(?:link|target|url|address) (?:of|for) (\S.*)$/i.exec(left)?.[1]
  return owner ? linked(reader, owner, right) : null
}

function linked(reader: Reader, left: string, right: string): ReadAct | null {
  const href = quotedIn(reader, right) ?? right.trim()
  if (!/^(?:https?:\/\/|mailto:|tel:|\/|#)\S*$/i.test(href)) return null
  const meant = oneElement(reader, meantBy(reader, left))
  return (
    meant && {
      act: { act: 'setLink', ...placeOf(meant.spot), href },
      says: `${named(meant, true)} leads to ${href} now`,
    }
  )
}

type Which = { file: string; at: { path: string }; was?: string }

/** What is done to a whole element, or to the entry of a list that it is a copy of. */
export function structural(
  reader: Reader,
  meant: Meant | null,
  act: (which: Which) => ActInput,
  done: string,
): ReadAct | null {
  if (!meant) return null
  const says = `${done} ${named(meant)}`
  const copy = copySpot(reader, meant.spot)
  if (copy) return meant.text ? { act: act({ ...placeOf(copy), was: meant.text.text }), says } : null
  // A text among others is not all of its element.
  if (meant.text && !meant.text.isAlone && meant.kind === null) return null
  return { act: act(placeOf(meant.spot)), says }
}

/** What a list draws stands on the page several times, so one of them cannot be meant by its look. */
const oneElement = (reader: Reader, meant: Meant | null): Meant | null =>
  meant && (meant.isSelection || !copySpot(reader, meant.spot)) ? meant : null

/** The element that a list draws, if one does. */
export function copySpot({ page }: Reader, spot: Spot): Spot | null {
  for (let element: Spot['element'] | null = spot.element; element; element = element.parent) {
    const each = { ...spot, element }
    if (unitOf(outward(page.files, each))?.list) return each
  }
  return null
}

const placeOf = ({ file, element }: Spot) => ({ file: file.name, at: { path: element.path } })

const named = ({ text, kind, spot, name }: Meant, isFirst = false): string =>
  text || name ? `“${text?.text ?? name}”` : `${isFirst ? 'The' : 'the'} ${kind ?? spot.element.tag}`

function quotedIn({ clause }: Reader, phrase: string): string | null {
  const found = /^\s*\ue000(\d+)\ue000\s*$/.exec(phrase)
  return found ? (clause.quoted[Number(found[1])] ?? null) : null
}
