import { type Drawn, draw } from '#server/designer/follow-ups/blocks/draw.ts'
import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { type Addition, readAddition } from '#server/designer/follow-ups/grammar/additions.ts'
import { addButton } from '#server/designer/follow-ups/kinds/add-button.ts'
import { addCheckbox } from '#server/designer/follow-ups/kinds/add-checkbox.ts'
import { addEntry } from '#server/designer/follow-ups/kinds/add-entry.ts'
import { addField } from '#server/designer/follow-ups/kinds/add-field.ts'
import { ICONS } from '#server/designer/follow-ups/kinds/icons.ts'
import { insert, named, sentence, spotFor } from '#server/designer/follow-ups/kinds/spot.ts'
import { type Scene, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn, stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { findTargets } from '#server/designer/follow-ups/target/find.ts'
import { isButton } from '#server/designer/follow-ups/target/looks-like.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
/** "add a Contact button below the headline", "add a phone field", "add a badge “New” to the first card". */
export const addElement: FollowUp = (instruction, bench) => {
  const added = readAddition(instruction)
  if (!added) return null
  const entry = addEntry(added, bench)
  if (entry) return entry
  const field = addField(added, bench)
  if (field) return field
  const kind = kindOf(added)
  const make = MAKERS.find(([pattern]) => pattern.test(kind.noun))?.[1]
  if (make && added.detail)
    return {
      trouble: `I can add the ${kind.noun}, but not “${added.detail}”. Leave that away, or say it in a second step.`,
      isSure: true,
    }
  return make ? make(kind, bench) : null
}

/** "button reciprocal": the kind comes first and a name follows. */
function kindOf(added: Addition): Addition {
  if (MAKERS.some(([pattern]) => pattern.test(added.noun))) return added
  const [first = '', ...rest] = `${added.words} ${added.noun}`.trim().split(/\s+/)
  return MAKERS.some(([pattern]) => pattern.test(first))
    ? { ...added, noun: first, words: rest.join(' ') }
    : added
}

type Maker = (added: Addition, bench: Workbench) => Outcome | null

const MAKERS: [RegExp, Maker][] = [
  [/^(?:button|btn|cta|key)$/, (added, bench) => addButton(added, bench)],
  [/^(?:checkbox|tickbox)$/, (added, bench) => addCheckbox(added, bench)],
  [/^(?:link|anchor)$/, (added, bench) => addLink(added, bench)],
  [/^icons?$/, (added, bench) => addIcon(added, bench)],
  [
    /^(?:paragraph|text|sentence|description|caption|note|line|copy|subtitle|sub-?headline|tagline|message|notice|disclaimer)$/,
    (added, bench) => addWords(added, bench, 'p'),
  ],
  [/^(?:heading|title|headline|subheading)$/, (added, bench) => addWords(added, bench, 'h2')],
  [/^(?:badge|tag|pill|chip|label)$/, (added, bench) => addWords(added, bench, 'badge')],
  [/^(?:image|picture|photo|illustration)$/, (added, bench) => addPicture(added, bench)],
  [/^(?:divider|separator|rule|hr)$/, (added, bench) => addDivider(added, bench)],
]

function addLink(added: Addition, bench: Workbench): Outcome | null {
  const text = added.text ?? sentence(added.words.replace(/^(?:to|for)\s+(?:(?:the|our|my|a|an)\s+)?/i, ''))
  const spot = spotFor(added, bench)
  if ('outcome' in spot)
    return (
      spot.outcome ??
      (text ? { trouble: 'Where shall the link go? Say for example “in the footer”.', isSure: true } : null)
    )
  const scene = sceneOf(bench.files)
  const label = text || 'Link'
  const links = [spot.anchor, ...within(spot.anchor)].filter(
    each => /^(?:a|Link|NavLink)$/.test(each.tag) && each.list === null && each.own !== '',
  )
  const model = links.at(-1)
  const href = `#${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`
  if (model) {
    const code = codeIn(scene.files, model.file).slice(startOf(model.node), endOf(model.node))
    const own = code
      .replace(/href=(?:"[^"]*"|\{[^}]*\})/, `href="${href}"`)
      .replace(/>([^<]*)</, () => `>${jsxText(label)}<`)
    return insert({ anchor: model, how: 'after' }, own, [], `I added the link “${label}”`)
  }
  return insert(
    spot,
    draw(
      { tag: 'a', look: { textDecoration: 'underline' }, attributes: { href, ...named(added) }, text: label },
      bench.files,
    ),
    [],
    `I added the link “${label}”`,
  )
}

function addWords(added: Addition, bench: Workbench, kind: 'p' | 'h2' | 'badge'): Outcome | null {
  const spot = spotFor(added, bench)
  if ('outcome' in spot)
    return (
      spot.outcome ??
      (added.text
        ? { trouble: 'Where shall it go? Say for example “below the headline”.', isSure: true }
        : null)
    )
  const text = added.text ?? sentence(added.words)
  if (text === '')
    return { trouble: `What shall the ${added.noun} say? Put the words in quotes.`, isSure: true }
  const scene = sceneOf(bench.files)
  const tags = kind === 'h2' ? /^(?:h2|Heading)$/ : /^(?:p|Text)$/
  const model =
    kind === 'badge'
      ? null
      : (scene.items.find(
          item =>
            item.file === spot.anchor.file &&
            tags.test(item.tag) &&
            item.own !== '' &&
            item.parent?.node.children.includes(item.node) &&
            !/green|red|amber|destructive/.test(stringAttribute(item.node, 'className') ?? ''),
        ) ?? null)
  const classes = model ? stringAttribute(model.node, 'className') : null
  const look = {
    badge: {
      display: 'inline-block',
      padding: '2px 10px',
      radius: '9999px',
      fontSize: '12px',
      fontWeight: '600',
      background: '#111827',
      color: '#ffffff',
    },
    h2: { fontSize: '24px', fontWeight: '700' },
    p: { marginTop: '12px' },
  }[kind]
  const drawn: Drawn = {
    tag: model?.tag ?? (kind === 'badge' ? 'span' : kind),
    ...(classes ? {} : { look }),
    attributes: { ...(classes ? { className: classes } : {}), ...(added.id ? { id: added.id } : {}) },
    text,
  }
  const imports: OperationInput[] = []
  return insert(spot, draw(drawn, bench.files), imports, `I added “${text}”`)
}

function addPicture(added: Addition, bench: Workbench): Outcome | null {
  const spot = spotFor(added, bench)
  if ('outcome' in spot)
    return (
      spot.outcome ?? {
        trouble: `Where shall the ${added.noun} go? Say for example “in the hero”.`,
        isSure: true,
      }
    )
  const label = added.text ?? (added.words === '' ? 'Picture' : sentence(added.words))
  const drawn: Drawn = {
    tag: 'div',
    look: {
      width: '100%',
      height: '240px',
      radius: '12px',
      marginTop: '24px',
      background: 'linear-gradient(135deg, #cbd5e1, #64748b)',
    },
    attributes: { role: 'img', 'aria-label': label, ...(added.id ? { id: added.id } : {}) },
  }
  return insert(spot, draw(drawn, bench.files), [], `I added a drawn place for the picture “${label}”`)
}

function addDivider(added: Addition, bench: Workbench): Outcome | null {
  const spot = spotFor(added, bench)
  if ('outcome' in spot)
    return (
      spot.outcome ?? {
        trouble: 'Where shall the divider go? Say for example “below the hero”.',
        isSure: true,
      }
    )
  return insert(spot, '<hr />', [], 'I added a divider')
}

/** A sign before or behind the words of buttons, links, headings. */
function addIcon(added: Addition, bench: Workbench): Outcome | null {
  const { place } = added
  const name = ICONS.find(([pattern]) => pattern.test(added.words))?.[1]
  const where = place?.where ?? (bench.selection ? 'this' : null)
  if (!where)
    return { trouble: 'To what shall the icon be added? Say for example “to the Send button”.', isSure: true }
  const found = findTargets(where, bench)
  if (!found || 'trouble' in found)
    return found
      ? { ...found, isSure: true }
      : { trouble: `I did not find “${where}” in this design.`, isSure: true }
  const items = [...new Set(found.targets.map(({ item }) => item))].map(
    item => within(item).find(each => /^(?:a|Link)$/.test(each.tag) && isButton(item)) ?? item,
  )
  const icon = name ?? 'ArrowRight'
  if (added.words !== '' && !name)
    return {
      trouble: `I have no icon for “${added.words}”. I know ${ICONS.slice(0, 10)
        .map(([, each]) => each)
        .join(', ')} and more.`,
      isSure: true,
    }
  if (items.every(item => item.children.some(each => each.tag === icon)))
    return { trouble: 'That icon is there already, so I changed nothing.', isSure: true }
  const isLast =
    icon === 'ArrowRight' ||
    /right|end/.test(place?.how ?? '') ||
    place?.how === 'last' ||
    place?.how === 'after'
  const scene = found.scene
  const operations: OperationInput[] = []
  const files = new Set<string>()
  for (const item of items.reverse()) {
    operations.push({
      op: 'insertElement',
      file: item.file,
      at: { path: item.path },
      place: isLast ? 'last' : 'first',
      code: `<${icon}${isTailwind(scene) ? ' className="inline size-4"' : ' size={16}'} aria-hidden="true" />`,
    })
    files.add(item.file)
  }
  for (const file of files)
    if (!new RegExp(`\\b${icon}\\b`).test(codeIn(scene.files, file)))
      operations.push({ op: 'addImport', file, from: 'lucide-react', names: [icon] })
  return {
    operations,
    says: `I added the icon ${icon} to ${items.length === 1 && items[0] ? callIt(items[0]) : `${items.length} elements`}.`,
  }
}

const isTailwind = (scene: Scene): boolean =>
  scene.files.some(file => /className="[^"]*\b(?:flex|px-\d)/.test(file.code))
