import { readFile } from '#shared/acts/spot.ts'
import type { Datum } from '#shared/acts/values.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { type SyntaxNode, visit } from '#shared/edits/syntax.ts'

/** Every node of these kinds that is written out in these files. */
function nodesIn(files: readonly SourceFile[], ...types: SyntaxNode['type'][]): Datum[] {
  return files.flatMap(file => {
    const found: Datum[] = []
    const tree = readFile(file)?.tree
    if (tree)
      visit(tree.program, node => {
        if (types.includes(node.type)) found.push({ file, tree, node })
      })
    return found
  })
}

/** Every text and number that is written out in these files. */
export const literalsIn = (files: readonly SourceFile[]): Datum[] =>
  nodesIn(files, 'StringLiteral', 'NumericLiteral')

/** Every list that is written out in these files. */
export const listsIn = (files: readonly SourceFile[]): Datum[] => nodesIn(files, 'ArrayExpression')
