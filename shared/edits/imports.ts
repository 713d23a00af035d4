import { type EditResult, put, swap } from '#shared/edits/operations/edit-result.ts'
import type { OperationOf } from '#shared/edits/operations/operations.ts'
import { refuse } from '#shared/edits/operations/problem.ts'
import {
  endOf,
  type File,
  type ImportDeclaration,
  type SyntaxNode,
  startOf,
  visit,
} from '#shared/edits/syntax.ts'

const LINE_WIDTH = 80

/** Adds names to the import from that source, or an import after the last one. */
export function addImport(
  code: string,
  tree: File,
  { from, names, defaultName, isType }: Omit<OperationOf<'addImport'>, 'op' | 'file'>,
): EditResult {
  const imports = importsOf(tree)
  const same = imports.find(
    each =>
      each.source.value === from &&
      (each.importKind === 'type') === isType &&
      each.specifiers.length > 0 &&
      !each.specifiers.some(specifier => specifier.type === 'ImportNamespaceSpecifier'),
  )
  const known = new Set(
    imports
      .filter(each => each.source.value === from)
      .flatMap(each => each.specifiers.map(each => each.local.name)),
  )
  const missing = names.filter(name => !known.has(name))
  const missingDefault = defaultName && !known.has(defaultName) ? defaultName : undefined
  if (missing.length === 0 && !missingDefault)
    return refuse('no-change', `Everything asked for is already imported from "${from}".`)
  if (same && !missingDefault) return extend(code, same, missing)
  const written = writeImport({
    from,
    names: missing,
    defaultName: missingDefault,
    isType,
    style: styleOf(code, imports),
  })
  const last = imports.at(-1)
  if (last) return put(endOf(last), `\n${written}`)
  const directive = tree.program.directives.at(-1)
  return directive ? put(endOf(directive), `\n\n${written}`) : put(0, `${written}\n\n`)
}

/** Removes a name nobody uses any more; the whole line when it was the only one. */
export function removeImport(code: string, tree: File, name: string): EditResult {
  const holder = importsOf(tree).find(each =>
    each.specifiers.some(specifier => specifier.local.name === name),
  )
  if (!holder) return refuse('import-missing', `"${name}" is not imported here.`)
  if (isUsed(tree, name)) return refuse('no-change', `"${name}" is still used, so its import stays.`)
  if (holder.specifiers.length === 1) {
    const rest = /^[ \t]*\r?\n/.exec(code.slice(endOf(holder)))
    return swap(startOf(holder), endOf(holder) + (rest?.[0].length ?? 0), '')
  }
  const kept = holder.specifiers.filter(specifier => specifier.local.name !== name)
  const named = kept.filter(specifier => specifier.type === 'ImportSpecifier')
  const others = kept.filter(specifier => specifier.type !== 'ImportSpecifier')
  const removed = holder.specifiers.find(specifier => specifier.local.name === name)
  if (removed?.type !== 'ImportSpecifier' || named.length === 0) {
    const head = others.map(each => code.slice(startOf(each), endOf(each)))
    const tail =
      named.length > 0 ? [`{ ${named.map(each => code.slice(startOf(each), endOf(each))).join(', ')} }`] : []
    return swap(clauseStart(code, holder), startOf(holder.source), `${[...head, ...tail].join(', ')} from `)
  }
  return cutFromList(code, startOf(removed), endOf(removed))
}

function cutFromList(code: string, start: number, end: number): EditResult {
  const after = /^\s*,\s*/.exec(code.slice(end))
  const isLast = /^\s*(?:,\s*)?\}/.test(code.slice(end))
  if (!isLast && after) return swap(start, end + after[0].length, '')
  const before = /,\s*$/.exec(code.slice(0, start))
  return swap(start - (before?.[0].length ?? 0), end, '')
}

/** Names of one import stay in the order they are; new ones come last. */
function extend(code: string, declaration: ImportDeclaration, names: string[]): EditResult {
  const named = declaration.specifiers.filter(specifier => specifier.type === 'ImportSpecifier')
  const last = named.at(-1)
  if (!last) {
    const only = declaration.specifiers.at(-1)
    return put(only ? endOf(only) : clauseStart(code, declaration), `, { ${names.join(', ')} }`)
  }
  const line = code.slice(code.lastIndexOf('\n', startOf(last) - 1) + 1, startOf(last))
  const isOnOwnLine = line.trim() === '' && line !== code.slice(0, startOf(last))
  if (isOnOwnLine) return put(endOf(last), names.map(name => `,\n${line}${name}`).join(''))
  const isWide = endOf(declaration) - startOf(declaration) + names.join(', ').length + 2 > LINE_WIDTH
  if (!isWide || named.length !== declaration.specifiers.length)
    return put(endOf(last), names.map(name => `, ${name}`).join(''))
  const all = [...named.map(each => code.slice(startOf(each), endOf(each))), ...names]
  const first = named[0] ?? last
  const open = code.lastIndexOf('{', startOf(first))
  const close = code.indexOf('}', endOf(last))
  return swap(open, close + 1, `{\n${all.map(name => `  ${name},\n`).join('')}}`)
}

interface NewImport {
  from: string
  names: string[]
  defaultName: string | undefined
  isType: boolean
  style: { quote: string; semicolon: string }
}

function writeImport({ from, names, defaultName, isType, style }: NewImport): string {
  const head = `import ${isType ? 'type ' : ''}`
  const tail = ` from ${style.quote}${from}${style.quote}${style.semicolon}`
  const lead = defaultName ? [defaultName] : []
  const flat = `${head}${[...lead, ...(names.length > 0 ? [`{ ${names.join(', ')} }`] : [])].join(', ')}${tail}`
  if (flat.length <= LINE_WIDTH || names.length === 0) return flat
  return `${head}${[...lead, `{\n${names.map(name => `  ${name},\n`).join('')}}`].join(', ')}${tail}`
}

function styleOf(code: string, imports: ImportDeclaration[]): NewImport['style'] {
  const first = imports[0]
  if (!first) return { quote: /'use client'|from '/.test(code) ? "'" : '"', semicolon: ';' }
  return { quote: code[startOf(first.source)] ?? '"', semicolon: code[endOf(first) - 1] === ';' ? ';' : '' }
}

const importsOf = (tree: File): ImportDeclaration[] =>
  tree.program.body.filter(statement => statement.type === 'ImportDeclaration')

function clauseStart(code: string, declaration: ImportDeclaration): number {
  const head = /^import\s+(?:type\s+)?/.exec(code.slice(startOf(declaration), endOf(declaration)))
  return startOf(declaration) + (head?.[0].length ?? 0)
}

/** Whether the name stands anywhere but in an import; a namesake keeps it, which is the safe side. */
export function isUsed(tree: File, name: string): boolean {
  let used = false
  visit(tree.program, (node, ancestors) => {
    const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier'
    if (!isName || (node as SyntaxNode & { name: string }).name !== name) return
    if (!ancestors.some(parent => parent.type === 'ImportDeclaration')) used = true
  })
  return used
}
