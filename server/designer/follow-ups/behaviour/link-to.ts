import type { FollowUp, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { type Item, within } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn, stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { findBlock, findTargets } from '#server/designer/follow-ups/target/find.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { attributeOf } from '#shared/edits/syntax.ts'

const FORMS = [
  /^(?:link|connect|point)\s+(.+?)\s+(?:to|at)\s+(.+)$/i,
  /^(?:make|let|have)\s+(.+?)\s+(?:link|lead|go|point|scroll|jump|navigate)(?:s)?\s+(?:down\s+)?to\s+(.+)$/i,
  /^(?:make|let|have)\s+(.+?)\s+open\s+(https?:\S+|\/\S+)$/i,
  /^(.+?)\s+should\s+(?:link|lead|go|point|scroll|jump|navigate|take (?:you|users|people|me))\s+(?:down\s+)?to\s+(.+)$/i,
]

/** "link the See our work button to the services section": where a press leads. */
export const linkTo: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  const found = FORMS.map(form => form.exec(text)).find(each => each !== null)
  if (!found) return null
  const [, thing = '', place = ''] = found
  const targets = findTargets(thing, bench)
  if (!targets || 'trouble' in targets) return targets ? { ...targets, isSure: true } : null
  const items = [...new Set(targets.targets.map(({ item }) => item))]
  const [first] = items
  if (!first || items.length > 1 || targets.targets.some(({ entry }) => entry !== null))
    return {
      trouble: `“${thing}” is ${items.length} elements; say which one shall lead there.`,
      isSure: true,
    }
  const to = addressOf(place, bench)
  if ('trouble' in to) return { ...to, isSure: true }
  const operations = linked(first, to.href, bench)
  if (!operations)
    return {
      trouble: `${callIt(first)} is no link, and what it does is written in code that I leave alone.`,
      isSure: true,
    }
  return {
    operations: [...to.operations, ...operations],
    says: `${callIt(first)} leads to ${place.replace(/[.]$/, '')} now.`,
  }
}

type Address = { href: string; operations: OperationInput[] } | { trouble: string }

function addressOf(place: string, bench: Workbench): Address {
  const written = /^["'“‘]?((?:https?:\/\/|mailto:|tel:|\/|#)[^\s"'”’]+)["'”’]?$/i.exec(place.trim())?.[1]
  if (written) return { href: written, operations: [] }
  if (/^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(place.trim()))
    return { href: `https://${place.trim()}`, operations: [] }
  const page = /^(?:the |our |my )?([\w -]+?) page$/i.exec(place.trim())?.[1]
  const path = page ? `/${page.toLowerCase().replace(/\s+/g, '-')}` : null
  if (path && bench.files.some(({ code }) => code.includes(`"${path}"`)))
    return { href: path, operations: [] }
  if (/^(?:the )?(?:top|start|home ?page|beginning)(?: of the page)?$/i.test(place.trim()))
    return { href: /home/i.test(place) ? '/' : '#', operations: [] }
  const free = { ...bench, selection: null }
  const found = findBlock(place, free) ?? findTargets(place, free)
  if (!found)
    return {
      trouble: page
        ? `There is no page “${page}” yet; say “add a ${page} page” first.`
        : `I did not find “${place}” in this design.`,
    }
  if ('trouble' in found) return found
  const [target] = found.targets
  if (!target) return { trouble: `I did not find “${place}” in this design.` }
  const item = target.item.shows[0] ?? target.item
  const id = [item, ...within(item)].map(each => stringAttribute(each.node, 'id')).find(Boolean)
  if (id) return { href: `#${id}`, operations: [] }
  const made = place
    .toLowerCase()
    .replace(/^(?:the|our|my)\s+/, '')
    .replace(/\s+(?:section|block)$/, '')
    .replace(/[^a-z\d]+/g, '-')
  return {
    href: `#${made}`,
    operations: [{ op: 'setAttribute', file: item.file, at: { path: item.path }, name: 'id', value: made }],
  }
}

const LINK = /^(?:a|Link|NavLink)$/

/** The operations that make a press on it lead there; null where its code does something else. */
export function linked(item: Item, href: string, { files }: Workbench): OperationInput[] | null {
  const link = [item, ...within(item), ...(item.parent ? [item.parent] : [])].find(each =>
    LINK.test(each.tag),
  )
  const { file } = item
  if (link) {
    const name = link.tag !== 'a' && attributeOf(link.node, 'to') ? 'to' : 'href'
    return [{ op: 'setAttribute', file: link.file, at: { path: link.path }, name, value: href }]
  }
  const isPlain =
    item.tag === 'button' &&
    attributeOf(item.node, 'onClick') === null &&
    stringAttribute(item.node, 'type') !== 'submit'
  if (!isPlain && !(item.tag === 'Button' && attributeOf(item.node, 'onClick') === null)) return null
  const press = href.startsWith('#')
    ? `() => document.getElementById("${href.slice(1)}")?.scrollIntoView({ behavior: "smooth" })`
    : `() => window.location.assign("${href}")`
  if (codeIn(files, file) === '') return null
  return [
    {
      op: 'setAttribute',
      file,
      at: { path: item.path },
      name: 'onClick',
      value: { expression: href === '#' ? '() => window.scrollTo({ top: 0, behavior: "smooth" })' : press },
    },
  ]
}
