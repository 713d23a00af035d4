import type { ModelMessage } from 'ai'
import { replyTail } from '#server/generation/reply/reply-tail.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { Problem } from '#shared/edits/operations/problem.ts'

const PROBLEMS_SHOWN_MAX = 20
const CODE_SHOWN_MAX_CHARACTERS = 12_000
const REPLY_SHOWN_MAX_CHARACTERS = 8_000

/** Asks once more for what was refused, with the reasons and the code as it stands. */
export function repairMessages(
  reply: string,
  problems: readonly Problem[],
  files: readonly SourceFile[],
  isAnyMade: boolean,
): ModelMessage[] {
  const reasons = problems.slice(0, PROBLEMS_SHOWN_MAX).map(problem => `- ${withItsFile(problem)}`)
  const named = new Set(problems.map(problem => problem.file))
  let left = CODE_SHOWN_MAX_CHARACTERS
  const shown = files.flatMap(({ name, code }) => {
    if (!named.has(name) || code.length > left) return []
    left -= code.length
    return [`## ${name} as it stands\n\`\`\`\n${code}\n\`\`\``]
  })
  return [
    {
      role: 'assistant',
      content: replyTail(reply, REPLY_SHOWN_MAX_CHARACTERS) || '(changes to the files)',
    },
    {
      role: 'user',
      content: [
        isAnyMade
          ? 'Some of these changes were refused; all others are made, and stand in the files:'
          : 'These changes were refused, and nothing was changed:',
        reasons.join('\n'),
        ...shown,
        `Send the refused changes again, corrected${isAnyMade ? ', and only those: nothing of what is made is to be sent again' : ''}.`,
      ].join('\n\n'),
    },
  ]
}

const withItsFile = ({ file, message }: Problem): string =>
  file === '' || message.includes(file) ? message : `\`${file}\`: ${message}`

/** Lets a model go on that was cut off by the length of its answer. */
export function continueMessages(reply: string, openPath: string | null): ModelMessage[] {
  const where = openPath
    ? ` You were inside ${openPath}: go on with its code at once, without a new fence.`
    : ''
  return [
    { role: 'assistant', content: reply.trimEnd() || '(a tool call)' },
    {
      role: 'user',
      content: `Your answer was cut off by its length.${where} Go on exactly where you stopped and repeat nothing. Where a tool call was cut off, write the file in smaller parts: a short file first, then edits that add to it.`,
    },
  ]
}
