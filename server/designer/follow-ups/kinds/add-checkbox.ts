import type { Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import type { Addition } from '#server/designer/follow-ups/grammar/additions.ts'
import { groupOf } from '#server/designer/follow-ups/kinds/add-field.ts'
import { insert, type Spot, sentence, spotFor } from '#server/designer/follow-ups/kinds/spot.ts'
import { type Item, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { dialectFor } from '#server/designer/follow-ups/style/dialect.ts'
import { isButton, isField } from '#server/designer/follow-ups/target/looks-like.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** A box to tick with its words, behind the last field of the one form there is or where it was asked for. */
export function addCheckbox(added: Addition, bench: Workbench): Outcome | null {
  const text = added.text ?? (CONSENT.test(added.words) ? 'I agree to the terms' : sentence(added.words))
  if (text === '')
    return { trouble: 'What shall stand beside the checkbox? Put the words in quotes.', isSure: true }
  const asked = spotFor(added, bench)
  if ('outcome' in asked && asked.outcome) return asked.outcome
  const spot = 'outcome' in asked ? defaultSpot(bench) : asked
  if (!spot)
    return { trouble: 'Where shall the checkbox go? Say for example “before the Send button”.', isSure: true }
  const look =
    dialectFor(spot.anchor, bench.files) === 'tailwind'
      ? 'className="flex items-center gap-2 text-sm"'
      : "style={{ display: 'flex', alignItems: 'center', gap: '8px', fontSize: '14px' }}"
  const name = text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 24)
  const code = `<label ${look}>\n  <input type="checkbox" name="${name}" />\n  ${jsxText(text)}\n</label>`
  return insert(spot, code, [], `I added the checkbox “${text}”`)
}

const CONSENT = /^(?:consent|terms|agreement|agree|gdpr|privacy|accept)\b/i

function defaultSpot({ files }: Workbench): Spot | null {
  const forms = sceneOf(files).items.filter(item => item.tag === 'form')
  const [form] = forms
  if (!form || forms.length > 1) return null
  const inside = within(form).filter(each => each.file === form.file)
  const field = inside.filter(isField).at(-1)
  const button = inside.filter(isButton).at(-1)
  const anchor: Item | undefined = field ? groupOf(field) : button
  return anchor ? { anchor, how: field ? 'after' : 'before' } : null
}
