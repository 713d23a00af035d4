import { capital, freeName, indentAt } from '#server/designer/follow-ups/behaviour/component.ts'
import { type EntryView, entryView } from '#server/designer/follow-ups/behaviour/entry-view.ts'
import { labelOf, listChanged } from '#server/designer/follow-ups/behaviour/list-change.ts'
import { listMeant, type ShownList, shownListOf } from '#server/designer/follow-ups/behaviour/shown-list.ts'
import { drawnLook } from '#server/designer/follow-ups/blocks/draw.ts'
import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { type Item, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn, stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { isButton } from '#server/designer/follow-ups/target/looks-like.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
import type { TextEdit } from '#shared/edits/text-edits.ts'

const CLICKABLE =
  /^make\s+(?:each\s+|every\s+|all\s+|the\s+)*(\S+(?:\s\S+){0,3}?)\s+clickable\s*[,;.:]?\s*(?:and\s+|so that\s+)?(?:(?:when|once|if)\s+(?:\w+\s+){0,2}clicked|clicking (?:it|one|them)|on click)\s*,?\s*(?:it\s+)?(?:switch(?:es)? to\s+)?(?:show|display|open)s?\s+(.+)$/i
const WHEN =
  /^(?:when(?:ever)?|if|once)\s+(?:(?:i|you|we|one|the user|a user|users?|somebody|someone)\s+)?(?:clicks?|clicking|taps?|tapping)\s+(?:on\s+)?(?:an?|the|each|every|any|one of the)\s+(.+?)\s*,\s*(?:it should\s+|i want to\s+)?(?:show|display|open|see)s?\s+(.+)$/i
const PASSIVE =
  /^(?:when(?:ever)?|if|once)\s+(?:an?|the|each|every|any)\s+(.+?)\s+is\s+(?:clicked|tapped|selected)\s*,\s*(?:show|display|open)s?\s+(.+)$/i
const SHOW_WHEN =
  /^(?:show|open|display)\s+(.+?)\s+(?:when|whenever|on|after|by)\s+(?:(?:i|you|we|one|the user|users?|somebody)\s+)?(?:click(?:s|ing)?|tap(?:s|ping)?)(?:\s+on)?\s+(?:an?|the|each|every|any|one of the)\s+(.+)$/i
const DIALOG = /\b(?:modal|dialog(?:ue)?|pop-?up|overlay|lightbox)\b/i
/** What more may be said: where it stands, that it fades in, and what the design is written with anyway. */
const BESIDE = /\b(?:right|beside|next to)\b/i
const FADE = /\b(?:fade|animation|opacity)\b/i

/** "make .list-item clickable, when clicked show the content of the blog", "open the details in a modal when clicking a card". */
export const openEntry: FollowUp = (instruction, bench) => {
  const [first = '', ...more] = pointsOf(instruction)
  const [said, what] = readAsk(plainWords(first))
  if (said === null || what === null || /\b(?:page|url|link)\b/i.test(what)) return null
  const lost = more.find(point => !isKnown(point, bench))
  if (lost) return { trouble: `I did not understand “${lost}”, so I changed nothing.`, isSure: true }
  const found = listOf(said, bench)
  if ('trouble' in found) return { ...found, isSure: true }
  const { shown, item } = found
  const { each } = shown.list
  const problem = whyNot(shown, item)
  if (problem || each === null) return { trouble: problem ?? UNREADABLE, isSure: true }
  const keys = keysFor(what, shown, bench)
  if (keys.length === 0)
    return {
      trouble: `The entries hold nothing more than what is shown, so there is nothing to open.`,
      isSure: true,
    }
  const all = [first, ...more].join(' ')
  return opened({ shown, item, each, keys, all, view: viewFor(all, keys, shown, bench) }, bench)
}

/** Packages that write styles as components. */
const STYLED = ['styled-components', '@emotion/styled']

const UNREADABLE = 'The code that shows these is built in a way that I cannot change safely.'

const pointsOf = (instruction: string): string[] =>
  instruction
    .split(/(?:^|\s)\d+[.)]\s+|(?<=[.;])\s+(?=[A-Z])/)
    .map(point => point.trim().replace(/[.;]$/, ''))
    .filter(Boolean)

function readAsk(first: string): [said: string | null, what: string | null] {
  const found = CLICKABLE.exec(first) ?? WHEN.exec(first) ?? PASSIVE.exec(first)
  if (found) return [found[1] ?? null, found[2] ?? null]
  const turned = SHOW_WHEN.exec(first)
  return turned ? [turned[2] ?? null, turned[1] ?? null] : [null, null]
}

function isKnown(point: string, { files }: Workbench): boolean {
  if (/^constraint|^use\b/i.test(point))
    return (
      /styled-components|emotion/i.test(point) &&
      files.some(({ code }) => STYLED.some(name => code.includes(name)))
    )
  return (BESIDE.test(point) && point.split(/\s+/).length < 14) || FADE.test(point)
}

/** The list, and the element that is drawn for each entry. */
function listOf(said: string, bench: Workbench): { shown: ShownList; item: Item } | { trouble: string } {
  const className = /^\.([\w-]+)$/.exec(said.trim())?.[1]
  const { items } = sceneOf(bench.files)
  const bearer = items.find(each => each.list && className && hasClass(each, className))
  if (className && !bearer) return { trouble: `I did not find “${said}” in this design.` }
  const shown = bearer
    ? (shownListOf(bearer, bench) ?? { trouble: UNREADABLE })
    : [said.replace(/\b(\w+?)s?$/, '$1s'), said]
        .map(words => listMeant(words, bench))
        .reduce((first, second) => ('trouble' in first ? second : first))
  if ('trouble' in shown) return shown
  const { call } = shown.list
  const item = items.find(each => each.list?.call.start === call.start && each.file === call.file)
  const isIt = item && (!className || hasClass(item, className))
  return isIt ? { shown, item } : { trouble: `I did not find “${said}” in this design.` }
}

