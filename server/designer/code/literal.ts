export const LINE_WIDTH = 80

/** Code to print as it is where a value is expected: a name, a call. */
export class Code {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Literal =
  | string
  | number
  | boolean
  | null
  | Code
  | Literal[]
  | { [key: string]: Literal | undefined }

/**
 * A value as source code, broken over lines the way Prettier would. `indent` is the column of the line it stands
 * on, `used` what else stands on that line.
 */
export function literal(value: Literal, indent = 0, used = indent): string {
  if (value instanceof Code) return value.text
  if (typeof value === 'string') return JSON.stringify(value)
  if (value === null || typeof value !== 'object') return String(value)
  const flat = flatten(value)
  const fits = used + flat.length + 1 <= LINE_WIDTH
  if (Array.isArray(value)) return fits && !isTable(value) ? flat : brokenArray(value, indent)
  return fits ? flat : brokenObject(value, indent)
}

/** `export const plans: Plan[] = [...]` as a statement. */
export function constant(head: string, value: Literal, tail = ''): string {
  return `${head} = ${literal(value, 0, head.length + 3 + tail.length)}${tail};`
}

function flatten(value: Literal): string {
  if (value instanceof Code) return value.text
  if (Array.isArray(value)) return `[${value.map(flatten).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = entriesOf(value).map(([key, each]) => `${keyOf(key)}: ${flatten(each)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

/** Several objects of more than one property, or several lists of more than one item, stand one a line. */
function isTable(list: Literal[]): boolean {
  if (list.length < 2) return false
  const areObjects = list.every(each => isObject(each) && entriesOf(each).length > 1)
  return areObjects || list.every(each => Array.isArray(each) && each.length > 1)
}

function brokenArray(list: Literal[], indent: number): string {
  const pad = ' '.repeat(indent + 2)
  const isNumeric = list.length > 1 && list.every(each => typeof each === 'number')
  if (isNumeric) return `[\n${fillNumbers(list as number[], indent + 2)}\n${' '.repeat(indent)}]`
  return `[\n${list.map(each => `${pad}${literal(each, indent + 2)},\n`).join('')}${' '.repeat(indent)}]`
}

function fillNumbers(list: number[], indent: number): string {
  const lines: string[] = []
  let line = ' '.repeat(indent)
  for (const each of list) {
    const piece = `${each},`
    const isFirst = line.trim() === ''
    if (!isFirst && line.length + 1 + piece.length > LINE_WIDTH) {
      lines.push(line)
      line = ' '.repeat(indent) + piece
    } else line += isFirst ? piece : ` ${piece}`
  }
  return [...lines, line].join('\n')
}

function brokenObject(value: { [key: string]: Literal | undefined }, indent: number): string {
  const pad = ' '.repeat(indent + 2)
  const lines = entriesOf(value).map(([key, each]) => `${pad}${property(keyOf(key), each, indent + 2)},\n`)
  return `{\n${lines.join('')}${' '.repeat(indent)}}`
}

/** A key this short gains nothing from a break after it. */
const SHORT_KEY = 5

/** A long text goes to a line of its own. */
function property(key: string, value: Literal, indent: number): string {
  const flat = `${key}: ${flatten(value)}`
  const isLong = indent + flat.length + 1 > LINE_WIDTH
  if (typeof value === 'string' && isLong && key.length >= SHORT_KEY)
    return `${key}:\n${' '.repeat(indent + 2)}${JSON.stringify(value)}`
  return `${key}: ${literal(value, indent, indent + key.length + 2)}`
}

const isObject = (value: Literal): value is { [key: string]: Literal | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Code)

const entriesOf = (value: { [key: string]: Literal | undefined }): [string, Literal][] =>
  Object.entries(value).filter((entry): entry is [string, Literal] => entry[1] !== undefined)

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key))
