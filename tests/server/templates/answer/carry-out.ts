import type { ToolCall } from '#server/templates/answer/turn.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { apply } from '#shared/edits/operations/apply.ts'
import type { Operation } from '#shared/edits/operations/operations.ts'

/** What the product does with the calls, one after the other. */
export function carryOut(files: SourceFile[], calls: ToolCall[]): SourceFile[] {
  return calls.reduce((now, call) => {
    const result = apply(now, [operationOf(call)])
    if (!result.ok) throw new Error(result.problems.map(problem => problem.message).join(' '))
    return result.files
  }, files)
}

function operationOf(call: ToolCall): Operation {
  switch (call.tool) {
    case 'write_file':
      return { op: 'write', file: call.input.path, code: call.input.code }
    case 'edit_file':
      return { op: 'replace', file: call.input.path, search: call.input.search, replace: call.input.replace }
    case 'delete_file':
      return { op: 'delete', file: call.input.path }
  }
}
