import type { SourceFile } from '#shared/artifacts.ts'
import { listElements } from '#shared/edits/elements.ts'
import { attributeValue, readableText, stringLiteral } from '#shared/edits/jsx-source.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import {
  endOf,
  isCodeFile,
  type JsxChild,
  parseCode,
  type SyntaxNode,
  startOf,
  visit,
} from '#shared/edits/syntax.ts'

/** A text that people can read, and how to change it. */
export interface TextPlace {
  file: string
  text: string
  edit: (code: string, wanted: string) => OperationInput
}

const UNREAD =
  /^(?:className|class|href|src|id|key|htmlFor|type|name|variant|size|value|d|fill|stroke|role|side|rel|target|data-[\w-]+|aria-(?!label$)[\w-]+|autoComplete|preserveAspectRatio|viewBox|xmlns|stroke\w+|points|dataKey|op|kind|unit|over|good)$/

/** Every text of the design: between tags, and in strings of data. */
export function textsOf(files: readonly SourceFile[]): TextPlace[] {
  return files.filter(file => isCodeFile(file.name)).flatMap(textsOfFile)
}

function textsOfFile({ name: file, code }: SourceFile): TextPlace[] {
  const { tree } = parseCode(code, file)
  if (!tree) return []
  const found: TextPlace[] = []
  for (const { node, path } of listElements(tree)) {
    const texts = node.children.filter(isWords)
    texts.forEach((child, index) => {
      const text = readableText(code.slice(startOf(child), endOf(child)))
      const at = texts.length > 1 ? { index } : {}
      found.push({
        file,
        text,
        edit: (_, wanted) => ({ op: 'setText', file, at: { path }, text: wanted, ...at }),
      })
    })
  }
  visit(tree.program, (node, ancestors) => {
    const text = stringOf(node, ancestors)
    const isAttribute = ancestors.at(-1)?.type === 'JSXAttribute'
    if (text !== null) {
      found.push({ file, text, edit: (now, wanted) => stringEdit(file, now, node, wanted, isAttribute) })
    }
  })
  return found
}

const isWords = (child: JsxChild): boolean => child.type === 'JSXText' && child.value.trim() !== ''

function stringOf(node: SyntaxNode, ancestors: SyntaxNode[]): string | null {
  if (node.type !== 'StringLiteral') return null
  const parent = ancestors.at(-1) as (SyntaxNode & { name?: { name?: unknown } }) | undefined
  if (!parent || /^(?:Import|Export|TSLiteral|BinaryExpression|Directive)/.test(parent.type)) return null
  const attribute = ancestors.findLast(each => each.type === 'JSXAttribute') as typeof parent
  if (attribute && UNREAD.test(String(attribute.name?.name))) return null
  return (node as SyntaxNode & { value: string }).value
}

/** A string is changed where it stands, in the quotes it has. */
function stringEdit(
  file: string,
  code: string,
  node: SyntaxNode,
  wanted: string,
  isAttribute: boolean,
): OperationInput {
  const quote = code[startOf(node)] === "'" ? "'" : '"'
  const written = isAttribute ? attributeValue(wanted) : stringLiteral(wanted, quote)
  return { op: 'write', file, code: code.slice(0, startOf(node)) + written + code.slice(endOf(node)) }
}
