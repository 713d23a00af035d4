import { Inflate } from 'fflate'
import { IMPORT_MAX_ENTRIES, IMPORT_MAX_UNPACKED_BYTES, type LeftOut } from '#shared/imports.ts'
import { centralDirectory, leadsOut, packedBytesOf, type ZipEntry } from './central-directory.ts'
import { crc32 } from './crc32.ts'

export interface ProjectEntry {
  /** Relative, with `/` between folders. */
  path: string
  bytes: Uint8Array
}

/** Why nothing at all is taken from a zip. */
export interface ZipProblem {
  code: 'too_large' | 'bad_request'
  message: string
}

export interface ReadZip {
  entries: ProjectEntry[]
  leftOut: LeftOut[]
}

interface Limits {
  entries: number
  bytes: number
}

const LIMITS: Limits = { entries: IMPORT_MAX_ENTRIES, bytes: IMPORT_MAX_UNPACKED_BYTES }

/**
 * The files of a zip. What it claims is counted before anything is unpacked, and what comes out while it comes: an
 * entry that is larger than it says ends there.
 */
export function readZip(zip: Uint8Array, limits: Limits = LIMITS): ReadZip | ZipProblem {
  const directory = centralDirectory(zip)
  if (!directory) return bad('This is not a zip that can be read. Pack the project again, as a plain zip.')
  if (directory.count > limits.entries) return tooMany(directory.count, limits)
  const listed = directory.entries()
  if (!listed) return bad('This zip is damaged or was cut off: its list of files cannot be read.')
  const files = listed.filter(({ isFolder }) => !isFolder)
  if (files.length === 0) return bad('There are no files in this zip.')
  const claimed = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (claimed > limits.bytes) return tooMuch(limits)
  // Files that share their bytes cost each time what they do not say.
  if (files.reduce((sum, { packedBytes }) => sum + packedBytes, 0) > zip.length) return bad(BROKEN)
  return unpacked(zip, files, limits)
}

function unpacked(zip: Uint8Array, files: readonly ZipEntry[], limits: Limits): ReadZip | ZipProblem {
  const leftOut: LeftOut[] = []
  const byPath = new Map<string, ProjectEntry>()
  let left = limits.bytes
  let damaged = 0
  for (const file of files) {
    const path = file.name.replace(/^(?:\.\/)+/, '')
    const found = refusalOf(file, byPath.has(path)) ?? contentOf(zip, file, left)
    if (found === DAMAGED && ++damaged > DAMAGED_MAX) return bad(BROKEN)
    if (typeof found === 'string') leftOut.push({ path: shown(file.name), reason: found })
    else {
      left -= found.length
      byPath.set(path, { path, bytes: found })
    }
  }
  if (byPath.size === 0) return bad(`Nothing in this zip can be taken. ${leftOut[0]?.reason ?? ''}`.trim())
  return { entries: [...byPath.values()], leftOut }
}

const NAME_MAX_CHARACTERS = 400

function refusalOf(file: ZipEntry, isThere: boolean): string | null {
  if (file.name.length > NAME_MAX_CHARACTERS) return 'Its name is too long.'
  if (leadsOut(file.name)) return 'Its name leads out of the folder of the project.'
  if (file.isLink) return 'It is a link to another file, and a design has no links.'
  if (file.isEncrypted) return 'It is locked with a password.'
  if (file.method !== 0 && file.method !== 8) return 'It is packed in a way that is not read here.'
  return isThere ? 'The zip has another file of the same name, which was taken.' : null
}

const DAMAGED = 'It is damaged: what is in the zip does not fit its checksum.'
const BROKEN = 'This zip is damaged: what is in it does not fit what it says of it. Pack the project again.'
/** Each may have been unpacked a piece too far before it was known. */
const DAMAGED_MAX = 20

/** The bytes, or why there are none. */
function contentOf(zip: Uint8Array, file: ZipEntry, left: number): Uint8Array | string {
  const packed = packedBytesOf(zip, file)
  if (!packed || file.bytes > left) return DAMAGED
  const bytes = file.method === 0 ? packed : inflated(packed, file.bytes)
  return bytes && bytes.length === file.bytes && crc32(bytes) === file.crc ? bytes : DAMAGED
}

const PIECE_BYTES = 8_192

/** Fed in pieces, so that no more than one piece too much is ever unpacked; null where it is more or cannot be read. */
function inflated(packed: Uint8Array, bytes: number): Uint8Array | null {
  const whole = new Uint8Array(bytes)
  let size = 0
  const inflate = new Inflate(chunk => {
    if (size + chunk.length > bytes) throw new RangeError('more than it says')
    whole.set(chunk, size)
    size += chunk.length
  })
  try {
    for (let at = 0; at < packed.length && (size < bytes || at === 0); at += PIECE_BYTES)
      inflate.push(packed.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= packed.length)
    return size === bytes ? whole : null
  } catch {
    return null
  }
}

const bad = (message: string): ZipProblem => ({ code: 'bad_request', message })

const tooMany = (count: number, { entries }: Limits): ZipProblem => ({
  code: 'too_large',
  message: `This project has ${count.toLocaleString('en-US')} files and folders; ${entries.toLocaleString('en-US')} can be imported. Leave out folders such as node_modules and dist.`,
})

const tooMuch = ({ bytes }: Limits): ZipProblem => ({
  code: 'too_large',
  message: `This project is larger than ${Math.round(bytes / 1024 / 1024)} MB when it is unpacked. Leave out folders such as node_modules and dist, and large pictures and videos.`,
})

/** A name is shown to people, whatever it holds. */
const shown = (name: string): string =>
  name.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '·').slice(0, 300)
