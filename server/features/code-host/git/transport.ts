import { type GitObject, joined } from '#server/features/code-host/git/objects.ts'
import { DELIMITER, FLUSH, pktLine, pktLines, textLines } from '#server/features/code-host/git/pkt-lines.ts'
import { PackError, readPack } from '#server/features/code-host/git/read-pack.ts'
import { OutsideError, outsideBytes } from '#server/outside/outside-fetch.ts'

/** A repository on a host, and with what it is asked. */
export interface Remote {
  /** As git clones it, without a slash at its end. */
  url: string
  token: string
  /** The end of the time that all of this has. */
  signal: AbortSignal
}

const SERVICE = 'git'
const TIMEOUT_MS = 25_000
const ANSWER_MAX_BYTES = 2_000_000
/** The newest commit of a large repository with its folders, and not one of its files. */
const PACK_MAX_BYTES = 24_000_000
const OBJECTS_MAX = 100_000
const UNPACKED_MAX_BYTES = 48_000_000

export interface Refs {
  /** Commits by the whole names of what points to them, as `refs/heads/main`. */
  ids: ReadonlyMap<string, string>
  /** Whether files can be left out of what is fetched. */
  hasFilter: boolean
}

/** What stands at these branches now, in two requests of protocol version 2. */
export async function listRefs(remote: Remote, branches: readonly string[]): Promise<Refs> {
  const offered = linesOf(await ask(remote, 'info/refs?service=git-upload-pack'))
  if (!offered.includes('version 2')) throw new OutsideError(SERVICE, 'broken', 'no protocol version 2')
  const wanted = branches.map(branch => pktLine(`ref-prefix refs/heads/${branch}\n`)).join('')
  const body = `${pktLine('command=ls-refs\n')}${DELIMITER}${wanted}${FLUSH}`
  const ids = new Map<string, string>()
  for (const line of linesOf(await ask(remote, 'git-upload-pack', body))) {
    const [, id, name] = /^([0-9a-f]{40}) (\S+)/.exec(line) ?? []
    if (id && name) ids.set(name, id)
  }
  return { ids, hasFilter: offered.some(line => /^fetch=.*\bfilter\b/.test(line)) }
}

interface Fetched {
  wants: readonly string[]
  /** How many commits back from each. */
  depth?: number
  filter?: 'blob:none' | 'tree:0'
}

/** These objects, and what belongs to them as far as it was not left out; null: the host does not have one of them. */
export async function fetchObjects(
  remote: Remote,
  { wants, depth, filter }: Fetched,
): Promise<{ objects: Map<string, GitObject>; bytes: number } | null> {
  const lines = [
    ...['no-progress', 'ofs-delta'],
    ...(depth ? [`deepen ${depth}`] : []),
    ...(filter ? [`filter ${filter}`] : []),
    ...wants.map(id => `want ${id}`),
    'done',
  ]
  const body = `${pktLine('command=fetch')}${DELIMITER}${lines.map(pktLine).join('')}${FLUSH}`
  const answer = await ask(remote, 'git-upload-pack', body, PACK_MAX_BYTES)
  const pack = packIn(answer)
  if (pack === null) return null
  try {
    const limits = { maxObjects: OBJECTS_MAX, maxBytes: UNPACKED_MAX_BYTES }
    return { objects: await readPack(pack, limits), bytes: pack.length }
  } catch (error) {
    if (error instanceof PackError) throw new OutsideError(SERVICE, 'broken', error.message)
    throw error
  }
}

const DATA = 1
const FAILED = 3

function packIn(answer: Uint8Array): Uint8Array | null {
  const decoder = new TextDecoder()
  const parts: Uint8Array[] = []
  let isPack = false
  for (const line of readable(() => pktLines(answer))) {
    if (isPack && line[0] === DATA) parts.push(line.subarray(1))
    else if (isPack && line[0] === FAILED)
      throw new OutsideError(SERVICE, 'broken', decoder.decode(line.subarray(1)))
    else if (!isPack) {
      const text = decoder.decode(line)
      if (text.startsWith('ERR ')) {
        if (text.includes('not our ref')) return null
        throw new OutsideError(SERVICE, 'broken', text)
      }
      isPack = text.startsWith('packfile')
    }
  }
  return joined(parts)
}

export interface Push {
  branch: string
  /** Where the branch stands as far as we know; null: it is made. The host moves it from there and from nowhere else. */
  from: string | null
  to: string
  pack: Uint8Array
}

const NONE = '0'.repeat(40)

/** Null when the branch was moved, else what the host has against it. */
export async function push(remote: Remote, { branch, from, to, pack }: Push): Promise<string | null> {
  const ref = `refs/heads/${branch}`
  const command = pktLine(`${from ?? NONE} ${to} ${ref}\0 report-status agent=maquette`)
  const body = joined([new TextEncoder().encode(`${command}${FLUSH}`), pack])
  const report = linesOf(await ask(remote, 'git-receive-pack', body))
  if (report.includes('unpack ok') && report.includes(`ok ${ref}`)) return null
  const against = report.find(line => line.startsWith('ng '))?.slice(`ng ${ref} `.length)
  return against ?? report.find(line => line.startsWith('unpack ')) ?? 'no report'
}

async function ask(
  { url, token, signal }: Remote,
  path: string,
  body?: string | Uint8Array,
  maxBytes = ANSWER_MAX_BYTES,
): Promise<Uint8Array> {
  const service = path.includes('receive-pack') ? 'git-receive-pack' : 'git-upload-pack'
  const { bytes } = await outsideBytes(
    SERVICE,
    `${url}/${path}`,
    {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Basic ${btoa(`x-access-token:${token}`)}`,
        'git-protocol': 'version=2',
        'user-agent': 'git/maquette',
        ...(body === undefined
          ? {}
          : {
              'content-type': `application/x-${service}-request`,
              accept: `application/x-${service}-result`,
            }),
      },
      ...(body === undefined ? {} : { body: body as BodyInit }),
    },
    { timeoutMs: TIMEOUT_MS, maxBytes, signal, hide: [token, btoa(`x-access-token:${token}`)] },
  )
  return bytes
}

const linesOf = (bytes: Uint8Array): string[] => readable(() => textLines(bytes))

/** Half an answer is the host's fault. */
function readable<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw new OutsideError(SERVICE, 'broken', 'an answer that is cut off')
  }
}
