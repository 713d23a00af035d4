import type { ModelMessage } from 'ai'
import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import { replyTail } from '#server/generation/reply/reply-tail.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { type Fault, faultsTold } from '#shared/compile/faults/fault.ts'

const CODE_SHOWN_MAX_CHARACTERS = 40_000
const REPLY_SHOWN_MAX_CHARACTERS = 4_000
const NAMED_MAX = 100

/** What the check has found, and the files it is about as they stand: the model sees those of before its answer. */
export function faultMessages(reply: string, faults: readonly Fault[], files: ProjectFiles): ModelMessage[] {
  const named = new Set(faults.map(({ file }) => file))
  const before = new Map(files.base.map(({ name, code }) => [name, code]))
  const isNamed = ({ name }: SourceFile) => named.has(name)
  const changed = files.files.filter(({ name, code }) => before.get(name) !== code)
  let left = CODE_SHOWN_MAX_CHARACTERS
  const wanted = [...files.files.filter(isNamed), ...changed.filter(file => !isNamed(file))]
  const shown = wanted.flatMap(({ name, code }) => {
    if (code.length > left) return []
    left -= code.length
    return [`## ${name} as it stands\n\`\`\`\n${code}\n\`\`\``]
  })
  const names = files.files.map(({ name }) => name)
  return [
    {
      role: 'assistant',
      content: replyTail(reply, REPLY_SHOWN_MAX_CHARACTERS) || '(changes to the files)',
    },
    {
      role: 'user',
      content: [
        ...(faults.length > 0
          ? [
              'Your changes are made. This is what was found when they were compiled and read:',
              faultsTold(faults),
            ]
          : ['Your changes are made, and nothing wrong was found.']),
        `The files are now ${names.slice(0, NAMED_MAX).join(', ')}${names.length > NAMED_MAX ? ' and more' : ''}.`,
        ...shown,
      ].join('\n\n'),
    },
  ]
}
