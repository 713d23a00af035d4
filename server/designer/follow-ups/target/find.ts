import type { Workbench } from '#server/designer/follow-ups/follow-up.ts'
import {
  around,
  type Item,
  type Scene,
  sceneOf,
  within,
  wordsOn,
} from '#server/designer/follow-ups/scene/scene.ts'
import { stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { byField, calledSo, headsInList, isListOf } from '#server/designer/follow-ups/target/by-field.ts'
import { hasColor } from '#server/designer/follow-ups/target/color-of.ts'
import { matches, reads } from '#server/designer/follow-ups/target/fits.ts'
import {
  byListName,
  entryNamed,
  inCollections,
  inLists,
  isWholeNamed,
} from '#server/designer/follow-ups/target/in-lists.ts'
import { isCard, isPlainCard, isSection } from '#server/designer/follow-ups/target/looks-like.ts'
import { isOverlaid, mainOne } from '#server/designer/follow-ups/target/main-one.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import { type Phrase, readPhrase } from '#server/designer/follow-ups/target/phrase.ts'
import type { Found, Target } from '#server/designer/follow-ups/target/target.ts'

const NAMED_MAX = 6

/** What a person means by the words; with a selection, nothing but the selected element or what is in it. */
export function findTargets(words: string, bench: Workbench): Found | null {
  const phrase = readPhrase(words)
  if (!phrase) return null
  const scene = sceneOf(bench.files)
  if (bench.selection) return inSelection(phrase, scene, bench)
  if (phrase.isThis) return null
  if (phrase.isPage) return scene.root ? found(scene, phrase, [scene.root]) : null
  return resolve(phrase, scene, scene.items)
}

/** A block of the page by its name alone: "the FAQ", "pricing", "testimonials". */
export function findBlock(words: string, bench: Workbench): Found | null {
  const bare = words
    .trim()
    .replace(/^(?:the|a|an|my|our|whole|entire)\s+/i, '')
    .replace(/\s+(?:section|block|area|part)$/i, '')
  const phrase = readPhrase(`the ${bare} section`)
  if (
    bench.selection ||
    !phrase ||
    phrase.role?.name !== 'section' ||
    phrase.inside ||
    phrase.ordinal !== null ||
    phrase.words.length === 0
  )
    return null
  const scene = sceneOf(bench.files)
  const blocks = scene.items.filter(item => isSection(item) && matches(item, phrase.words) >= 2.5)
  const outer = blocks.filter(item => !around(item).some(each => blocks.includes(each)))
  const distinct = outer.filter(
    (item, at) =>
      outer.findIndex(
        each => each.owner === item.owner && each.file === item.file && item.parent === null,
      ) === at || item.parent !== null,
  )
  return distinct.length === 1 ? found(scene, phrase, distinct) : null
}

export const whole = (item: Item): Target => ({ item, entry: null })
const found = (scene: Scene, phrase: Phrase, items: Item[]): Found => ({
  scene,
  phrase,
  targets: items.map(whole),
})

export function selectedItem(bench: Workbench): Item | null {
  const { selection } = bench
  if (!selection) return null
  const scene = sceneOf(bench.files)
  const inFile = scene.items.filter(item => item.file === selection.file)
  const byPlace = inFile.find(({ node }) => {
    const start = node.loc?.start
    return start?.line === selection.line && start.column === selection.column
  })
  const byPath = selection.path ? inFile.find(item => item.path === selection.path) : undefined
  return byPath ?? byPlace ?? null
}

function inSelection(phrase: Phrase, scene: Scene, bench: Workbench): Found | null {
  const item = selectedItem(bench)
  if (!item) return { trouble: 'The selected element is no longer there. Select it again.' }
  if (phrase.isThis || phrase.isPage) return found(scene, phrase, [item])
  const { role } = phrase
  if (!phrase.inside && phrase.quoted === null && phrase.ordinal === null) {
    const isIt = role === null ? matches(item, phrase.words) > 0 : role.is(item)
    if (isIt || (role !== null && GENERIC.test(role.name) && !within(item).some(role.is)))
      return found(scene, phrase, [item])
    const over = role ? around(item).find(each => role.is(each)) : undefined
    const inside = within(item)
    if (role && inside.some(role.is)) return resolve(phrase, scene, inside)
    if (over) return found(scene, phrase, [over])
  }
  const inside = resolve(phrase, scene, within(item))
  if (inside && 'targets' in inside) return inside
  return {
    trouble: `The selected element holds no ${phrase.said.replace(/^(?:the|a|an|my|our|all)\s+/i, '')}. Clear the selection to change something else.`,
  }
}

const GENERIC = /^(?:text|section|container|card|panel|item|heading|price|label|link)$/

function resolve(phrase: Phrase, scene: Scene, all: Item[]): Found | null {
  let pool = all
  if (phrase.inside) {
    const holder = phrase.inside.isThis ? null : resolve(phrase.inside, scene, all)
    if (!holder) return null
    if ('trouble' in holder) return holder
    const inner = new Set(holder.targets.flatMap(({ item }) => within(item)))
    pool = all.filter(item => inner.has(item))
    const entries = new Set(holder.targets.flatMap(({ entry }) => entry ?? []))
    if (phrase.role?.name === 'text' && !pool.some(phrase.role.is)) return holder
    if (entries.size === 1 && pool.length > 0) return inEntry(phrase, scene, pool, [...entries][0] ?? 0)
  }
  const counted = byListName(phrase, scene, pool) ?? headsInList(phrase, scene, pool)
  if (counted) return counted
  const drawn = candidates(phrase, scene, pool)
  const named =
    drawn.length === 0 && phrase.role?.name === 'card' && phrase.words.length > 0
      ? candidates(
          {
            ...phrase,
            words: [],
            role: {
              ...phrase.role,
              is: item => (isPlainCard(item) || isCard(item)) && isListOf(item, phrase.words),
            },
          },
          scene,
          pool,
        ).map(usedIn)
      : drawn
  const isHead = /^(?:heading|label|text)$/.test(phrase.role?.name ?? '') && phrase.words.length === 0
  if (named.length === 0 && isHead && phrase.inside && phrase.ordinal === null) {
    const first = pool.find(item => item.own !== '')
    if (first) return found(scene, phrase, [first])
  }
  if (named.length === 0)
    return inLists(phrase, scene, pool) ?? byField(phrase, scene, pool) ?? inCollections(phrase, scene)
  return choose(phrase, scene, named, pool)
}

/** Cards that a component draws are counted where the list shows it. */
const usedIn = (item: Item): Item => (item.list === null && item.user?.list ? item.user : item)

/** Something in one card of many: the element that all of them share, for that entry. */
function inEntry(phrase: Phrase, scene: Scene, pool: Item[], entry: number): Found | null {
  const named = candidates(phrase, scene, pool)
  const [item] = named
  if (!item || (named.length > 1 && !phrase.isAll && phrase.ordinal === null)) return null
  return { scene, phrase, targets: [{ item, entry }] }
}

function candidates({ role, words, quoted, color }: Phrase, scene: Scene, pool: Item[]): Item[] {
  const isSeen = (item: Item) => !/\bsr-only\b/.test(stringAttribute(item.node, 'className') ?? '')
  let named = role
    ? pool.filter(item => isSeen(item) && role.is(item))
    : pool.filter(item => item !== scene.root && isNameable(item))
  if (quoted !== null) named = named.filter(item => reads(item, quoted))
  if (color !== null) named = named.filter(item => hasColor(item, scene.files, color))
  let best = 3
  if (words.length > 0) {
    const scored = named.map(item => ({ item, score: matches(item, words) })).filter(({ score }) => score > 0)
    best = Math.max(0, ...scored.map(({ score }) => score))
    named = scored.filter(({ score }) => score === best).map(({ item }) => item)
    if (best < 2 && /heading|title/.test(role?.name ?? '')) named = firstOfEach(named)
  } else if (!role && quoted === null) return []
  if (role?.name === 'card' && words.length === 0) named = calledSo(named)
  if (role?.name === 'section' && words.length === 0) named = withoutFrame(named)
  const isOuter = role?.isOuter ?? (quoted === null && !role && best >= 3)
  const isInner = !role && (quoted !== null || best < 3)
  if (isInner) return named.filter(item => !within(item).some(each => named.includes(each)))
  return isOuter || role?.name === 'section'
    ? named.filter(item => !around(item).some(each => named.includes(each)))
    : named
}

/** "the sections" are those that main holds, not main itself and what stands around it. */
const withoutFrame = (items: Item[]): Item[] => {
  const inner = items.filter(item => !/^(?:main|header|footer)$/.test(item.tag))
  return inner.length > 1 ? inner : items
}

/** "the pricing heading" is the first one of that section, not those of what is in it. */
const firstOfEach = (items: Item[]): Item[] =>
  items.filter(
    (item, at) =>
      !items
        .slice(0, at)
        .some(
          each =>
            each.parent === item.parent ||
            around(item).some(up => up === each.parent || up === each.parent?.parent),
        ),
  )

const isNameable = (item: Item): boolean => item.parent !== null || item.user !== null || item.owner !== ''

/** One of them, all of them, or which they are. */
function choose(phrase: Phrase, scene: Scene, named: Item[], pool: Item[]): Found | null {
  const { isAll, ordinal, count, role, words, quoted } = phrase
  const shown = oneOfEach(named)
  if (ordinal !== null && !role && quoted === null && !areAlike(shown)) return null
  if (ordinal !== null) return byOrdinal(phrase, scene, shown)
  if (isAll || count !== null) return found(scene, phrase, named)
  if (shown.length === 1) {
    const [only] = shown
    if (only?.list && only.list.entries.length > 1 && role && !isWholeNamed(only, words)) {
      const byName = entryNamed(only, words, quoted)
      if (byName.length === 1) return { scene, phrase, targets: [{ item: only, entry: byName[0] ?? 0 }] }
      if (!AS_ALL.test(role.name)) return found(scene, phrase, named)
    }
    return found(scene, phrase, named)
  }
  if (quoted !== null && new Set(shown.map(item => wordsOn(item))).size === 1)
    return found(scene, phrase, named)
  const inner = inLists(phrase, scene, pool)
  if (inner && 'targets' in inner && inner.targets[0]?.entry !== null) return inner
  const open = shown.filter(item => !isOverlaid(item))
  if (open.length === 1) return found(scene, phrase, open)
  const main = mainOne(role, open)
  if (main && words.length === 0 && quoted === null) return found(scene, phrase, [main])
  const names = shown.map(item => callIt(item))
  return {
    trouble: `There are ${shown.length} that “${phrase.said}” could mean: ${[...new Set(names)].slice(0, NAMED_MAX).join(', ')}. Say which one, select it in the preview, or say “all”.`,
  }
}

/** "the second …" counts things of one kind, not whatever bears the name. */
const areAlike = (items: Item[]): boolean =>
  items.some(item => item.list) ||
  new Set(items.map(item => `${item.tag} ${item.file} ${item.parent?.path}`)).size === 1

const AS_ALL = /^(?:card|plan|testimonial|feature|question|item|row)$/

/** The same thing for small and for large screens is one thing. */
function oneOfEach(items: Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter(item => {
    const words = wordsOn(item)
    const key = words === '' ? '' : `${item.file} ${item.tag} ${words}`
    if (key !== '' && seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function byOrdinal(phrase: Phrase, scene: Scene, shown: Item[]): Found {
  const { ordinal, count } = phrase
  const each: Target[] = shown.flatMap(item =>
    item.list && item.list.entries.length > 0
      ? item.list.entries.map((_, entry) => ({ item, entry }))
      : [whole(item)],
  )
  const from = ordinal === 'middle' ? Math.floor(each.length / 2) : (ordinal ?? 0)
  const picked =
    count === null
      ? each.slice(from, from === -1 ? undefined : from + 1)
      : from === -1
        ? each.slice(-count)
        : each.slice(from, from + count)
  if (picked.length > 0 && (from < 0 || from < each.length)) return { scene, phrase, targets: picked }
  return { trouble: `There are only ${each.length} of “${phrase.said}”.` }
}
