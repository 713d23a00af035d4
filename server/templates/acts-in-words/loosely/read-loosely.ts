import { addedIn } from '#server/templates/acts-in-words/loosely/added.ts'
import { isAlignedList } from '#server/templates/acts-in-words/loosely/aligned.ts'
import {
  allFigures,
  figureSet,
  figuresFor,
  isSameFigure,
  textAt,
} from '#server/templates/acts-in-words/loosely/figures.ts'
import {
  type Entry,
  entryShowing,
  nounOf,
  sectionNamed,
  type Target,
  targetOf,
} from '#server/templates/acts-in-words/loosely/targets.ts'
import { MAIN_COLOR, WHOLE_LOOK } from '#server/templates/acts-in-words/loosely/vocabulary.ts'
import { type LooseReading, type Wish, wishIn } from '#server/templates/acts-in-words/loosely/wish.ts'
import type { Meant, Reader } from '#server/templates/acts-in-words/objects.ts'
import { readPage } from '#server/templates/acts-in-words/page-things.ts'
import {
  copySpot,
  moveBeside,
  type ReadAct,
  structural,
  textSet,
} from '#server/templates/acts-in-words/read-clause.ts'
import { themeIn } from '#server/templates/acts-in-words/values-in-words.ts'
import { wordsOf } from '#server/templates/read/words.ts'
import { isCssColor } from '#shared/acts/css-colors.ts'
import { listOf as drawnList } from '#shared/acts/lists.ts'
import { outward } from '#shared/acts/spot.ts'
import { type Datum, pathTo, textOf } from '#shared/acts/values.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/**
 * Reads a sentence by the parts that its words play: what is asked, of which things of this page, with which values. Every
 * word must play one, or change nothing; null where one does not, or where more than one act would fit.
 */
export function readLoosely(reader: Reader, sentence: string): LooseReading | null {
  const wish = wishIn(sentence, reader.page)
  if (!wish) return null
  const look = wholeLook(reader, wish)
  if (look) return [() => look]
  const [intent, ...more] = wish.intents
  if (more.length > 0 && !(wish.intents.has('add') && wish.intents.has('call') && more.length === 1))
    return null
  const at = (files: readonly SourceFile[]): Reader => ({ ...reader, page: readPage(files) })
  if (wish.hasNegation) return intent ? null : corrected(reader, wish)
  if (wish.intents.has('add')) return addedIn(reader, wish)
  if (intent === 'call') return called(reader, wish)
  if (intent === 'remove' || intent === 'hide' || intent === 'duplicate') {
    if (wish.values.length > 0 || wish.relation || wish.position) return null
    const act = (files: readonly SourceFile[], phrase: string | null) => {
      const target = phrase === null ? selected(at(files)) : targetOf(at(files), phrase)
      return target && changedWhole(at(files), target, intent)
    }
    const phrases = phrasesIn(reader, wish)
    if (phrases.length > 0) return phrases.map(text => files => act(files, text))
    return wish.isPointing ? [files => act(files, null)] : null
  }
  if (!intent && wish.phrases.some(({ isName, isOnPage }) => isName && !isOnPage)) {
    const added = addedIn(reader, wish)
    if (added) return added
  }
  if (intent === 'move' || (!intent && wish.relation)) return moved(reader, wish)
  if (intent === 'swap') return swapped(reader, wish)
  return intent ? null : (corrected(reader, wish) ?? valued(reader, wish))
}

function wholeLook({ page }: Reader, { words, values, phrases, intents }: Wish): ReadAct | null {
  if (intents.size > 0) return null
  const [value] = values
  if (value?.type === 'hex' && values.length === 1)
    return words.length > 0 && words.every(word => MAIN_COLOR.has(word) || isCssColor(word))
      ? themeIn(page.files, 'the main colour', value.text)
      : null
  if (values.length > 0 || phrases.some(({ isOnPage }) => isOnPage)) return null
  if (words.length === 0 || words.some(word => !Object.hasOwn(WHOLE_LOOK, word))) return null
  const looks = words.flatMap(word => {
    const look = WHOLE_LOOK[word]
    return look ? [look] : []
  })
  const [look] = looks
  if (!look || looks.length > 1) return null
  return themeIn(page.files, look[0] === 'corners' ? 'corners' : '', look[1])
}

/** The element that is selected, or the entry that is shown by it. */
function selected(reader: Reader): Target | null {
  const text = reader.selection?.text
  const entry = text ? entryShowing(reader, text) : null
  if (entry) return { entry, meant: null }
  const same = text ? reader.page.texts.filter(each => each.text === text && isAt(reader, each.spot)) : []
  const [one, ...others] = same
  return one && others.length === 0
    ? { entry: null, meant: { spot: one.spot, text: one, kind: null, isSelection: true } }
    : null
}

