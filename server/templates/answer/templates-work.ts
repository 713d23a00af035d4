import { beginWith } from '#server/templates/answer/begin.ts'
import { readRequest } from '#server/templates/answer/read-request.ts'
import { askSchema, type Inserted, type TemplatesAsk } from '#server/templates/answer/turn.ts'
import { actSchema } from '#shared/acts/act.ts'
import { insertionAt } from '#shared/acts/insertion.ts'
import { perform } from '#shared/acts/perform.ts'

/** Reads requests and fills templates, in a process that may be ended. */
export function templatesWork(text: string): Response {
  try {
    const asked = askSchema.parse(JSON.parse(text))
    if (asked.ask === 'insert') return Response.json(inserted(asked))
    return Response.json(
      asked.ask === 'read'
        ? readRequest(asked.request)
        : { turn: beginWith(asked.choice, asked.files, asked.template), files: null },
    )
  } catch (error) {
    // Code too deep for the stack is no fault of the process, which a 500 would have replaced.
    return new Response(error instanceof Error ? error.message : String(error), { status: 422 })
  }
}

/** The design with a template at an anchor of it, or why it cannot stand there. */
function inserted({ files, anchor, place, part }: Extract<TemplatesAsk, { ask: 'insert' }>): Inserted {
  const act = insertionAt(files, anchor, { place, part })
  if ('reason' in act) return act
  const done = perform(files, actSchema.parse(act))
  return done.ok ? { files: done.files } : { reason: done.reason }
}
