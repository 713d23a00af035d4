const encoder = new TextEncoder()
const decoder = new TextDecoder()

export type ObjectKind = 'commit' | 'tree' | 'blob' | 'tag'

export interface GitObject {
  kind: ObjectKind
  bytes: Uint8Array
}

export const FOLDER_MODE = '40000'
export const FILE_MODE = '100644'
export const PROGRAM_MODE = '100755'

/**
 * One line of a tree. Git keeps names as bytes of no particular text, and a tree that is written again must keep those
 * of others: `name` has one character for each byte.
 */
export interface TreeEntry {
  mode: string
  name: string
  id: string
}

export const nameOfText = (text: string): string => fromBytes(encoder.encode(text))
export const textOfName = (name: string): string => decoder.decode(toBytes(name))

const fromBytes = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
const toBytes = (text: string): Uint8Array => Uint8Array.from(text, char => char.charCodeAt(0))

export async function objectId(kind: ObjectKind, bytes: Uint8Array): Promise<string> {
  return sha1(joined([encoder.encode(`${kind} ${bytes.length}\0`), bytes]))
}

export async function sha1(bytes: Uint8Array): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)))
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** In git's own order, in which a folder stands as if its name ended with a slash. */
export function encodeTree(entries: readonly TreeEntry[]): Uint8Array {
  const placed = entries.map(entry => ({
    entry,
    key: entry.mode === FOLDER_MODE ? `${entry.name}/` : entry.name,
  }))
  placed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return joined(
    placed.flatMap(({ entry: { mode, name, id } }) => [toBytes(`${mode} ${name}\0`), fromHex(id)]),
  )
}

/** Throws a SyntaxError for bytes that are no tree. */
export function decodeTree(bytes: Uint8Array): TreeEntry[] {
  const entries: TreeEntry[] = []
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at)
    const end = bytes.indexOf(0, space)
    if (space < 0 || end < 0 || end + 21 > bytes.length) throw new SyntaxError('a tree that cannot be read')
    const mode = fromBytes(bytes.subarray(at, space)).replace(/^0/, '')
    const name = fromBytes(bytes.subarray(space + 1, end))
    entries.push({ mode, name, id: toHex(bytes.subarray(end + 1, end + 21)) })
    at = end + 21
  }
  return entries
}

export interface Signature {
  name: string
  email: string
  /** Seconds since 1970, told in UTC. */
  time: number
}

export interface Commit {
  tree: string
  parents: readonly string[]
  author: Signature
  committer: Signature
  message: string
}

export function encodeCommit({ tree, parents, author, committer, message }: Commit): Uint8Array {
  const lines = [
    `tree ${tree}`,
    ...parents.map(parent => `parent ${parent}`),
    `author ${signed(author)}`,
    `committer ${signed(committer)}`,
    '',
    `${message.replaceAll('\0', '').trim()}\n`,
  ]
  return encoder.encode(lines.join('\n'))
}

/** Nothing that people call themselves may begin a line of its own or end the name. */
const signed = ({ name, email, time }: Signature): string =>
  `${oneWord(name) || 'Somebody'} <${oneWord(email)}> ${time} +0000`
const oneWord = (text: string): string => text.replace(/[\p{C}\s<>]+/gu, ' ').trim()

/** The tree of a commit and what it came from; null for bytes that are no commit. */
export function readCommit(bytes: Uint8Array): { tree: string; parents: string[] } | null {
  const [head = ''] = decoder.decode(bytes).split('\n\n')
  const tree = /^tree ([0-9a-f]{40})$/m.exec(head)?.[1]
  const parents = [...head.matchAll(/^parent ([0-9a-f]{40})$/gm)].map(([, id]) => id ?? '')
  return tree ? { tree, parents } : null
}
