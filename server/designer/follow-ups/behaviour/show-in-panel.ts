import {
  type Component,
  componentAround,
  freeName,
  hookEdits,
  indentAt,
} from '#server/designer/follow-ups/behaviour/component.ts'
import { drawnLook } from '#server/designer/follow-ups/blocks/draw.ts'
import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { type Item, sceneOf } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn, stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { boxOfMany } from '#server/designer/follow-ups/target/box-of-many.ts'
import { findBlock, findTargets } from '#server/designer/follow-ups/target/find.ts'
import { numberOf } from '#server/designer/understanding/counts.ts'
import { attributeValue } from '#shared/edits/jsx-source.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
import { applyTextEdits, type TextEdit } from '#shared/edits/text-edits.ts'

const ASKS =
  /^(?:show|display|list)\s+(?:the\s+)?(.+?)\s+in\s+(?:an?|the|its own)\s+(?:new\s+|small\s+)?([\w\s-]*?)(panel|box|area|list|div)\b\s*(\([^)]*\))?\s*(?:next to|beside|near|right of|to the right of)\s+(.+)$/i
const CLICKED =
  /^(?:latest|last|most recent|recent)\s+(\w+)\s+clicked\s+(buttons?|keys?)(?:['’]s?)?(?:\s+(?:texts?|labels?|names?))?$/i
const MODE = /\s+(?:at|in|on|while in)\s+(?:the\s+)?([\w-]+)\s+(?:mode|view)$/i
const ID = /\bid\s*[:=]?\s*["'‘“]?([\w-]+)["'’”]?/i
const CLASS = /\bclass(?:name)?\s*[:=]?\s*["'‘“]?([\w-]+)["'’”]?/i

/** "show the stored data in a panel (id 'memory') next to the buttons panel", "the latest 5 clicked buttons". */
export const showInPanel: FollowUp = (instruction, bench) => {
  const found = ASKS.exec(plainWords(instruction))
  if (!found) return null
  const [, what = '', words = '', , marks = '', rest = ''] = found
  const mode = MODE.exec(rest)?.[1] ?? null
  const where = rest.replace(MODE, '')
  const beside = boxMeant(where, bench)
  if (!beside) return { trouble: `I did not find “${where}” in this design.`, isSure: true }
  const code = codeIn(bench.files, beside.file)
  const component = componentAround({ name: beside.file, code }, startOf(beside.node))
  if (!component) return null
  const clicked = CLICKED.exec(what)
  const held = clicked
    ? clicksOf(clicked, component, beside, bench)
    : stateMeant(`${what} ${words} ${ID.exec(marks)?.[1] ?? ''}`, code)
  if (!held || 'trouble' in held)
    return held ? { ...held, isSure: true } : { trouble: `I found nothing in the code that holds “${what}”.` }
  const condition = mode === null ? null : conditionFor(mode, code)
  if (mode !== null && condition === null)
    return { trouble: `I did not find a ${mode} mode in this design.`, isSure: true }
  const id = ID.exec(marks)?.[1]
  const className = CLASS.exec(marks)?.[1]
  const look = drawnLook(
    { padding: '12px', radius: '8px', borderWidth: '1px', fontSize: '14px' },
    bench.files,
  )
  const name = words.trim() || (id ?? className ?? what)
  const panel = `<div${id ? ` id=${attributeValue(id)}` : ''} role="group" aria-label=${attributeValue(capital(name))}${className ? withClass(look, className) : look}>${held.shown}</div>`
  return written(
    condition ? `{${condition} && ${panel}}` : panel,
    { beside, code, component, held, what: name },
    bench,
  )
}

interface Held {
  /** What stands in the panel. */
  shown: string
  state: string[]
  edits: TextEdit[]
}

/** State whose name or whose setter's name is what was said. */
function stateMeant(said: string, code: string): Held | null {
  const words = said.toLowerCase().match(/[a-z]{3,}/g) ?? []
  const meant = words.flatMap(word => ALIKE.find(set => set.includes(word)) ?? [word])
  const states = [...code.matchAll(/\bconst \[(\w+), set\w+\] = useState(?:<[^(]*>)?\(([^\n]*)\)/g)]
  const fits = states.filter(([, name = '']) =>
    meant.some(
      word => name.toLowerCase().includes(word) || (name.length > 3 && word.includes(name.toLowerCase())),
    ),
  )
  const [only] = fits
  if (!only || fits.length > 1 || /^(?:true|false|\{|\(\))/.test(only[2] ?? '')) return null
  const name = only[1] ?? ''
  const isList = (only[2] ?? '').startsWith('[')
  return { shown: isList ? entries(name) : `{${name}}`, state: [], edits: [] }
}

const ALIKE = [
  ['stored', 'store', 'saved', 'memory', 'mem'],
  ['history', 'past', 'previous'],
  ['favourites', 'favorites', 'liked', 'likes'],
  ['chosen', 'selected', 'selection'],
  ['cart', 'basket', 'bag'],
]

const entries = (name: string): string =>
  `{${name}.map((entry, index) => <div key={index}>{String(entry)}</div>)}`

/** What is pressed is written down where the buttons stand. */
function clicksOf(
  [, many = '', noun = '']: RegExpExecArray,
  component: Component,
  { file }: Item,
  bench: Workbench,
): Held | { trouble: string } {
  const count = numberOf(many)
  const box = boxOfMany(`${noun.replace(/s$/, '')}s panel`, bench)
  if (!count || !box || box.file !== file)
    return { trouble: `I did not find one place where the ${noun.replace(/s$/, '')}s stand.` }
  const { code, isTyped, semi, quote } = component
  const head = box.node.openingElement
  if (/\sonClick(?:Capture)?=/.test(code.slice(startOf(head), endOf(head))))
    return { trouble: 'Something happens on a click there already, so I changed nothing.' }
  const name = freeName(code, 'clicks', 'latestClicks')
  const set = `set${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const target = isTyped ? '(event.target as HTMLElement)' : 'event.target'
  const indent = indentAt(code, startOf(box.node))
  const handler = [
    ' onClick={event => {',
    `  const label = ${target}.closest(${quote}button${quote})?.textContent${semi}`,
    `  if (label) ${set}(all => [...all, label].slice(-${count}))${semi}`,
    '}}',
  ].join(`\n${indent}`)
  return {
    shown: entries(name),
    state: [`const [${name}, ${set}] = useState${isTyped ? '<string[]>' : ''}([])${semi}`],
    edits: [{ at: endOf(head) - 1, remove: 0, insert: handler }],
  }
}

/** The state that says in which mode the page is. */
function conditionFor(mode: string, code: string): string | null {
  const state = new RegExp(
    `const \\[(\\w+), set\\w+\\] = useState(?:<[^(]*>)?\\((['"])${mode}\\2\\)`,
    'i',
  ).exec(code)
  const said = new RegExp(`\\b(\\w+) === (['"])(${mode})\\2`, 'i').exec(code)
  if (said) return said[0]
  return state ? `${state[1]} === ${state[2]}${mode}${state[2]}` : null
}

interface Place {
  beside: Item
  code: string
  component: Component
  held: Held
  what: string
}

function written(
  panel: string,
  { beside, code, component, held, what }: Place,
  { files }: Workbench,
): Outcome {
  const [start, end] = [startOf(beside.node), endOf(beside.node)]
  const indent = indentAt(code, start)
  const isWrapped = /^\{[^{}]*&& ?\(?$/.test(code.slice(code.lastIndexOf('\n', start) + 1, start).trim())
  const after = isWrapped ? code.indexOf('}', end) + 1 : end
  const row = drawnLook({ display: 'flex', flexWrap: 'wrap', gap: '12px', align: 'flex-start' }, files)
  const place: TextEdit[] = isInRow(beside)
    ? [{ at: after, remove: 0, insert: `\n${indent}${panel}` }]
    : [
        { at: start, remove: 0, insert: `<div${row}>\n${indent}` },
        { at: end, remove: 0, insert: `\n${indent}${panel}\n${indent}</div>` },
      ]
  const all = [...held.edits, ...hookEdits(component, held.state, []), ...place]
  return {
    operations: [
      {
        op: 'write',
        file: beside.file,
        code: applyTextEdits(
          code,
          all.filter(edit => edit.insert !== ''),
        ),
      },
    ],
    says: `I added a panel that shows ${what.trim()}.`,
  }
}

const isInRow = ({ parent }: Item): boolean => {
  if (!parent) return false
  const classes = stringAttribute(parent.node, 'className') ?? ''
  const style = parent.node.openingElement.attributes.some(
    each =>
      each.type === 'JSXAttribute' && each.name.name === 'style' && /flex/.test(JSON.stringify(each.value)),
  )
  return style || (/\bflex\b/.test(classes) && !/\bflex-col\b/.test(classes))
}

function boxMeant(where: string, bench: Workbench): Item | null {
  const free = { ...bench, selection: null }
  const box = boxOfMany(where, free)
  if (box) return box
  const found = findBlock(where, free) ?? findTargets(where, free)
  const item = found && 'targets' in found && found.targets.length === 1 ? found.targets[0]?.item : null
  return item?.parent ? item : byMark(where, free)
}

/** "the memory panel": what bears that name as its id or class. */
function byMark(where: string, { files }: Workbench): Item | null {
  const name = /^(?:the\s+)?([\w-]+)(?:\s+(?:panel|box|area|list))?$/i.exec(where.trim())?.[1]?.toLowerCase()
  const marks = (item: Item) =>
    `${stringAttribute(item.node, 'id') ?? ''} ${stringAttribute(item.node, 'className') ?? ''}`.toLowerCase()
  const all = sceneOf(files).items.filter(item => name && marks(item).split(/\s+/).includes(name))
  return all.length === 1 ? (all[0] ?? null) : null
}

const withClass = (look: string, name: string): string =>
  look.includes('className="')
    ? look.replace('className="', `className="${name} `)
    : ` className="${name}"${look}`

const capital = (text: string): string => text.trim().charAt(0).toUpperCase() + text.trim().slice(1)
