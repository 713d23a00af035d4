import {
  besideEdit,
  componentAround,
  freeName,
  hookEdits,
} from '#server/designer/follow-ups/behaviour/component.ts'
import { firstRows, type Hidden } from '#server/designer/follow-ups/behaviour/first-rows.ts'
import { drawnLook } from '#server/designer/follow-ups/blocks/draw.ts'
import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { readAddition } from '#server/designer/follow-ups/grammar/additions.ts'
import { spotFor } from '#server/designer/follow-ups/kinds/spot.ts'
import type { Item } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { boxOfMany } from '#server/designer/follow-ups/target/box-of-many.ts'
import { findBlock, findTargets } from '#server/designer/follow-ups/target/find.ts'
import { isButton } from '#server/designer/follow-ups/target/looks-like.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import { attributeValue } from '#shared/edits/jsx-source.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
import { applyTextEdits, type TextEdit } from '#shared/edits/text-edits.ts'

const ASKS =
  /^((?:add|create|insert|put|include)\b.*?\b(?:button|toggle|switch)\b.*?)\s+(?:to|that|which)\s+(?:change|switch|toggle)(?:s|es)?\s+(?:the\s+)?(?:(?:mode|view)\s+)?between\s+(?:the\s+)?([\w-]+)(?:\s*(\(\s*default\s*\)))?\s+and\s+(?:the\s+)?([\w-]+)(?:\s*(\(\s*default\s*\)))?(?:\s+(?:modes?|views?))?\s*(.*)$/is
const TEXT = /["'‘“]([^"'’”]+)["'’”]\s+(?:at|in|on|when|for)\s+(?:the\s+)?([\w-]+)(?:\s+(?:mode|view))?/gi
const FIRST =
  /^(?:in\s+)?(?:the\s+)?([\w-]+)\s+(?:mode|view)\s+(?:just|only)?\s*(?:display|show)s?\s+(?:just|only)?\s*the\s+first\s+(\w+)\s+(rows?|buttons?|items?|entries|cards?)\s+(?:in|of|from)\s+(.+)$/i
