import type { List } from '#server/designer/follow-ups/scene/lists.ts'
import type { Item } from '#server/designer/follow-ups/scene/scene.ts'
import { wordsIn } from '#server/designer/follow-ups/target/fits.ts'

/** Other words for what a list holds. */
const KIN: string[][] = [
  ['article', 'post', 'story'],
  ['task', 'todo'],
  ['dish', 'meal'],
  ['project', 'shot', 'work'],
  ['customer', 'client', 'account'],
  ['metric', 'stat', 'statistic', 'kpi', 'figure'],
  ['voice', 'testimonial'],
]

/** What the entries are called by the code: the list, one entry and the file of the data. */
const namesOf = ({ name, each, file }: List): string[] => {
  const base = /(?:^|\/)data\//.test(file) ? file.replace(/^.*\/|\.\w+$/g, '') : ''
  return oneWord([name, each ?? '', base])
}

const oneWord = (names: string[]): string[] =>
  names
    .map(wordsIn)
    .filter(words => words.length === 1)
    .map(words => single(words[0] ?? ''))

const single = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=sh|ch|x|ss)es$|(?<!s)s$/, '')

/** Whether people would call an entry of that list so: "post" for what is shown from `data/articles`. */
export const isListCalled = (list: List, word: string): boolean => {
  const wanted = single(word)
  const kin = KIN.find(words => words.includes(wanted)) ?? []
  return namesOf(list).some(name => name === wanted || kin.includes(name))
}

type Drawn = Item & { list: List }

/** The elements drawn for the entries of the one list that is called so. */
export function itemsOfList(items: readonly Item[], word: string): Drawn[] {
  const found = items.filter(
    (item): item is Drawn =>
      item.list !== null &&
      item.list.entries.length > 0 &&
      !CHOICE.test(item.tag) &&
      isListCalled(item.list, word),
  )
  return new Set(found.map(({ list }) => `${list.file} ${list.name}`)).size === 1 ? found : []
}

/** What only offers the entries to choose from. */
export const CHOICE = /^(?:option|SelectItem|TableHead|th|NativeSelectOption)$/
