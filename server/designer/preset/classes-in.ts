import type { SourceFile } from '#shared/artifacts.ts'
import { attributeOf, isJsxElement, parseCode, visit } from '#shared/edits/syntax.ts'

/** The classes that stand in its elements as plain text. */
export function classesIn({ name, code }: SourceFile): string[] {
  const { tree } = /\.[jt]sx$/.test(name) ? parseCode(code, name) : { tree: null }
  if (!tree) return []
  const found: string[] = []
  visit(tree.program, node => {
    const value = isJsxElement(node) ? attributeOf(node, 'className')?.value : null
    if (value?.type === 'StringLiteral') found.push(...value.value.split(/\s+/).filter(Boolean))
  })
  return found
}
