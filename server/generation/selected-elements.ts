import type { SourceFile } from '#shared/artifacts.ts'
import { findElement, listElements } from '#shared/edits/elements.ts'
import { endOf, parseCode, startOf } from '#shared/edits/syntax.ts'
import type { Reference } from '#shared/references.ts'

const CODE_MAX_CHARACTERS = 2_000

/** What a model reads of the elements somebody selected; nothing when none is selected. */
export function describeSelected(references: readonly Reference[], files: readonly SourceFile[]): string {
  if (references.length === 0) return ''
  const described = references.map(reference => {
    const { file, line, column } = reference.anchor
    const code = codeOf(reference, files)
    return `- ${reference.name}, in ${file} at line ${line}, column ${column + 1}${code ? `:\n\`\`\`tsx\n${code}\n\`\`\`` : ''}`
  })
  return `\n\n# Selected in the preview\nThe request is about this element. Change it and what it needs, and leave the rest as it is.\n${described.join('\n')}`
}

function codeOf({ anchor }: Reference, files: readonly SourceFile[]): string | null {
  const code = files.find(({ name }) => name === anchor.file)?.code
  const tree = code === undefined ? null : parseCode(code, anchor.file).tree
  if (!tree || code === undefined) return null
  const elements = listElements(tree)
  const byPath = anchor.path === null ? null : findElement(elements, { path: anchor.path })
  const element = byPath ?? findElement(elements, anchor)
  return element && code.slice(startOf(element.node), endOf(element.node)).slice(0, CODE_MAX_CHARACTERS)
}
