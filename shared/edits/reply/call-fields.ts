import { WRITTEN_FIELDS } from '#shared/edits/reply/call-names.ts'

/** How a field of a call is opened, and what then ends it. */
export interface FieldMarkup {
  /** Its name is the first group that is there. */
  opening: RegExp
  closing(opening: RegExpExecArray): readonly string[]
}

export interface Field {
  name: string
  value: string
}

/** `<parameter=path>…</parameter>`, `<parameter name="path">…</parameter>`, `<arg_key>path</arg_key><arg_value>…</arg_value>`. */
export const PARAMETERS: FieldMarkup = {
  opening:
    /<parameter=["']?(\w+)["']?>|<(?:(\w+):)?parameter\s{1,9}name=["'](\w+)["'][^<>]{0,200}>|<arg_key>\s{0,9}(\w+)\s{0,9}<\/arg_key>\s{0,99}<arg_value>/g,
  closing([, plain, prefix, named]) {
    if (plain !== undefined) return ['</parameter>']
    if (named !== undefined) return prefix ? [`</${prefix}:parameter>`, '</parameter>'] : ['</parameter>']
    return ['</arg_value>']
  },
}
/** Plain tags of the names that inputs have, where there are no parameters. */
export const FIELDS: FieldMarkup = {
  opening: new RegExp(`<(${WRITTEN_FIELDS.join('|')})>`, 'g'),
  closing: ([, name]) => [`</${name}>`],
}

/** The fields that stand in a text one after the other; one that is not closed is none. Every closing is looked for once. */
export function fieldsIn(text: string, { opening, closing }: FieldMarkup): Field[] {
  const fields: Field[] = []
  const missing = new Set<string>()
  opening.lastIndex = 0
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const from = opening.lastIndex
    const ends = closing(found)
      .filter(tag => !missing.has(tag))
      .map(tag => ({ tag, at: text.indexOf(tag, from) }))
    for (const { tag, at } of ends) if (at < 0) missing.add(tag)
    const [end] = ends.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)
    if (!end) continue
    const [, plain, , named, key] = found
    fields.push({ name: plain ?? named ?? key ?? '', value: text.slice(from, end.at) })
    opening.lastIndex = end.at + end.tag.length
  }
  return fields
}
