import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { columnOperations } from '#server/designer/follow-ups/kinds/columns.ts'
import { innerPartsOf } from '#server/designer/follow-ups/page-parts.ts'
import { removePart } from '#server/designer/follow-ups/remove-section.ts'
import { withoutEntry } from '#server/designer/follow-ups/scene/entries.ts'
import { around, type Item, type Scene, usersOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn, stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { listHolder } from '#server/designer/follow-ups/style/restyle.ts'
import { blocksOf } from '#server/designer/follow-ups/target/block-of.ts'
import { findBlock, findTargets } from '#server/designer/follow-ups/target/find.ts'
import { isButton, isNav } from '#server/designer/follow-ups/target/looks-like.ts'
import { callIt, placeOf } from '#server/designer/follow-ups/target/names.ts'
import { readPhrase } from '#server/designer/follow-ups/target/phrase.ts'
import type { Target } from '#server/designer/follow-ups/target/target.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

const REMOVE =
  /^(?:remove|delete|drop|take (?:out|away|off)|get rid of|lose|kill|erase|clear out|eliminate|cut out)\s+(.+)$/i
const WITHOUT = /^(?:i )?(?:don(?:'|’)?t (?:need|want)|no longer need|no more)\s+(.+)$/i

/** "remove the third card", "delete the phone field", "get rid of the image in the hero". */
export const removeElement: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  const said = (REMOVE.exec(text) ?? WITHOUT.exec(text))?.[1]
  if (!said) return null
  const column = columnOperations(said, 'remove', bench)
  if (column) return column
  const phrase = readPhrase(said)
  if (!phrase || phrase.isPage) return null
  const found = findBlock(said, bench) ?? findTargets(said, bench)
  if (!found)
    return phrase.role && !/section/.test(phrase.role.name) && !bench.selection
      ? { trouble: `I did not find “${phrase.said}” in this design, so I removed nothing.`, isWeak: true }
      : null
  if ('trouble' in found) return { ...found, isSure: true }
  if (phrase.isAll && phrase.words.length === 0 && !phrase.inside && found.targets.length > 12)
    return {
      trouble: `That would remove ${found.targets.length} elements. Say where, or select them one by one.`,
      isSure: true,
    }
  return remove(blocksOf(found, phrase), found.scene, bench, phrase.isAll || phrase.count !== null)
}

function remove(targets: Target[], scene: Scene, bench: Workbench, isAll: boolean): Outcome {
  const places = [...new Set(targets.map(({ item }) => placeOf(item)))]
  if (!isAll && places.length > 1)
    return {
      trouble: `It stands in ${places.length} places: ${places.join(', ')}. Say in which one, or say “all”.`,
      isSure: true,
    }
  const entries = targets.filter(({ entry }) => entry !== null)
  if (entries.length > 0) return removeEntries(entries, scene)
  const [only] = targets
  const part = targets.length === 1 && only ? partOf(only.item, bench) : null
  if (part && only) return withoutLinks(removePart(bench, part), only.item, scene)
  const operations: OperationInput[] = []
  const all: Item[] = []
  for (const { item } of targets) {
    const gone = whole(item, scene)
    if ('trouble' in gone) return { ...gone, isSure: true }
    all.push(gone)
    operations.push({ op: 'removeElement', file: gone.file, at: { path: gone.path } })
  }
  const links = targets.flatMap(({ item }) => linksTo(stringAttribute(item.node, 'id'), targets, scene))
  const unused = all.flatMap(item => importsGone(item, all, scene))
  const label = only ? callIt(only.item) : ''
  return {
    operations: [...latestFirst([...operations, ...links]), ...unused],
    says:
      targets.length === 1
        ? `I removed ${label}.`
        : `I removed ${targets.length} elements, ${label} among them.`,
  }
}

/** Links in the navigation that lead to the part go with it. */
function withoutLinks(outcome: Outcome, item: Item, scene: Scene): Outcome {
  if (!('operations' in outcome)) return outcome
  const root = item.shows[0] ?? item
  const id = stringAttribute(root.node, 'id')
  const isHandled = outcome.operations.some(
    operation =>
      operation.op === 'write' &&
      id !== null &&
      scene.files.some(file => file.name === operation.file && file.code.includes(`#${id}`)),
  )
  const links = isHandled ? [] : linksTo(id, [], scene)
  return { ...outcome, operations: [...outcome.operations, ...links] }
}

/** Entries of a navigation that lead to what goes. */
function linksTo(id: string | null, targets: Target[], scene: Scene): OperationInput[] {
  if (!id) return []
  const gone = new Set(targets.flatMap(({ item }) => [item, ...within(item)]))
  return scene.items
    .filter(
      item => stringAttribute(item.node, 'href') === `#${id}` && around(item).some(isNav) && !gone.has(item),
    )
    .map(item => ({ op: 'removeElement', file: item.file, at: { path: item.path } }))
}

/** Paths count from the front, so what stands later goes first. */
const latestFirst = (operations: OperationInput[]): OperationInput[] => [...operations].reverse()

/** A whole section that is a component of its own goes with its file, its import and its links. */
function partOf(item: Item, bench: Workbench) {
  const user = item.parent === null ? item.user : item.shows.length > 0 ? item : null
  if (!user || user.list) return null
  return innerPartsOf(bench).find(part => part.shownIn === user.file && part.path === user.path) ?? null
}

/** A field goes with its label; a link in a list with its entry of the list; a root with what shows it. */
function whole(item: Item, scene: Scene): Item | { trouble: string } {
  const users = item.parent === null ? usersOf(scene, item) : []
  if (item.parent === null) {
    const [user] = users
    if (!user) return { trouble: 'That is all there is; nothing would be left.' }
    if (users.length > 1)
      return { trouble: `<${user.tag}> stands in ${users.length} places. Say which one, or select it.` }
    return whole(user, scene)
  }
  const up = item.parent
  const isField = /^(?:input|Input|textarea|Textarea|select|Select)$/.test(item.tag)
  const hasLabel = up.children.some(each => /label|Label/.test(each.tag))
  if (isField && hasLabel && fieldsIn(up) === 1) return up
  if (isField && /^(?:label|Field\.Root)$/.test(up.tag)) return up
  if (/Trigger$/.test(up.tag) && up.parent && up.children.length === 1) return whole(up.parent, scene)
  if (isButton(up) && up.children.length === 1 && up.own === '') return whole(up, scene)
  const isAlone = up.children.length === 1 && up.own === '' && /^(?:li|ListItem|figure)$/.test(up.tag)
  return isAlone && !up.list ? up : item
}

const fieldsIn = (item: Item): number =>
  within(item).filter(each => /^(?:input|Input|textarea|Textarea|select|Select)$/.test(each.tag)).length

function removeEntries(targets: Target[], scene: Scene): Outcome {
  const [first] = targets
  const holder = first ? listHolder(first.item) : null
  const list = holder?.list
  if (!first || !holder || !list || list.entries.length === 0)
    return { trouble: 'I did not find the data behind it.', isSure: true }
  if (first.item !== holder && around(first.item).includes(holder)) {
    return {
      trouble: `Every entry of this list shows it in the same way, so I cannot take it out of one alone.`,
      isSure: true,
    }
  }
  let code = codeIn(scene.files, list.file)
  const places = [...new Set(targets.map(({ entry }) => entry ?? 0))].sort((a, b) => b - a)
  if (places.length >= list.entries.length)
    return {
      trouble: 'That would leave an empty list; say “remove the section” if it shall go as a whole.',
      isSure: true,
    }
  for (const at of places) code = withoutEntry(code, list, at)
  const labels = places.map(at => `“${list.entries[at]?.label ?? ''}”`).reverse()
  return {
    operations: [{ op: 'write', file: list.file, code }],
    says: `I removed ${labels.join(', ')} from ${list.file}.`,
  }
}

/** Imports that nothing uses once these are gone. */
function importsGone(item: Item, targets: readonly Item[], scene: Scene): OperationInput[] {
  const gone = [item, ...within(item).filter(each => each.file === item.file)]
  const names = new Set(gone.flatMap(each => (each.from ? [each.tag.split('.')[0] ?? ''] : [])))
  const all = new Set(targets.flatMap(target => [target, ...within(target)]))
  return [...names].flatMap((name): OperationInput[] => {
    const others = scene.items.filter(
      each => each.file === item.file && each.tag.split('.')[0] === name && !all.has(each),
    )
    const words = codeIn(scene.files, item.file).match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0
    const own = gone
      .filter(each => each.tag.split('.')[0] === name)
      .reduce((sum, each) => sum + (each.node.closingElement ? 2 : 1), 0)
    return others.length === 0 && words === own + 1 ? [{ op: 'removeImport', file: item.file, name }] : []
  })
}
