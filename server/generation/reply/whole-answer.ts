import { isEditTool, isToolName } from '#server/generation/reply/tools.ts'
import { ENTRY_FILES, type SourceFile, THEME_FILE } from '#shared/artifacts.ts'

/** What an answer had, in its order. */
export interface AnswerPart {
  type: string
  text?: string
  toolName?: string
  input?: unknown
  output?: unknown
}

/**
 * Whether an answer with calls is the last one though it did not say so: many models write file by file, and one that is
 * not asked to go on would leave a design half made. Words after the calls close it; so does a first page of which the
 * entry was written last, as it was told, and the theme before.
 */
export function isWhole(
  answer: readonly AnswerPart[],
  { wasEmpty, files }: { wasEmpty: boolean; files: readonly SourceFile[] },
): boolean {
  const calls = answer.filter(({ type }) => type === 'tool-call')
  const last = calls.at(-1)
  if (!last || !calls.every(({ toolName = '' }) => isToolName(toolName) && isEditTool(toolName))) return false
  if (answer.some(wasRefused)) return false
  if (answer.slice(answer.lastIndexOf(last)).some(isSaid)) return true
  const { path } = (last.input ?? {}) as { path?: unknown }
  const isEntry = last.toolName === 'write_file' && ENTRY_FILES.includes(path as never)
  return wasEmpty && isEntry && files.some(({ name }) => name === THEME_FILE) && answer.some(isSaid)
}

const isSaid = ({ type, text }: AnswerPart): boolean => type === 'text' && !!text?.trim()

const wasRefused = ({ type, output }: AnswerPart): boolean =>
  type === 'tool-error' || (type === 'tool-result' && output !== CHANGED && !`${output}`.endsWith(HALF))

/** What a call that changed the files is answered. */
export const CHANGED = 'Done.'
/** What one is told that alone would leave a file that cannot be read. */
export const HALF = 'This edit is held back: another one of this file may complete it.'