const hasClass = (item: Item, name: string): boolean =>
  (stringAttribute(item.node, 'className') ?? '').split(/\s+/).includes(name)

function whyNot(shown: ShownList, item: Item): string | null {
  const head = shown.code.slice(startOf(item.node), endOf(item.node.openingElement))
  if (/\son(?:Click|Press)=/.test(head))
    return 'Something happens on a click there already, so I changed nothing.'
  if (/^(?:a|button|Link|label)$/.test(item.tag))
    return 'Those are links or buttons already; say what they shall do instead.'
  if (item.shows.length > 0)
    return `Each of them is drawn by a component of its own (${item.tag}), which knows nothing of clicks; I cannot add one safely.`
  if (within(item).some(inner => isButton(inner) || /^(?:a|input|select|textarea)$/.test(inner.tag)))
    return 'Each of them holds buttons or links of its own; say which of those shall open it.'
  return item.file === shown.file ? null : UNREADABLE
}

const CONTENT =
  /^(?:content|contents|details?|description|body|text|summary|note|notes|bio|about|answer|excerpt|story)$/i

/** What of an entry is shown: its content where that is what was asked for, else all that is read on it. */
function keysFor(what: string, { keys, list }: ShownList, { files }: Workbench): string[] {
  const written = keys.filter(key => key !== '')
  const longer =
    written.find(key => CONTENT.test(key)) ??
    (list.entries.length === 0 ? contentKeyIn(files, written) : null)
  if (/\b(?:content|text|description|body|answer|story)\b/i.test(what)) return longer ? [longer] : []
  return [...new Set([...written, ...(longer ? [longer] : [])])]
}

/** Where the list comes from another component, its entries are written elsewhere. */
const contentKeyIn = (files: Workbench['files'], shown: string[]): string | null => {
  const code = files.map(file => codeIn(files, file.name)).join('\n')
  const found = [...code.matchAll(/\b([a-z]\w*):\s*["'`]/g)].map(match => match[1] ?? '')
  const hasOthers = shown.some(key => found.includes(key))
  return hasOthers ? (found.find(key => CONTENT.test(key)) ?? null) : null
}

function viewFor(
  all: string,
  keys: string[],
  { keys: shownKeys }: ShownList,
  { files }: Workbench,
): EntryView {
  const seconds = /\b(\d+(?:\.\d+)?)\s?(m?s)\b/.exec(all)
  const title = shownKeys.find(key => /^(?:title|name|label|question|heading)$/i.test(key)) ?? null
  return {
    isDialog: DIALOG.test(all),
    className:
      /\(\.([\w-]+)\)|\bclass(?:name)?\s*[:=]?\s*["'‘“]([\w-]+)/i.exec(all)?.slice(1).find(Boolean) ?? null,
    fade: FADE.test(all) ? (seconds ? `${seconds[1]}${seconds[2]}` : '0.4s') : null,
    styled: STYLED.find(name => files.some(({ code }) => code.includes(name))) ?? null,
    title,
    rest: keys.filter(key => key !== title).map(key => ({ key, label: labelOf(key) })),
  }
}

interface Opened {
  shown: ShownList
  item: Item
  each: string
  keys: string[]
  all: string
  view: EntryView
}

function opened({ shown, item, each, view }: Opened, { files }: Workbench): Outcome {
  const { component, box, code } = shown
  const state = freeName(code, 'opened', 'openedEntry', 'chosenEntry')
  const set = `set${capital(state)}`
  const type = component.isTyped
    ? `<(typeof ${/^[\w$.]+$/.test(shown.source) ? shown.source : shown.name})[number] | null>`
    : ''
  const { element, before } = entryView(view, { state, set, file: shown.file, shown, files })
  const head = item.node.openingElement
  const at = endOf(head) - (head.selfClosing ? 2 : 1)
  const edits: TextEdit[] = [
    {
      at,
      remove: 0,
      insert: `${/^(?:tr|TableRow|li)$/.test(item.tag) ? '' : ' role="button"'} tabIndex={0} onClick={() => ${set}(${each})} onKeyDown={event => event.key === ${component.quote}Enter${component.quote} && ${set}(${each})}`,
    },
  ]
  const indent = indentAt(code, box.start)
  const row = drawnLook({ display: 'flex', flexWrap: 'wrap', gap: '24px', align: 'flex-start' }, files)
  const open = view.isDialog ? (box.isInElement ? '' : `<>\n${indent}`) : `<div${row}>\n${indent}`
  const close = view.isDialog ? (box.isInElement ? '' : `\n${indent}</>`) : `\n${indent}</div>`
  edits.push(
    { at: box.start, remove: 0, insert: open },
    { at: box.end, remove: 0, insert: `\n${indent}${element.split('\n').join(`\n${indent}`)}${close}` },
  )
  const all = listChanged(files, shown, {
    state: [`const [${state}, ${set}] = useState${type}(null)${component.semi}`],
    edits,
    says: '',
  })
  const written = before ? before(all) : all
  return {
    operations: written.flatMap(file => {
      const old = files.find(each => each.name === file.name)?.code
      return old === file.code ? [] : [{ op: 'write' as const, file: file.name, code: file.code }]
    }),
    says: `A click on one of the ${labelOf(shown.name).toLowerCase()} opens it ${view.isDialog ? 'in a dialog' : 'beside the list'} now.`,
  }
}