function isAt({ selection }: Reader, { file, element }: Meant['spot']): boolean {
  if (!selection || file.name !== selection.file) return false
  return 'path' in selection.at && selection.at.path === element.path
}

/** What a wish names, without words that only say which list it is from. */
function phrasesIn(reader: Reader, { phrases }: Wish): string[] {
  const nouns = new Set(
    phrases.flatMap(({ text }) => targetOf(reader, text)?.entry ?? []).map(({ list }) => nounOf(list)),
  )
  const isNoun = (text: string) => wordsOf(text).every(word => nouns.has(word))
  const named = phrases.map(({ text }) => text)
  return named.length > 1 && named.some(text => !isNoun(text)) ? named.filter(text => !isNoun(text)) : named
}

/** The one target of a wish: what it names, or what is selected. */
function only(reader: Reader, wish: Wish): Target | null {
  const [phrase, ...others] = phrasesIn(reader, wish)
  if (others.length > 0) return null
  if (phrase !== undefined) return targetOf(reader, phrase)
  // "The button" is what is selected only where it says so.
  return wish.isPointing || wish.containers.length === 0 ? selected(reader) : null
}

function changedWhole(reader: Reader, { meant, entry }: Target, how: 'remove' | 'hide' | 'duplicate') {
  if (entry && isAlignedList(entry.list)) return null
  const path = entry && pathTo(entry.list)
  if (entry && how === 'remove' && path) {
    const { datum, index, name } = entry
    const act = { act: 'removeItem' as const, file: datum.file.name, list: path, index }
    return { act, says: `Removed “${textOf(name)}”` }
  }
  return structural(
    reader,
    entry ? drawn(reader, entry) : meant,
    which =>
      how === 'duplicate'
        ? { act: 'duplicate', ...which }
        : { act: 'remove', by: how === 'hide' ? 'hide' : 'delete', ...which },
    { remove: 'Removed', hide: 'Hid', duplicate: 'Duplicated' }[how],
  )
}

/** The element that draws this entry's list; the same entry may be shown elsewhere by itself. */
function drawn(reader: Reader, { name, list }: Entry): Meant | null {
  const text = reader.page.texts.find(({ spot, datum }) => {
    if (datum.node !== name.node) return false
    const copy = copySpot(reader, spot)
    const found = copy && drawnList(reader.page.files, outward(reader.page.files, copy))
    return found && 'node' in found && found.node === list.node
  })
  return text ? { spot: text.spot, text, kind: null, isSelection: false } : null
}

/** Another text for what a target says. */
function written(reader: Reader, { entry, meant }: Target, to: string, isNamed: boolean): ReadAct | null {
  const text = entry ? { datum: entry.name, text: textOf(entry.name) } : meant?.text
  if (!text || (isNamed && standsElsewhere(reader, text))) return null
  return entry ? textAt(entry.name, to) : meant && textSet(meant, to)
}

/** "19:00 should be 19:30", "it was 28.5, not 31.5": of two figures the page has one, so the other is the new one. */
function corrected(reader: Reader, { values, phrases, position, relation }: Wish): LooseReading | null {
  const [first, second] = values
  if (!first || !second || values.length > 2 || first.type !== second.type || phrases.length > 0) return null
  if (first.type === 'quoted' || position || relation) return null
  const figures = allFigures(reader)
  const [ones, others] = [first, second].map(value => figures.filter(each => isSameFigure(each, value)))
  const [old, value] =
    ones?.length === 1 && others?.length === 0
      ? [ones[0], second]
      : others?.length === 1 && ones?.length === 0
        ? [others[0], first]
        : []
  if (!old || !value || standsElsewhere(reader, old)) return null
  return one(figureSet(old, value.text, null))
}

/** One value for one thing. */
function valued(reader: Reader, wish: Wish): LooseReading | null {
  const [value, ...others] = wish.values
  if (!value || others.length > 0 || wish.position || wish.relation) return null
  if (value.type === 'quoted') {
    const target = only(reader, wish)
    if (target) return one(written(reader, target, value.text, wish.phrases.length > 0))
    if (wish.phrases.length > 0 || wish.containers.length > 0 || !reader.selection) return null
    const { file, at } = reader.selection
    return one({
      act: { act: 'setText', file, at, text: value.text },
      says: `Changed the text to “${value.text}”`,
    })
  }
  const words = wish.words
  const byType = NOUNS_OF[value.type]
  if (byType && (words.length > 0 || value.type !== 'number') && words.every(word => byType.has(word))) {
    const figures = allFigures(reader).filter(({ type }) => type === value.type)
    const [figure] = figures
    return figure && figures.length === 1 ? one(figureSet(figure, value.text, null)) : null
  }
  const target = only(reader, wish)
  const entry = target?.entry
  if (!entry) return null
  const figures = figuresFor(entry, value, wish.words)
  return figures.length > 0
    ? figures.map(
        figure => () =>
          figureSet(figure, value.text, `“${textOf(entry.name)}”: “${figure.text}” is “${value.text}” now`),
      )
    : null
}

