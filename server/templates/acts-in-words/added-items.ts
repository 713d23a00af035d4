import type { Reader } from '#server/templates/acts-in-words/objects.ts'
import type { ReadAct } from '#server/templates/acts-in-words/read-clause.ts'
import { entriesOf, fieldsOf } from '#shared/acts/lists.ts'
import { listsIn } from '#shared/acts/literals.ts'
import { type Datum, pathTo } from '#shared/acts/values.ts'

const PRICE = /^\s*(?:for|at|,) (?:\ue000(\d+)\ue000|([$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£¥]))$/

/** "a plan called “Firm” for €90", "“Lombok” to the places": one more entry of a list that is named as in the data. */
export function itemIn(reader: Reader, rest: string): ReadAct | null {
  const called =
    /^(?:an? |one more |another |the )?(?:new )?(\w+)(?: (?:called|named|titled))? \ue000(\d+)\ue000(.*)$/i.exec(
      rest,
    )
  const toList = /^\ue000(\d+)\ue000 to (?:the |my |our )?(?:list of )?(\w+)(?: list)?$/i.exec(rest)
  const noun = (called?.[1] ?? toList?.[2])?.toLowerCase()
  const name = reader.clause.quoted[Number(called?.[2] ?? toList?.[1])]
  const list = noun === undefined ? null : listNamed(reader, noun)
  if (!list || name === undefined) return null
  const place = { file: list.file.name, list: pathTo(list) ?? '' }
  const says = `Added “${name}” to ${place.list.split('.').at(-1)}`
  const tail = called?.[3] ?? ''
  if (tail.trim() === '') return { act: { act: 'addItem', ...place, item: name }, says }
  const found = PRICE.exec(tail)
  if (!found) return null
  const price = found[1] === undefined ? found[2] : reader.clause.quoted[Number(found[1])]
  const key = firstTextKey(list)
  return price && key ? { act: { act: 'addItem', ...place, item: { [key]: name, price } }, says } : null
}

function listNamed({ page }: Reader, noun: string): Datum | null {
  const wanted = new Set([noun, `${noun}s`, `${noun}es`])
  const nameOf = (list: Datum) => pathTo(list)?.split('.').at(-1)?.toLowerCase() ?? ''
  const found = listsIn(page.files).filter(list => wanted.has(nameOf(list)))
  return found.length === 1 ? (found[0] ?? null) : null
}

function firstTextKey(list: Datum): string | null {
  const [entry] = entriesOf(list)
  const fields = entry?.type === 'ObjectExpression' ? [...fieldsOf(entry)] : []
  return fields.find(([, { type }]) => type === 'StringLiteral')?.[0] ?? null
}
