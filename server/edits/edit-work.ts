import { editAskSchema, told, untold } from '#server/edits/edit-asks.ts'
import { locateElement } from '#server/edits/locate-element.ts'
import { readLongTexts, withLongTexts } from '#server/edits/long-texts.ts'
import { fileContext } from '#server/generation/prompt/files.ts'
import { apply, preview } from '#shared/edits/operations/apply.ts'
import { applyFitting } from '#shared/edits/operations/apply-fitting.ts'
import { summarize } from '#shared/edits/operations/file-changes.ts'
import { limitToScope } from '#shared/edits/scope.ts'

/** Reads and changes code, in a process that may be ended. */
export async function editWork(body: Uint8Array): Promise<Response> {
  try {
    const asked = editAskSchema.parse(await readLongTexts(body))
    return new Response(await withLongTexts(answer(asked)))
  } catch (error) {
    // Code too deep for the stack is no fault of the process, which a 500 would have replaced.
    return new Response(error instanceof Error ? error.message : String(error), { status: 422 })
  }
}

function answer(asked: ReturnType<typeof editAskSchema.parse>): unknown {
  switch (asked.ask) {
    case 'apply': {
      const files = untold(asked.files, [])
      const [first] = asked.operations
      const applied = asked.isPreview && first ? preview(files, first) : apply(files, asked.operations)
      return applied.ok ? { ...applied, files: told(applied.files, files) } : applied
    }
    case 'fit': {
      const files = untold(asked.files, [])
      const fitted = applyFitting(files, asked.operations)
      return { ...fitted, files: told(fitted.files, files) }
    }
    case 'limit': {
      const { before, scope } = asked
      const { files, outside } = limitToScope(before, untold(asked.after, before), scope)
      return { files: told(files, before), outside, inside: summarize(before, files) }
    }
    case 'locate':
      return locateElement(asked.anchor, asked.picked ?? asked.code, asked.code)
    case 'fileContext':
      return fileContext(asked.files, asked.clues, asked.tokens)
  }
}