/** Whether other texts say the same among other words: then nobody knows whether they are meant too. */
function standsElsewhere({ page }: Reader, { datum, text }: { datum: Datum; text: string }): boolean {
  const word = new RegExp(
    `(?<![\\p{L}\\p{N}])${text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'u',
  )
  return page.texts.some(each => each.datum.node !== datum.node && word.test(each.text))
}

/** Words that speak of the only date, telephone number or address of a page. */
const NOUNS_OF: Partial<Record<string, ReadonlySet<string>>> = {
  date: new Set(['date', 'dates', 'day', 'days']),
  phone: new Set(['phone', 'telephone', 'tel', 'mobile']),
  mail: new Set(['mail', 'email', 'e-mail', 'address']),
}

const one = (act: ReadAct | null): LooseReading | null => act && [() => act]

/** "call this one Professional", "we are called Nowak now". */
function called(reader: Reader, { phrases, values, isPointing }: Wish): LooseReading | null {
  const [quoted, ...more] = values
  const names = phrases.filter(({ isName, isOnPage }) => isName && !isOnPage)
  const things = phrases.filter(each => !names.includes(each))
  const name = quoted?.type === 'quoted' ? quoted.text : names[0]?.text
  if (!name || more.length > 0 || names.length + values.length > 1 || things.length > 1) return null
  const [thing] = things
  const { page } = reader
  const brand = page.texts.find(({ datum }) => /\.brand(?:\.name)?$/i.test(pathTo(datum) ?? ''))?.text
  if (!thing && !isPointing && !reader.selection)
    return brand
      ? one({ act: { act: 'renameBrand', from: brand, to: name }, says: `Renamed “${brand}” to “${name}”` })
      : null
  const target = thing ? targetOf(reader, thing.text) : selected(reader)
  if (thing && brand === thing.text)
    return one({
      act: { act: 'renameBrand', from: brand, to: name },
      says: `Renamed “${brand}” to “${name}”`,
    })
  return target && one(written(reader, target, name, thing !== undefined))
}

function moved(reader: Reader, wish: Wish): LooseReading | null {
  const { phrases, relation, position, values } = wish
  if (values.length > 0) return null
  if (relation) {
    const [first, second, ...more] = phrases
    if (!first || !second || more.length > 0 || relation.is === 'between' || second.at < relation.at)
      return null
    const [from, to] = [first, second].map(({ text }) => sectionNamed(reader, wordsOf(text)))
    return from && to ? one(moveBeside(reader, from.meant, to.meant, relation.is)) : null
  }
  const target = position && only(reader, wish)
  return target ? one(stepped(reader, target, position)) : null
}

function stepped(
  reader: Reader,
  { entry, meant }: Target,
  to: 'first' | 'last' | 'up' | 'down',
): ReadAct | null {
  if (entry && isAlignedList(entry.list)) return null
  const element = entry ? drawn(reader, entry) : meant
  return structural(reader, element, which => ({ act: 'move', to, ...which }), 'Moved')
}

const SWAP_STEPS_MAX = 4

/** Two entries of one list, by moving each to the place of the other. */
function swapped(reader: Reader, { phrases, values }: Wish): LooseReading | null {
  const [first, second, ...more] = phrases.map(({ text }) => targetOf(reader, text)?.entry)
  if (!first || !second || more.length > 0 || values.length > 0) return null
  if (first.list.node !== second.list.node) return null
  const [front, rear] = first.index < second.index ? [first, second] : [second, first]
  const steps = rear.index - front.index
  if (steps > SWAP_STEPS_MAX) return null
  const [frontName, rearName] = [textOf(front.name), textOf(rear.name)]
  const step =
    (name: string, to: 'up' | 'down'): LooseReading[number] =>
    files => {
      const at = { ...reader, page: readPage(files) }
      const here = targetOf(at, name)
      const made = here && stepped(at, here, to)
      return made && { ...made, says: `Swapped “${frontName}” and “${rearName}”` }
    }
  return [
    ...Array.from({ length: steps }, () => step(rearName, 'up')),
    ...Array.from({ length: steps - 1 }, () => step(frontName, 'down')),
  ]
}
