import type { Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import type { Addition } from '#server/designer/follow-ups/grammar/additions.ts'
import {
  COUNTED,
  fill,
  isElsewhere,
  isThere,
  namesAround,
  ORDINAL,
  setPrice,
  setVoice,
  unread,
  withoutState,
} from '#server/designer/follow-ups/kinds/entry-words.ts'
import { listInside } from '#server/designer/follow-ups/kinds/inner-lists.ts'
import { entryLike, labelKey, newIdentity, withEntry } from '#server/designer/follow-ups/scene/entries.ts'
import type { List } from '#server/designer/follow-ups/scene/lists.ts'
import { around, type Item, type Scene, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { findBlock, findTargets } from '#server/designer/follow-ups/target/find.ts'
import { itemsOfList } from '#server/designer/follow-ups/target/list-names.ts'
import { readPhrase } from '#server/designer/follow-ups/target/phrase.ts'
import { NUMBER, numberOf } from '#server/designer/understanding/counts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'

const ENTRY = /^(?:card|plan|testimonial|feature|question|item|nav entry|row|badge|tab|image)$/
/** One more card, plan, question, row or navigation entry, like those that are there. */
export function addEntry(added: Addition, bench: Workbench): Outcome | null {
  const { noun, words } = added
  const inside = added.text ? listInside(added, bench) : null
  if (inside && !('entries' in inside)) return inside
  if (inside) return intoData(inside, added.text ?? '', 1, added, sceneOf(bench.files))
  const isBareName =
    added.text === null &&
    /^(?:the )?(?:nav(?:igation)?(?: ?bar| menu)?|menu|navbar)$/i.test(added.place?.where ?? '') &&
    /^\p{Lu}[\p{L}\d]*(?: \p{L}+)?$/u.test(added.what)
  const isNavLink =
    isBareName ||
    (/^(?:link|entry|item|tab|page)$/.test(noun) &&
      (/\b(?:nav(?:igation)?|menu|header)\b/i.test(words) ||
        /\b(?:nav(?:igation)?(?: ?bar)?|menu|header|navbar)$/i.test(added.place?.where ?? '')))
  const phrase = isNavLink
    ? readPhrase('the nav entries')
    : readPhrase(
        `${words.replace(ORDINAL, '').replace(new RegExp(`^(?:${NUMBER})\\s+`, 'i'), '')} ${noun}`.trim(),
      )
  const named = phrase?.role && ENTRY.test(phrase.role.name) ? null : listCalled(noun, bench)
  if (named) {
    if (isElsewhere(added, named, bench)) return null
    const title = added.text ?? titleIn(words)
    return title === '' && unread(words, [])
      ? null
      : intoData(named, title, countIn(added), added, sceneOf(bench.files))
  }
  if (!phrase?.role || !ENTRY.test(phrase.role.name)) return null
  const isNav = phrase.role.name === 'nav entry'
  if (phrase.role.name === 'badge' || phrase.role.name === 'image') return null
  const scene = sceneOf(bench.files)
  const like = modelsFor(added, phrase.role.is, scene, bench, isNav)
  if ('trouble' in like) return like
  const count = countIn(added)
  const title =
    added.text ??
    (isBareName
      ? added.what
      : isNav
        ? capital(
            words
              .replace(COUNTED, '')
              .replace(/\b(?:nav(?:igation)?|menu|header)\b/gi, '')
              .trim(),
          )
        : titleIn(words))
  const [list] = like.lists
  const last = like.items.at(-1)
  if (title === '' && (/\bit\b/i.test(words) || (!isNav && unread(words, namesAround(list, last, scene)))))
    return null
  if (!list && added.voice)
    return {
      trouble: 'I can add one like those that are there, but not by whom it is. Say it in a second step.',
      isSure: true,
    }
  if (!list && /\b(?:from|by)\s+\p{Lu}/u.test(added.what))
    return {
      trouble: 'I can add one like those that are there, but not by whom it is. Say it in a second step.',
      isSure: true,
    }
  if (list) return isElsewhere(added, list, bench) ? null : intoData(list, title, count, added, scene)
  return last ? severalBeside(last, title, isNav, scene, count) : null
}

/** "two more dishes" are two. */
function countIn({ what, noun }: Addition): number {
  const many = new RegExp(`^(?:${NUMBER})\\b`, 'i').exec(what)
  return /s$/.test(noun) && many ? Math.min(12, numberOf(many[0]) ?? 1) : 1
}

/** "a dish" is one more of the dishes. */
function listCalled(noun: string, bench: Workbench): List | null {
  const single = (word: string) =>
    word
      .toLowerCase()
      .replace(/ies$/, 'y')
      .replace(/(?<=sh|ch|x|ss)es$|(?<!s)s$/, '')
  if (!/^\p{L}{3,}$/u.test(noun)) return null
  const { items } = sceneOf(bench.files)
  const lists = distinctLists(items).filter(list => single(list.name) === single(noun))
  return lists.length === 1 ? (lists[0] ?? null) : (itemsOfList(items, noun)[0]?.list ?? null)
}

const capital = (text: string): string => (text ? text.charAt(0).toUpperCase() + text.slice(1) : '')

/** A name said before the noun: "an Enterprise plan". */
function titleIn(words: string): string {
  const bare = words
    .replace(ORDINAL, '')
    .replace(new RegExp(`^(?:${NUMBER})\\s*`, 'i'), '')
    .trim()
  return /^\p{Lu}/u.test(bare) ? bare : ''
}

interface Models {
  lists: List[]
  items: Item[]
}

function modelsFor(
  added: Addition,
  is: (item: Item) => boolean,
  scene: Scene,
  bench: Workbench,
  isNav: boolean,
): Models | { trouble: string; isSure: true } {
  const where = added.place?.where && !/^(?:the )?end$/i.test(added.place.where) ? added.place.where : null
  const block =
    where && !isNav
      ? (findBlock(where, { ...bench, selection: null }) ?? findTargets(where, { ...bench, selection: null }))
      : null
  const holder = block && 'targets' in block ? (block.targets[0]?.item ?? null) : null
  const pool = holder ? [holder, ...within(holder), ...around(holder).slice(0, 1)] : scene.items
  const words = added.words
    .toLowerCase()
    .replace(ORDINAL, '')
    .trim()
    .split(/\s+/)
    .filter(word => word.length > 2 && !/^\p{Lu}/u.test(word))
  const fitting = pool.filter(item => is(item) || (item.user?.list && is(item.user)))
  const narrow = fitting.filter(
    item =>
      words.length === 0 ||
      words.some(word =>
        JSON.stringify([item.owner, item.list?.name, item.file])
          .toLowerCase()
          .includes(word.replace(/s$/, '')),
      ),
  )
  const chosen = narrow.length > 0 ? narrow : fitting
  const lists = distinctLists(chosen)
  const statics = chosen.filter(item => !lists.some(list => item.list === list || item.user?.list === list))
  if (lists.length > 1 && !isNav)
    return {
      trouble: `There are ${lists.length} lists of that kind: ${lists.map(list => list.name).join(', ')}. Say which one.`,
      isSure: true,
    }
  return {
    lists,
    items:
      lists.length > 0
        ? []
        : sameParent(
            isNav ? statics.filter(item => /^(?:a|Link|NavLink|li|button)$/.test(item.tag)) : statics,
          ),
  }
}

function distinctLists(items: Item[]): List[] {
  const found: List[] = []
  for (const item of items) {
    const list = item.list ?? item.user?.list
    if (
      list &&
      list.entries.length > 0 &&
      !found.some(
        each =>
          each.file === list.file && each.name === list.name && each.entries.length === list.entries.length,
      )
    )
      found.push(list)
  }
  return found
}

const sameParent = (items: Item[]): Item[] =>
  items.filter(item => item.parent !== null && item.parent === items[0]?.parent && item.list === null)

function intoData(list: List, title: string, count: number, added: Addition, scene: Scene): Outcome {
  const last = list.entries.at(-1)
  const key = last && labelKey(last)
  if (!last || key === undefined) return { trouble: 'I cannot read the data of that list.', isSure: true }
  if (title !== '' && count === 1 && isThere(title, list))
    return { trouble: `“${title}” is there already, so I added nothing.`, isSure: true }
  if (/\b(?:answers|options|choices)\s*:\s*\[/.test(last.code))
    return {
      trouble: 'Each of them has answers of its own to choose from, and I cannot write those.',
      isSure: true,
    }
  const at = added.place?.how === 'first' ? 0 : list.entries.length
  let code = codeIn(scene.files, list.file)
  const label = (n: number) => title || (count > 1 ? `${last.label} ${n + 2}` : 'New entry')
  const price = /\d+(?:\.\d+)?/.exec(added.amount ?? '')?.[0]
  const texts: string[] = []
  for (let n = 0; n < count; n++) {
    const set: Record<string, string | number> = { ...newIdentity(last, list, label(n)), [key]: label(n) }
    if (added.voice && !setVoice(set, last, title, added.voice))
      return { trouble: 'The entries do not say who they are by, so I added nothing.', isSure: true }
    if (price && count === 1 && !setPrice(set, last, price))
      return { trouble: `The entries of that list have no price, so I added nothing.`, isSure: true }
    const left = count === 1 ? fill(set, last, added.more, key) : []
    if (left.length > 0)
      return {
        trouble: `I can add the entry, but not “${left.join('”, “')}”: the entries have ${Object.keys(last.fields).join(', ')}.`,
        isSure: true,
      }
    texts.push(withoutState(entryLike(last, set)))
  }
  const line = last.code.includes('\n') ? '\n' : ' '
  code = withEntry(
    code,
    list,
    at,
    texts.join(
      line === '\n'
        ? `,\n${indentOf(code, last.start)}`
        : `,${code.includes(`\n${indentOf(code, last.start)}`) && indentOf(code, last.start) !== '' ? `\n${indentOf(code, last.start)}` : ' '}`,
    ),
  )
  const operations: OperationInput[] = [{ op: 'write', file: list.file, code }]
  return {
    operations,
    says: `I added ${count === 1 ? `“${label(0)}”` : `${count} entries`} to ${list.name || list.file}; what ${added.more.length > 0 ? 'was not said' : 'it says besides'} is like “${last.label}”, so please check it.`,
  }
}

const indentOf = (code: string, at: number): string => {
  const line = code.slice(code.lastIndexOf('\n', at - 1) + 1, at)
  return line.trim() === '' ? line : ''
}

/** One more of those that are written one by one, with its first words changed. */
/** The same once for each that was asked for, in their order. */
function severalBeside(
  last: Item,
  title: string,
  isNav: boolean,
  scene: Scene,
  count: number,
): Outcome | null {
  const made = Array.from({ length: count }, (_, at) =>
    besideStatic(last, count === 1 ? title : `${title || 'New entry'} ${at + 1}`, isNav, scene),
  )
  const [first] = made
  if (!first || !('operations' in first) || count === 1) return first ?? null
  return {
    operations: made.reverse().flatMap(each => (each && 'operations' in each ? each.operations : [])),
    says: `I added ${count} like the one before; please check their words.`,
  }
}

function besideStatic(last: Item, title: string, isNav: boolean, scene: Scene): Outcome | null {
  if (within(last).some(each => /^(?:th|TableHead|Th|Table\.ColumnHeader)$/.test(each.tag))) return null
  const code = codeIn(scene.files, last.file)
  const words = [last, ...within(last)].find(each => each.own !== '' && each.file === last.file)
  let own = code.slice(startOf(last.node), endOf(last.node))
  const label = title || 'New entry'
  if (words) {
    const from = startOf(last.node)
    const inner = code.slice(
      endOf(words.node.openingElement),
      words.node.closingElement ? startOf(words.node.closingElement) : endOf(words.node.openingElement),
    )
    const at = endOf(words.node.openingElement) - from
    own =
      own.slice(0, at) +
      inner.replace(/\S(?:[\s\S]*\S)?/, () => jsxText(label)) +
      own.slice(at + inner.length)
  }
  const slug = label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  own = own.replace(/href="[#/][^"]*"/, `href="#${slug}"`).replace(/ id="[^"]*"/, '')
  return {
    operations: [
      { op: 'insertElement', file: last.file, at: { path: last.path }, place: 'after', code: own },
    ],
    says: isNav
      ? `I added “${label}” to the navigation.`
      : `I added “${label}” like the one before it; please check its other words.`,
  }
}
