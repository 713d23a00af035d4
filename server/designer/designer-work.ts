import { composeDesign } from '#server/designer/compose-design.ts'
import { designerAskSchema, readable, readableHistory } from '#server/designer/designer-asks.ts'
import { converted } from '#server/designer/preset/convert.ts'
import { respond } from '#server/designer/respond.ts'
import { suggestionsFor } from '#server/designer/suggestions.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'

/** The designer at its work, in a process that may be ended. */
export function designerWork(text: string): Response {
  return Response.json(answer(designerAskSchema.parse(JSON.parse(text))))
}

function answer(asked: ReturnType<typeof designerAskSchema.parse>): unknown {
  switch (asked.ask) {
    case 'respond': {
      const { request } = asked
      const { instruction, history, files } = request
      const isChange = files.some(file => file.code.trim() !== '')
      return respond({
        ...request,
        instruction: readable(instruction, isChange),
        history: readableHistory(history),
      })
    }
    case 'suggestions':
      return suggestionsFor(asked.files, readableHistory(asked.history), asked.isChanged)
    case 'convert':
      return converted(asked.files, asked.from, asked.to)
    case 'compose':
      return composeDesign(readBrief(readable(asked.prompt, false)), asked.config).files
  }
}
