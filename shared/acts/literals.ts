import { readFile } from '#shared/acts/spot.ts'
import type { Datum } from '#shared/acts/values.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { visit } from '#shared/edits/syntax.ts'

/** Every text and number that is written out in these files. */
export const literalsIn = (files: readonly SourceFile[]): Datum[] =>
  files.flatMap(file => {
    const found: Datum[] = []
    const tree = readFile(file)?.tree
    if (tree)
      visit(tree.program, node => {
        if (node.type === 'StringLiteral' || node.type === 'NumericLiteral') found.push({ file, tree, node })
      })
    return found
  })
