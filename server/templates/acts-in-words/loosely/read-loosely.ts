import { addedIn } from '#server/templates/acts-in-words/loosely/added.ts'
import { isAlignedList } from '#server/templates/acts-in-words/loosely/aligned.ts'
import {
  allFigures,
  figureSet,
  figuresFor,
  isSameFigure,
  textAt,
} from '#server/templates/acts-in-words/loosely/figures.ts'
import { drawn, only, phrasesIn, selected } from '#server/templates/acts-in-words/loosely/meant-by-wish.ts'
import { moved, swapped } from '#server/templates/acts-in-words/loosely/moves.ts'
import { typeOf } from '#server/templates/acts-in-words/loosely/pieces.ts'
import {
  entriesOf,
  hrefOf,
  sectionNamed,
  type Target,
  targetOf,
} from '#server/templates/acts-in-words/loosely/targets.ts'
import { MAIN_COLOR, WHOLE_LOOK } from '#server/templates/acts-in-words/loosely/vocabulary.ts'
import { type LooseReading, type Wish, wishIn } from '#server/templates/acts-in-words/loosely/wish.ts'
import { kindOf, type Reader } from '#server/templates/acts-in-words/objects.ts'
import { folded, readPage } from '#server/templates/acts-in-words/page-things.ts'
import { lookOf, type ReadAct, structural, textSet } from '#server/templates/acts-in-words/read-clause.ts'
import { themeIn } from '#server/templates/acts-in-words/values-in-words.ts'
import { wordsOf } from '#server/templates/read/words.ts'
import { isCssColor } from '#shared/acts/css-colors.ts'
import { fieldsOf } from '#shared/acts/lists.ts'
import { literalsIn } from '#shared/acts/literals.ts'
import { type Datum, pathTo, textOf } from '#shared/acts/values.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/**
 * Reads a sentence by the parts that its words play: what is asked, of which things of this page, with which values. Every
 * word must play one, or change nothing; null where one does not, or where more than one act would fit.
 */
export function readLoosely(reader: Reader, sentence: string): LooseReading | null {
  const told = textTold(reader, sentence)
  if (told) return told
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
      const here = at(files)
      if (phrase === null) {
        const target = selected(here)
        return target && changedWhole(here, target, intent)
      }
      const section = sectionNamed(here, wordsOf(phrase))
      if (wish.containers.some(word => SECTIONS.has(word)))
        return section && changedWhole(here, section, intent)
      const target = targetOf(here, phrase)
      // A heading alone is not what it stands over.
      const isHeading = target?.meant?.text && kindOf(here.page, target.meant.spot) === 'heading'
      const meant = isHeading ? section : target
      return meant && changedWhole(here, meant, intent)
    }
    const phrases = phrasesIn(reader, wish)
    if (phrases.length > 0) return phrases.map(text => files => act(files, text))
    return wish.isPointing ? [files => act(files, null)] : null
  }
  if (!intent && wish.phrases.some(({ isName, isOnPage }) => isName && !isOnPage)) {
    const added = addedIn(reader, wish)
    if (added) return added
  }
  const restyled = intent ? null : lookOfSelected(reader, wish)
  if (restyled) return one(restyled)
  if (intent === 'move' || (!intent && (wish.relation || wish.position))) return moved(reader, wish)
  if (intent === 'swap') return swapped(reader, wish)
  return intent ? null : (corrected(reader, wish) ?? valued(reader, wish))
}

/** One word for a look, of what is selected. */
function lookOfSelected(reader: Reader, { words, values, relation, position }: Wish): ReadAct | null {
  const [word, ...others] = words
  if (!reader.selection || !word || others.length > 0 || values.length > 0 || relation || position)
    return null
  return lookOf(reader, 'it', word)
}

const SECTIONS = new Set(['section', 'part', 'box', 'block', 'area', 'panel'])

function wholeLook({ page }: Reader, { words, values, phrases, intents, hasNegation }: Wish): ReadAct | null {
  if (intents.size > 0 || hasNegation) return null
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

/** Another text for what a target says. */
function written(reader: Reader, { entry, meant }: Target, to: string, isNamed: boolean): ReadAct | null {
  const text = entry ? { datum: entry.name, text: textOf(entry.name) } : meant?.text
  if (!text || (isNamed && standsElsewhere(reader, text))) return null
  return entry ? textAt(entry.name, to) : meant && textSet(meant, to)
}

/** "19:00 should be 19:30", "it was 28.5, not 31.5": of two figures the page has one, so the other is the new one. */
function corrected(reader: Reader, { values, phrases, position, relation }: Wish): LooseReading | null {
  const [first, second] = values
  if (!first || !second || values.length > 2 || first.type !== second.type) return null
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
  // What else is said must be of the same entry.
  if (
    wordsOf(phrases.map(({ text }) => text.replace(/['’]s\b/, '')).join(' ')).some(
      word => !old.entry?.words.has(word),
    )
  )
    return null
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
  if (value.type === 'url') return led(reader, wish, value.text)
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

/** Whether a text says a word, and not only as part of another. */
function saysWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true
  return false
}

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char)

/** Whether other texts say the same among other words: then nobody knows whether they are meant too. */
function standsElsewhere({ page }: Reader, { datum, text }: { datum: Datum; text: string }): boolean {
  const isOther = page.texts.some(each => each.datum.node !== datum.node && saysWord(each.text, text))
  // Where data names it to mean it, the name is more than a text.
  return isOther || literalsIn(page.files).some(each => each.node !== datum.node && textOf(each) === text)
}

/** A link of the data, by its label, leads to another address. */
function led(reader: Reader, { phrases }: Wish, url: string): LooseReading | null {
  const [phrase, ...others] = phrases
  if (!phrase || others.length > 0) return null
  const links = entriesOf(reader).filter(
    entry => hrefOf(entry) !== null && folded(textOf(entry.name)) === folded(phrase.text),
  )
  const [link, ...more] = links
  const href =
    link?.datum.node.type === 'ObjectExpression' ? fieldsOf(link.datum.node).get('href') : undefined
  return link && href && more.length === 0 ? one(textAt({ ...link.datum, node: href }, url)) : null
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

/** Another text behind a word that says so: "it should say …", "write …". */
const TELLS =
  /(?:\b(?:should|must|has to) (?:say|read|be)|\b(?:say|write|type|reads?)|→|->)(?::)? +(?=\p{Lu})([^“”"\n]{1,120})$/u

function textTold(reader: Reader, sentence: string): LooseReading | null {
  const told = TELLS.exec(sentence)
  const text = told?.[1]?.trim().replace(/(?<=\p{L}{2})[!]*$/u, '') ?? ''
  if (!told || text === '' || typeOf(text) || isCssColor(text.toLowerCase())) return null
  const before = sentence.slice(0, told.index).trim()
  const target = before === '' ? selected(reader) : null
  if (target) return one(written(reader, target, text, false))
  const wish = wishIn(before, reader.page)
  const isOnly = wish && wish.values.length === 0 && wish.intents.size === 0 && !wish.hasNegation
  if (!isOnly || wish.position || wish.relation) return null
  const [phrase] = wish.phrases
  if (phrase && (wish.phrases.length > 1 || !phrase.isOnPage)) return null
  const meant = only(reader, wish)
  return meant && one(written(reader, meant, text, phrase !== undefined))
}
