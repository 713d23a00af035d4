import { beginWith } from '#server/templates/answer/begin.ts'
import { inserted } from '#server/templates/answer/inserted.ts'
import { readRequest } from '#server/templates/answer/read-request.ts'
import { askSchema } from '#server/templates/answer/turn.ts'

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
