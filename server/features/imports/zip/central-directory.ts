/** What a zip says of one of its files, before any of it is unpacked. */
export interface ZipEntry {
  name: string
  isFolder: boolean
  isLink: boolean
  isEncrypted: boolean
  /** 0: as it is; 8: deflated. */
  method: number
  crc: number
  packedBytes: number
  bytes: number
  /** Where its own header begins. */
  at: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const COMMENT_MAX_BYTES = 65_535
const WIDE = 0xffffffff
const LINK_TYPE = 0o120000
const TYPE_MASK = 0o170000
const DRIVE_OR_ROOT = /^(?:[A-Za-z]:|\/)/

/** The list at the end of a zip; null where these bytes are no zip, or the list does not hold together. */
export function centralDirectory(
  zip: Uint8Array,
): { count: number; entries: () => ZipEntry[] | null } | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = endOf(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  const start = view.getUint32(end + 16, true)
  if (start === WIDE || start > end) return null
  return { count, entries: () => entriesOf(zip, view, { start, end, count }) }
}

/** It stands at the very end, before a comment. */
function endOf(view: DataView): number | null {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX_BYTES); at--)
    if (view.getUint32(at, true) === END) return at
  return null
}

function entriesOf(
  zip: Uint8Array,
  view: DataView,
  { start, end, count }: { start: number; end: number; count: number },
): ZipEntry[] | null {
  const entries: ZipEntry[] = []
  let at = start
  for (let number = 0; number < count; number++) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) return null
    const flags = view.getUint16(at + 8, true)
    const nameBytes = view.getUint16(at + 28, true)
    const name = nameOf(zip.subarray(at + 46, at + 46 + nameBytes), (flags & 0x800) !== 0)
    const mode = view.getUint16(at + 40, true)
    entries.push({
      name,
      isFolder: name.endsWith('/'),
      isLink: (mode & TYPE_MASK) === LINK_TYPE,
      isEncrypted: (flags & 0x41) !== 0,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** The packed bytes of an entry; null where its own header is not there. */
export function packedBytesOf(zip: Uint8Array, { at, packedBytes }: ZipEntry): Uint8Array | null {
  if (at + 30 > zip.length) return null
  const view = new DataView(zip.buffer, zip.byteOffset + at, 30)
  if (view.getUint32(0, true) !== LOCAL) return null
  const from = at + 30 + view.getUint16(26, true) + view.getUint16(28, true)
  return from + packedBytes <= zip.length ? zip.subarray(from, from + packedBytes) : null
}

/** Names are UTF-8 in nearly every zip, said or not; others are read byte by byte. */
function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8, ignoreBOM: false }).decode(bytes).replaceAll('\\', '/')
  } catch {
    return String.fromCharCode(...bytes).replaceAll('\\', '/')
  }
}

/** A name that would lead out of the folder it is unpacked in. */
export const leadsOut = (name: string): boolean =>
  DRIVE_OR_ROOT.test(name) || name.split('/').includes('..') || name.includes('\0')
