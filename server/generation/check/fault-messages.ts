import type { ModelMessage } from 'ai'
import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import { replyTail } from '#server/generation/reply/reply-tail.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { type Fault, faultList, faultsTold } from '#shared/compile/faults/fault.ts'

const CODE_SHOWN_MAX_CHARACTERS = 40_000
const REPLY_SHOWN_MAX_CHARACTERS = 4_000
const NAMED_MAX = 100

interface Found {
  faults: readonly Fault[]
  /** What a browser was shown; null where none has looked. */
  scope: string | null
  /** Ends with what is to be done, since it comes last. */
  picture: ModelMessage | null
}

/** What the check has found, and the files it is about as they stand: the model sees those of before its answer. */
export function faultMessages(
  reply: string,
  files: ProjectFiles,
  { faults, scope, picture }: Found,
): ModelMessage[] {
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
        ...foundTold(faults, scope, picture !== null),
        `The files are now ${names.slice(0, NAMED_MAX).join(', ')}${names.length > NAMED_MAX ? ' and more' : ''}.`,
        ...shown,
      ].join('\n\n'),
    },
    ...(picture ? [picture] : []),
  ]
}

function foundTold(faults: readonly Fault[], scope: string | null, hasPicture: boolean): string[] {
  if (faults.length === 0)
    return [`Your changes are made, and nothing wrong was found${scope ? ` on ${scope}` : ''}.`]
  const looked = scope ? `, and a browser was shown ${scope}` : ''
  return [
    `Your changes are made. This is what was found when they were compiled and read${looked}:`,
    // One order for both: what is to be mended is said below the pictures, where there are any.
    hasPicture ? faultList(faults) : faultsTold(faults),
  ]
}
