import type { FollowUp } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { ALCOHOL, DAIRY_AND_EGG, FISH, MEAT, NUTS } from '#server/designer/follow-ups/kinds/diet-words.ts'
import { type DataList, dataLists } from '#server/designer/follow-ups/scene/data-lists.ts'
import { withoutEntry } from '#server/designer/follow-ups/scene/entries.ts'
import type { Entry } from '#server/designer/follow-ups/scene/lists.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'

interface Diet {
  name: string
  without: RegExp
  /** A tag that says an entry keeps to it, whatever its words are. */
  kept: RegExp | null
}

const diet = (name: string, without: string, kept: string | null): Diet => ({
  name,
  without: new RegExp(`\\b(?:${without})\\b`, 'i'),
  kept: kept === null ? null : new RegExp(`\\b(?:${kept})\\b(?!["']?\\s*:\\s*false)`, 'i'),
})

const FOOD =
  '(?:dish(?:es)?|recipes?|items?|meals?|foods?|products?|options?|plates?|starters?|mains?|courses?|drinks?|things|entries|stuff|menu)'
const OUT = '(?:remove|delete|drop|take out|take off|get rid of|exclude|cut|hide|no more|no)'

const DIETS: [RegExp, Diet][] = [
  [
    new RegExp(
      `^(?:(?:show|keep|have|list|use|serve|make (?:it|this|the menu|everything|all ${FOOD}))\\s+)?(?:only|just|all|fully|completely|strictly|100%)?\\s*(?:the\\s+)?vegan\\s*${FOOD}?(?:\\s+only)?$`,
      'i',
    ),
    diet('vegan', `${MEAT}|${FISH}|${DAIRY_AND_EGG}|vegetarian`, 'vegan'),
  ],
  [
    new RegExp(
      `^(?:(?:show|keep|have|list|use|serve|make (?:it|this|the menu|everything|all ${FOOD}))\\s+)?(?:only|just|all|fully|completely|strictly|100%)?\\s*(?:the\\s+)?(?:vegetarian|veggie|meat-?free|meatless)\\s*${FOOD}?(?:\\s+only)?$`,
      'i',
    ),
    diet('vegetarian', `${MEAT}|${FISH}`, 'vegan|vegetarian|veggie'),
  ],
  [
    new RegExp(
      `^${OUT}\\s+(?:all\\s+|any\\s+|every\\s+)?(?:of\\s+)?(?:the\\s+)?non[- ]?vegan\\s+${FOOD}$`,
      'i',
    ),
    diet('vegan', `${MEAT}|${FISH}|${DAIRY_AND_EGG}|vegetarian`, 'vegan'),
  ],
  [
    new RegExp(
      `^${OUT}\\s+(?:all\\s+|any\\s+|every\\s+)?(?:of\\s+)?(?:the\\s+)?(?:non[- ]?vegetarian|meat and fish)\\s*${FOOD}?$`,
      'i',
    ),
    diet('vegetarian', `${MEAT}|${FISH}`, 'vegan|vegetarian|veggie'),
  ],
  [
    new RegExp(
      `^${OUT}\\s+(?:all\\s+|any\\s+|every\\s+)?(?:of\\s+)?(?:the\\s+)?(?:${FOOD} with\\s+)?meat(?:y)?\\s*${FOOD}?$`,
      'i',
    ),
    diet('meat-free', MEAT, 'vegan|vegetarian|veggie'),
  ],
  [
    new RegExp(
      `^${OUT}\\s+(?:all\\s+|any\\s+|every\\s+)?(?:of\\s+)?(?:the\\s+)?(?:${FOOD} with\\s+)?(?:fish|seafood)\\s*${FOOD}?$`,
      'i',
    ),
    diet('fish-free', FISH, 'vegan|vegetarian|veggie'),
  ],
  [
    new RegExp(
      `^${OUT}\\s+(?:all\\s+|any\\s+|every\\s+)?(?:of\\s+)?(?:the\\s+)?(?:${FOOD} with\\s+)?(?:alcohol(?:ic)?)\\s*${FOOD}?$`,
      'i',
    ),
    diet('alcohol-free', ALCOHOL, 'alcohol-free|non-alcoholic|virgin'),
  ],
  [
    new RegExp(
      `^${OUT}\\s+(?:all\\s+|any\\s+|every\\s+)?(?:of\\s+)?(?:the\\s+)?(?:${FOOD} with\\s+)?nuts?\\s*${FOOD}?$`,
      'i',
    ),
    diet('nut-free', NUTS, 'nut-free'),
  ],
]

/** "remove all meat dishes", "only vegan dishes": entries go whose own words or tags say that they do not belong. */
export const keepDiet: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  const wanted = DIETS.find(([pattern]) => pattern.test(text))?.[1]
  if (!wanted || bench.selection) return null
  const lists = dataLists(bench.files).filter(list => list.within === null && isFood(list))
  if (lists.length === 0) return null
  const gone = lists.flatMap(list =>
    list.entries.flatMap((entry, at) => (isAgainst(entry, wanted) ? [{ list, entry, at }] : [])),
  )
  if (gone.length === 0)
    return { trouble: `Nothing here says that it is not ${wanted.name}, so I removed nothing.`, isSure: true }
  const emptied = lists.find(list => list.entries.every(entry => isAgainst(entry, wanted)))
  if (emptied)
    return { trouble: `Nothing would be left of ${emptied.name}, so I removed nothing.`, isSure: true }
  const files = [...new Set(gone.map(({ list }) => list.file))]
  return {
    operations: files.map(file => ({
      op: 'write',
      file,
      code: gone
        .filter(({ list }) => list.file === file)
        .sort((a, b) => b.entry.start - a.entry.start)
        .reduce(
          (code, { list, at }) => withoutEntry(code, { ...list, each: null, index: null, call: NO_CALL }, at),
          codeIn(bench.files, file),
        ),
    })),
    says: `I removed ${gone.map(({ entry }) => `“${entry.label}”`).join(', ')}: by what they say they are not ${wanted.name}. Please check the others.`,
  }
}

const NO_CALL = { file: '', start: 0, end: 0, listStart: 0, listEnd: 0 }

const ANY_FOOD = new RegExp(`\\b(?:${MEAT}|${FISH}|${DAIRY_AND_EGG}|vegan|vegetarian)\\b`, 'i')

/** Several entries that are named and speak of food. */
const isFood = ({ entries }: DataList): boolean =>
  entries.length > 1 &&
  entries.every(({ fields }) => Object.keys(fields).length > 1) &&
  entries.filter(({ code }) => ANY_FOOD.test(code)).length >= Math.min(2, entries.length)

const isAgainst = ({ code }: Entry, { without, kept }: Diet): boolean => {
  const words = code
    .replace(/\b(?:picture|image|img|src|id|slug|icon|art|href)["']?\s*:\s*["'][^"']*["']/g, '')
    .replace(/\b(?:vegetarian|vegan)["']?\s*:\s*false/g, '')
  return kept?.test(words) ? false : without.test(words)
}
