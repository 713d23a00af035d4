import { z } from 'zod'
import { entrySchema, type TemplateIndex } from '#server/templates/entry.ts'
import index from '../../templates/index.json' with { type: 'json' }

let parsed: TemplateIndex | null = null

/** What `templates/index.json` says of every template, by id. */
export function templateIndex(): TemplateIndex {
  parsed ??= z.record(z.string(), entrySchema).parse(index)
  return parsed
}
