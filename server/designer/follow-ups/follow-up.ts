import type { DesignerRequest } from '#server/designer/designer-input.ts'
import type { Page } from '#server/designer/page/page.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

/** What a follow-up works on. */
export interface Workbench {
  files: readonly SourceFile[]
  selection: DesignerRequest['selection']
  /** The page as it was understood at first, so that new parts look like the others. */
  page: Page
}

/** What an instruction comes to: operations and a sentence, or why it cannot be done. */
export type Outcome =
  | { operations: OperationInput[]; says: string }
  /** What is surely this kind of instruction, and cannot be done, is not tried as another kind; a weak no gives way to another one. */
  | { trouble: string; isSure?: boolean; isWeak?: boolean }

/** Understands one kind of instruction; null when this is another kind. */
export type FollowUp = (instruction: string, bench: Workbench) => Outcome | null

export const codeOf = ({ files }: Workbench, name: string): string | null =>
  files.find(file => file.name === name)?.code ?? null

const QUOTES = `["“”„«»'‘’\`]`
/** The texts in quotes of an instruction, in order. */
export function quotedIn(instruction: string): string[] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${QUOTES}(.+?)${QUOTES}(?![\\p{L}\\p{N}])`, 'gu')
  return [...instruction.matchAll(pattern)].map(match => match[1] ?? '').filter(Boolean)
}

/** "make the headline 'X'" needs no word between. */
function onlyQuoted(instruction: string): string | null {
  const quoted = quotedIn(instruction)
  return quoted.length === 1 ? (quoted[0] ?? null) : null
}

const ANY_MARK = /\b(?:to say|to read|say|says|read|reads|to|with|into|as)\b:?\s+(.+)$/is
const SPOKEN = /\b(?:to say|to read|say|says|read|reads)\b:?\s+(.+)$/is
/** "make it orange with a shadow" is about looks. */
const MAKING = /^\s*(?:please\s+)?(?:make|give|turn|colou?r|paint)\b/i

/** What stands after "to", "say" or "with", without quotes and the full stop. */
export function wantedText(instruction: string): string | null {
  const marks = MAKING.test(instruction) ? SPOKEN : ANY_MARK
  const found = marks.exec(instruction)?.[1]?.trim()
  if (!found) return onlyQuoted(instruction)
  const quoted = quotedIn(found)
  if (quoted.length > 0) return quoted.at(-1) ?? null
  return (
    found
      .replace(/[.\s]+$/, '')
      .replace(new RegExp(`^${QUOTES}|${QUOTES}$`, 'g'), '')
      .trim() || null
  )
}
