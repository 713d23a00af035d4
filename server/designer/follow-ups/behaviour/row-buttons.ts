import { freeName } from '#server/designer/follow-ups/behaviour/component.ts'
import { listChanged } from '#server/designer/follow-ups/behaviour/list-change.ts'
import { buttonSpot, editedFields, mappedRow } from '#server/designer/follow-ups/behaviour/row-parts.ts'
import { listMeant, type ShownList } from '#server/designer/follow-ups/behaviour/shown-list.ts'
import type { FollowUp } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'

const ASKS =
  /^(?:add|put|include|insert|give|show)\s+(?:an?\s+|the\s+)?["“'‘]?(edit|delete|remove)["”'’]?\s+(?:button|action|option|link)s?\s+(?:to|in|on|for|at the end of|next to|beside|inside)\s+(?:each|every|all(?: of)?(?: the)?|the)\s+(?:of the\s+)?([\w -]+)$/i
const VAGUE = /^(?:(?:table\s+)?(?:row|item|entry|entrie|card|line|record|one|list item)s?)$/i

/** "add an Edit button to every row": rows that can be edited where they stand, or taken out. */
export const addRowButtons: FollowUp = (instruction, bench) => {
  const found = ASKS.exec(plainWords(instruction))
  if (!found) return null
  const said = found[2] ?? ''
  const shown = listMeant(VAGUE.test(said) ? null : said, bench)
  if ('trouble' in shown) return { trouble: shown.trouble, isSure: true }
  const row = mappedRow(shown, bench)
  const state = stateOf(shown)
  if (!row || !state)
    return { trouble: 'The rows of that list are made in a way that I cannot extend safely.', isSure: true }
  const isEdit = /edit/i.test(found[1] ?? '')
  const fields = isEdit ? editedFields(row, shown) : []
  if (isEdit && fields.length === 0)
    return { trouble: 'Those rows show nothing that could be edited where it stands.', isSure: true }
  const { each } = row
  const label = isEdit ? 'Edit' : /remove/i.test(found[1] ?? '') ? 'Remove' : 'Delete'
  const edited = freeName(shown.code, 'editedRow', 'rowInEdit')
  const setEdited = `set${edited[0]?.toUpperCase()}${edited.slice(1)}`
  const button = isEdit
    ? `<button type="button" onClick={() => ${setEdited}(${edited} === ${row.index} ? -1 : ${row.index})}>{${edited} === ${row.index} ? 'Done' : 'Edit'}</button>`
    : `<button type="button" onClick={() => ${state.set}(${state.now}.filter((other) => other !== ${each}))}>${label}</button>`
  const change = (key: string) =>
    `${state.set}(${state.now}.map((other, at) => (at === ${row.index} ? { ...other, ${key}: event.target.value } : other)))`
  const files = listChanged(bench.files, shown, {
    says: '',
    state: [
      ...state.lines,
      ...(isEdit ? [`const [${edited}, ${setEdited}] = useState(-1)${shown.component.semi}`] : []),
    ],
    ...(state.lines.length > 0 ? { source: state.now } : {}),
    edits: [
      ...buttonSpot(row, shown, button),
      ...(isEdit ? row.indexEdits : []),
      ...fields.flatMap(field => [
        {
          at: field.start,
          remove: field.end - field.start,
          insert: `{${edited} === ${row.index} ? <input aria-label="${field.key}" value={${each}.${field.key}} onChange={(event) => ${change(field.key)}} /> : ${each}.${field.key}}`,
        },
      ]),
      ...(isEdit ? row.keyEdits(fields.map(({ key }) => key)) : []),
    ],
  })
  return {
    operations: files
      .filter(file => bench.files.find(before => before.name === file.name)?.code !== file.code)
      .map(({ name, code }) => ({ op: 'write' as const, file: name, code })),
    says: isEdit
      ? `Every row has an Edit button now: it turns ${fields.map(({ key }) => key).join(', ')} into fields, and “Done” back into text.`
      : `Every row has a ${label} button now, which takes it out of the list until the page is loaded again.`,
  }
}

/** The state that the rows are in; a constant becomes one. */
function stateOf({
  source,
  code,
  list,
  component,
}: ShownList): { now: string; set: string; lines: string[] } | null {
  if (!/^[A-Za-z_$][\w$]*$/.test(source)) return null
  const set = new RegExp(`\\[\\s*${source}\\s*,\\s*(\\w+)\\s*\\]\\s*=\\s*(?:React\\.)?useState\\b`).exec(
    code,
  )?.[1]
  if (set) return { now: source, set, lines: [] }
  if (list.name !== source || list.entries.length === 0) return null
  const now = freeName(code, 'rows', 'shownRows')
  const setter = `set${now[0]?.toUpperCase()}${now.slice(1)}`
  return { now, set: setter, lines: [`const [${now}, ${setter}] = useState(${source})${component.semi}`] }
}
