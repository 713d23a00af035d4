import type { Inserted, TemplatesAsk } from '#server/templates/answer/turn.ts'
import { actSchema } from '#shared/acts/act.ts'
import { insertionAt } from '#shared/acts/insertion.ts'
import { perform } from '#shared/acts/perform.ts'

type Asked = Extract<TemplatesAsk, { ask: 'insert' }>

/** The design with a template at an anchor of it, or why it cannot stand there. */
export function inserted({ files, anchor, place, part }: Asked): Inserted {
  const act = insertionAt(files, anchor, { place, part })
  if ('reason' in act) return act
  const done = perform(files, actSchema.parse(act))
  return done.ok ? { files: done.files } : { reason: done.reason }
}
