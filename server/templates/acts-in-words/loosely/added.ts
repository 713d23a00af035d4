import { isAlignedList } from '#server/templates/acts-in-words/loosely/aligned.ts'
import { numberIn } from '#server/templates/acts-in-words/loosely/pieces.ts'
import { nounOf } from '#server/templates/acts-in-words/loosely/targets.ts'
import type { LooseReading, Phrase, Wish } from '#server/templates/acts-in-words/loosely/wish.ts'
import type { Reader } from '#server/templates/acts-in-words/objects.ts'
import { wordsOf } from '#server/templates/read/words.ts'
import { entriesOf, fieldsOf } from '#shared/acts/lists.ts'
import { listsIn } from '#shared/acts/literals.ts'
import { type Datum, pathTo, textOf } from '#shared/acts/values.ts'
import type { SyntaxNode } from '#shared/edits/syntax.ts'

/** One more entry of the list that is named as in the data, with the name and the price that were given. */
export function addedIn(reader: Reader, wish: Wish): LooseReading | null {
  const lists = listsIn(reader.page.files).filter(each => pathTo(each) !== null)
  const words = [...wish.containers, ...wish.phrases.flatMap(({ text }) => wordsOf(text))]
  const named = lists.filter(list => words.includes(nounOf(list)))
  const [list, ...others] = named
  if (!list || others.length > 0) return null
  const given = nameGiven(wish.phrases, nounOf(list))
  const quoted = wish.values.filter(({ type }) => type === 'quoted')
  const name = quoted[0]?.text ?? given
  const figures = wish.values.filter(({ type }) => type !== 'quoted')
  if (!name || quoted.length + wish.phrases.filter(isGiven).length > 1 || figures.length > 1) return null
  const index = placeIn(list, wish, besideOf(wish.phrases, nounOf(list)))
  if (index === null || (index !== undefined && isAlignedList(list))) return null
  const item = itemLike(list, name, figures[0]?.text ?? null)
  if (item === null) return null
  const says = `Added “${name}” to ${nounOf(list)}s`
  const act = { act: 'addItem' as const, file: list.file.name, list: pathTo(list) ?? '', item }
  return [() => ({ act: index === undefined ? act : { ...act, index }, says })]
}

/** The given name, without the noun of the list; null where there are several. */
function nameGiven(phrases: readonly Phrase[], noun: string): string | null {
  const given = phrases.filter(isGiven).map(({ text }) => text.split(' '))
  const [name, ...others] = given.map(words => words.filter(word => wordsOf(word)[0] !== noun).join(' '))
  return name && others.length === 0 ? name : null
}

const isGiven = ({ isName, isOnPage }: Phrase): boolean => isName && !isOnPage

/** What else is named: where it is to stand. */
const besideOf = (phrases: readonly Phrase[], noun: string): Phrase[] =>
  phrases.filter(each => !isGiven(each) && wordsOf(each.text).some(word => word !== noun))

/** Where it goes; undefined at the end, null where what is said of the place is not sure. */
function placeIn(
  list: Datum,
  { relation, position }: Wish,
  beside: { text: string }[],
): number | undefined | null {
  if (!relation) return beside.length > 0 ? null : position === 'first' ? 0 : undefined
  const at = beside.map(({ text }) =>
    entriesOf(list).findIndex(entry => nameOf(list, entry) === wordsOf(text).join(' ')),
  )
  const [first = -1, second = -1] = at
  if (relation.is === 'between') return at.length === 2 && first >= 0 && second === first + 1 ? second : null
  if (at.length !== 1 || first < 0) return null
  return relation.is === 'before' ? first : first + 1
}

function nameOf(list: Datum, entry: SyntaxNode): string {
  const [name] = entry.type === 'ObjectExpression' ? [...fieldsOf(entry).values()].filter(isText) : [entry]
  return name ? wordsOf(textOf({ ...list, node: name })).join(' ') : ''
}

const isText = ({ type }: SyntaxNode): boolean => type === 'StringLiteral'

/** The name in the first text field that is no figure, and the figure in the field for prices, as the others write it. */
function itemLike(list: Datum, name: string, figure: string | null): string | Record<string, string> | null {
  const [like] = entriesOf(list)
  if (like?.type !== 'ObjectExpression') return figure === null ? name : null
  const fields = [...fieldsOf(like)]
  const read = (node: SyntaxNode) => textOf({ ...list, node })
  const called = fields.find(
    ([key, node]) => isText(node) && !/^(?:id|key|href|icon)$/.test(key) && /\p{L}{2}/u.test(read(node)),
  )
  if (!called) return null
  if (figure === null) return { [called[0]]: name }
  const priced = fields.filter(([key]) => /price|cost|fee|amount|value/i.test(key))
  const number = numberIn(figure)
  if (priced.length === 0 || number === null) return null
  const given = priced.map(([key, node]) => [
    key,
    node.type === 'NumericLiteral'
      ? number
      : read(node).replace(/\d[\d.,]*\d|\d/, () =>
          (/\d[\d.,]*/.exec(figure)?.[0] ?? number).replace(/[.,]$/, ''),
        ),
  ])
  return { [called[0]]: name, ...Object.fromEntries(given) }
}
