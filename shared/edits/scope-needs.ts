import { apply } from '#shared/edits/operations/apply.ts'
import {
  endOf,
  type File,
  parseCode,
  type Statement,
  type SyntaxNode,
  startOf,
  visit,
} from '#shared/edits/syntax.ts'

const ROUNDS_MAX = 5

/**
 * Adds to a file what its changed element uses and the file does not have: imports and declarations, taken from the
 * file as the model wanted it. Only lines are added; none of the old ones changes.
 */
export function withNeeded(name: string, before: string, code: string, wanted: string): string {
  const source = parseCode(wanted, name).tree
  const old = parseCode(before, name).tree
  if (!source || !old) return code
  let result = code
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const next = addOnce(name, result, { code: wanted, tree: source }, namesIn(old))
    if (next === result) return result
    result = next
  }
  return result
}

interface Source {
  code: string
  tree: File
}

function addOnce(name: string, code: string, source: Source, oldNames: ReadonlySet<string>): string {
  const { tree } = parseCode(code, name)
  if (!tree) return code
  const declared = declaredIn(tree)
  const missing = [...namesIn(tree)].filter(each => !oldNames.has(each) && !declared.has(each))
  for (const each of missing) {
    const added = withImport(name, code, source, each) ?? withDeclaration(name, code, tree, source, each)
    if (added !== null) return added
  }
  return code
}

function withImport(file: string, code: string, { tree }: Source, local: string): string | null {
  for (const statement of tree.program.body) {
    if (statement.type !== 'ImportDeclaration') continue
    const specifier = statement.specifiers.find(each => each.local.name === local)
    if (!specifier || specifier.type === 'ImportNamespaceSpecifier') continue
    if (specifier.type === 'ImportSpecifier' && nameOf(specifier.imported) !== local) continue
    const isDefault = specifier.type === 'ImportDefaultSpecifier'
    const result = apply(
      [{ name: file, code }],
      [
        {
          op: 'addImport',
          file,
          from: statement.source.value,
          names: isDefault ? [] : [local],
          ...(isDefault ? { defaultName: local } : {}),
          isType: statement.importKind === 'type',
        },
      ],
    )
    return result.ok ? (result.files[0]?.code ?? null) : null
  }
  return null
}

const nameOf = (node: { type: string; name?: string; value?: string }): string =>
  node.name ?? node.value ?? ''

/** A declaration of the file goes before the component, one of the component to its beginning. */
function withDeclaration(
  file: string,
  code: string,
  tree: File,
  source: Source,
  name: string,
): string | null {
  const top = source.tree.program.body.find(statement => declares(statement, name))
  if (top) {
    const lastImport = tree.program.body.findLast(statement => statement.type === 'ImportDeclaration')
    const at = lastImport ? endOf(lastImport) : 0
    const text = source.code.slice(startOf(top), endOf(top))
    return checked(file, lastImport ? insert(code, at, `\n\n${text}`) : `${text}\n\n${code}`)
  }
  for (const { name: owner, body } of functionsOf(source.tree)) {
    const statement = body.body.find(each => declares(each, name))
    const target = statement && functionsOf(tree).find(each => each.name === owner)
    if (!statement || !target) continue
    const text = source.code.slice(startOf(statement), endOf(statement))
    return checked(file, insert(code, startOf(target.body) + 1, `\n  ${text}`))
  }
  return null
}

const insert = (code: string, at: number, text: string): string => code.slice(0, at) + text + code.slice(at)
const checked = (file: string, code: string): string | null => (parseCode(code, file).tree ? code : null)

interface Block extends SyntaxNode {
  body: Statement[]
}

/** The functions of a file with a name and a body: its components. */
function functionsOf(tree: File): { name: string; body: Block }[] {
  const found: { name: string; body: Block }[] = []
  visit(tree.program, (node, ancestors) => {
    const { body, id } = node as SyntaxNode & { body?: SyntaxNode; id?: { name?: string } | null }
    if (body?.type !== 'BlockStatement' || !/Function/.test(node.type)) return
    const holder = ancestors.at(-1) as SyntaxNode & { id?: { name?: string } | null }
    const name = id?.name ?? (holder?.type === 'VariableDeclarator' ? holder.id?.name : undefined) ?? ''
    found.push({ name, body: body as Block })
  })
  return found
}

function declares(statement: Statement | SyntaxNode, name: string): boolean {
  if (statement.type === 'ExportNamedDeclaration') return false
  if (statement.type === 'VariableDeclaration')
    return (statement as Extract<Statement, { type: 'VariableDeclaration' }>).declarations.some(each =>
      namesOfPattern(each.id as SyntaxNode).has(name),
    )
  const isNamed = statement.type === 'FunctionDeclaration' || /^TS(?:Type|Interface)/.test(statement.type)
  return isNamed && (statement as { id?: { name?: string } | null }).id?.name === name
}

function namesOfPattern(pattern: SyntaxNode): Set<string> {
  const names = new Set<string>()
  visit(pattern, node => {
    if (node.type === 'Identifier') names.add((node as SyntaxNode & { name: string }).name)
  })
  return names
}

/** Every name that stands in the file, in an import or not. */
function namesIn(tree: File): Set<string> {
  const names = new Set<string>()
  visit(tree.program, node => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier')
      names.add((node as SyntaxNode & { name: string }).name)
  })
  return names
}

/** What a file declares or imports itself. */
function declaredIn(tree: File): Set<string> {
  const names = new Set<string>()
  visit(tree.program, node => {
    const { id, local, params } = node as SyntaxNode & {
      id?: SyntaxNode | null
      local?: SyntaxNode
      params?: SyntaxNode[]
    }
    const patterns = [
      node.type === 'ImportSpecifier' || /^Import.*Specifier$/.test(node.type) ? local : null,
      id,
      ...(params ?? []),
    ]
    for (const pattern of patterns) if (pattern) for (const name of namesOfPattern(pattern)) names.add(name)
  })
  return names
}
