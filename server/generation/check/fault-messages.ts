import type { ModelMessage } from 'ai'
import { type PagePicture, picturesMessage } from '#server/generation/look/page-picture.ts'
import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import { type Fault, faultsTold } from '#shared/compile/faults/fault.ts'

const CODE_SHOWN_MAX_CHARACTERS = 40_000
const REPLY_SHOWN_MAX_CHARACTERS = 4_000
const NAMED_MAX = 100

/** What the check has found, and the files it is about as they stand: the model sees those of before its answer. */
export function faultMessages(
  reply: string,
  faults: readonly Fault[],
  files: ProjectFiles,
  pictures: readonly PagePicture[] = [],
): ModelMessage[] {
  const named = new Set(faults.map(({ file }) => file))
  let left = CODE_SHOWN_MAX_CHARACTERS
  const shown = files.files.flatMap(({ name, code }) => {
    if (!named.has(name) || code.length > left) return []
    left -= code.length
    return [`## ${name} as it stands\n\`\`\`\n${code}\n\`\`\``]
  })
  const names = files.files.map(({ name }) => name)
  return [
    {
      role: 'assistant',
      content: reply.trim().slice(-REPLY_SHOWN_MAX_CHARACTERS) || '(changes to the files)',
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
    ...(pictures.length > 0 ? [picturesMessage(LOOK_AT_IT, pictures)] : []),
  ]
}

const LOOK_AT_IT =
  'This is the page as a browser shows it. Look at it as the person will: what is crowded, empty, out of line, or not what was asked for? Mend that too. If it is right as it is, change nothing and say so in one short sentence.'