const HIDES =
  /^(?:in\s+)?(?:the\s+)?([\w-]+)\s+(?:mode|view)\s+(?:hides|does not show|doesn['’]t show)\s+(.+)$/i
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "add a button to change mode between scientific (default) and basic; basic mode just displays the first 5 rows in the panel". */
export const addModeSwitch: FollowUp = (instruction, bench) => {
  const found = ASKS.exec(instruction.trim())
  if (!found || /\b(?:dark|light|theme)\b/i.test(`${found[2]} ${found[4]}`)) return null
  const [, head = '', one = '', , other = '', isOther, rest = ''] = found
  const modes: [string, string] = isOther ? [other, one] : [one, other]
  const effects: Effect[] = []
  const texts = new Map<string, string>()
  for (const clause of rest.split(/[;.]\s+|,\s+(?:and\s+)?(?=in\b)|[;.,]$/).map(each => each.trim())) {
    if (clause === '') continue
    const said = [...clause.matchAll(TEXT)]
    if (said.length > 0) for (const [, text = '', mode = ''] of said) texts.set(mode.toLowerCase(), text)
    else effects.push(effectIn(clause))
  }
  const unclear = effects.find(effect => effect.kind === 'unclear')
  if (unclear)
    return { trouble: `I did not understand “${unclear.what}”, so I changed nothing.`, isSure: true }
  const [usual, second] = modes.map(mode => mode.toLowerCase()) as [string, string]
  if (effects.some(({ mode }) => mode !== usual && mode !== second))
    return {
      trouble: `There are the modes ${usual} and ${second}, and one of them has to be named.`,
      isSure: true,
    }
  if (effects.length === 0)
    return {
      trouble: `What does the ${second} mode show or hide? Say for example “${second} mode hides the sidebar”.`,
      isSure: true,
    }
  return switched({ head, usual, second, texts, effects }, bench)
}

interface Effect {
  kind: 'first' | 'hides' | 'unclear'
  mode: string
  what: string
  count: number
  isRows: boolean
}

function effectIn(clause: string): Effect {
  const first = FIRST.exec(clause)
  const count = first ? Math.max(Number(first[2]) || 0, NUMBERS.indexOf((first[2] ?? '').toLowerCase())) : 0
  if (first && count > 0)
    return {
      kind: 'first',
      mode: (first[1] ?? '').toLowerCase(),
      what: first[4] ?? '',
      count,
      isRows: /^row/i.test(first[3] ?? ''),
    }
  const hides = HIDES.exec(clause)
  return hides
    ? { kind: 'hides', mode: (hides[1] ?? '').toLowerCase(), what: hides[2] ?? '', count: 0, isRows: false }
    : { kind: 'unclear', mode: '', what: clause, count: 0, isRows: false }
}

interface Wish {
  head: string
  usual: string
  second: string
  texts: Map<string, string>
  effects: Effect[]
}

function switched({ head, usual, second, texts, effects }: Wish, bench: Workbench): Outcome {
  const sure = (trouble: string): Outcome => ({ trouble, isSure: true })
  const added = readAddition(head)
  const spot = added ? spotFor(added, bench) : null
  if (spot && 'outcome' in spot && spot.outcome && 'trouble' in spot.outcome)
    return sure(spot.outcome.trouble)
  if (!added || !spot || 'outcome' in spot)
    return sure('Where shall the button go? Say for example “next to the headline”.')
  const { anchor, how } = spot
  const code = codeIn(bench.files, anchor.file)
  const component = componentAround({ name: anchor.file, code }, startOf(anchor.node))
  if (!component || !anchor.parent)
    return sure('I cannot put a button there that the rest of the page listens to.')
  const name = freeName(code, 'mode', 'viewMode')
  const set = `set${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const q = (text: string) => component.quote + text + component.quote
  const edits: TextEdit[] = []
  const says: string[] = []
  for (const effect of effects) {
    const shown = `${name} === ${q(effect.mode === usual ? second : usual)}`
    const hidden = effect.kind === 'first' ? firstOf(effect, shown, bench) : hiddenOf(effect, shown, bench)
    if ('trouble' in hidden) return sure(hidden.trouble)
    if (hidden.file !== anchor.file || !isInside(component, hidden.edits))
      return sure(
        `${effect.what} is drawn by another component than the button’s; I cannot join the two safely.`,
      )
    edits.push(...hidden.edits)
    says.push(`the ${effect.mode} mode ${hidden.says}`)
  }
  const isUsual = `${name} === ${q(usual)}`
  const label = (mode: string) => q(texts.get(mode) ?? (mode === usual ? second : usual))
  const id = added.id ? ` id=${attributeValue(added.id)}` : ''
  const button = `<button${id} type="button"${lookOf(anchor, code, bench)} onClick={() => ${set}(${isUsual} ? ${q(second)} : ${q(usual)})}>{${isUsual} ? ${label(usual)} : ${label(second)}}</button>`
  const state = [`const [${name}, ${set}] = useState(${q(usual)})${component.semi}`]
  const all = [...edits, ...hookEdits(component, state, []), besideEdit({ anchor, how }, button, code)]
  return {
    operations: [
      {
        op: 'write',
        file: anchor.file,
        code: applyTextEdits(
          code,
          all.filter(edit => edit.remove > 0 || edit.insert !== ''),
        ),
      },
      ...(/\buseState\b/.test(code)
        ? []
        : [{ op: 'addImport' as const, file: anchor.file, from: 'react', names: ['useState'] }]),
    ],
    says: `I added a button that switches between ${usual} and ${second}; ${says.join(', ')}.`,
  }
}

/** Everything is drawn by the component that holds the state. */
const isInside = ({ shown }: { shown: { start: number; end: number } }, edits: TextEdit[]): boolean =>
  edits.every(({ at }) => at >= shown.start && at <= shown.end)

function firstOf({ what, count, isRows }: Effect, shown: string, bench: Workbench): Hidden {
  const item = oneItem(what, bench)
  return 'trouble' in item ? item : firstRows(item, { count, isRows, shown, said: what }, bench.files)
}

function hiddenOf({ what }: Effect, shown: string, bench: Workbench): Hidden {
  const item = oneItem(what, bench)
  if ('trouble' in item) return item
  if (!item.parent || item.list) return { trouble: `I cannot hide ${what} alone.` }
  const [start, end] = [startOf(item.node), endOf(item.node)]
  return {
    file: item.file,
    edits: [
      { at: start, remove: 0, insert: `{${shown} && (` },
      { at: end, remove: 0, insert: ')}' },
    ],
    says: `hides ${callIt(item)}`,
  }
}

function oneItem(what: string, bench: Workbench): Item | { trouble: string } {
  const free = { ...bench, selection: null }
  const box = boxOfMany(what, free)
  if (box) return box
  const found = findBlock(what, free) ?? findTargets(what, free)
  if (!found) return { trouble: `I did not find “${what}” in this design.` }
  if ('trouble' in found) return found
  const [target] = found.targets
  if (!target || found.targets.length > 1 || target.entry !== null)
    return { trouble: `“${what}” is several things; say which one.` }
  return target.item
}

/** The new button looks like the one beside it. */
function lookOf(anchor: Item, code: string, { files }: Workbench): string {
  if (!isButton(anchor)) return drawnLook({ padding: '6px 12px', radius: '8px', borderWidth: '1px' }, files)
  return anchor.node.openingElement.attributes
    .flatMap(attribute =>
      attribute.type === 'JSXAttribute' && /^(?:className|style)$/.test(String(attribute.name.name))
        ? [` ${code.slice(startOf(attribute), endOf(attribute))}`]
        : [],
    )
    .join('')
}
