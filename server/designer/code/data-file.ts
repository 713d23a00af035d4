import { Code, constant, type Literal } from '#server/designer/code/literal.ts'
import type { SourceFile } from '#shared/artifacts.ts'

export interface DataFile {
  file: string
  /** The exported constant. */
  name: string
  /** The type of one row, and its fields. */
  row: string
  fields: Record<string, string>
  /** An import that the type of a row needs. */
  needs?: string
  rows: { [key: string]: Literal | undefined }[]
}

/** A module that holds one typed list. Icons are written as `icon('Wheat')` and imported. */
export function dataFile({ file, name, row, fields, needs, rows }: DataFile): SourceFile {
  const icons = new Set<string>()
  for (const each of rows)
    for (const value of Object.values(each)) if (value instanceof Icon) icons.add(value.text)
  const list = [...(icons.size > 0 ? [importIcons([...icons], fields)] : []), ...(needs ? [needs] : [])]
  const imports = list.length > 0 ? `${list.join('\n')}\n\n` : ''
  const type = `export interface ${row} {\n${Object.entries(fields)
    .map(([key, kind]) => `  ${key}: ${kind};\n`)
    .join('')}}`
  return { name: file, code: `${imports}${type}\n\n${constant(`export const ${name}: ${row}[]`, rows)}\n` }
}

class Icon extends Code {}
export const icon = (name: string): Literal => new Icon(name)

function importIcons(icons: string[], fields: Record<string, string>): string {
  const names = icons.sort()
  const isTyped = Object.values(fields).includes('LucideIcon')
  const list = isTyped ? [...names, 'type LucideIcon'] : names
  return `import { ${list.join(', ')} } from "lucide-react";`
}
