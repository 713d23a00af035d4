import { findImage, headImage } from '#server/features/uploads/uploads.ts'
import type { ToldPicture } from '#server/generation/prompt/now.ts'
import { FILES_MAX, FILES_MAX_BYTES, type SourceFile } from '#shared/artifacts.ts'
import type { ChatItem, HostedFile } from '#shared/chat.ts'
import { uploadedFileId } from '#shared/uploads.ts'

/** A picture in a page is part of every version of it, and of the room's document. */
export const PAGE_PICTURE_MAX_BYTES = 400_000
/** Of those that were attached before. */
const EARLIER_MAX = 10

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

export interface AttachedPicture extends ToldPicture {
  fileId: string
}

/** Every attached picture with the path it has in the design; the same one for the same talk. */
export async function attachedPictures(
  bucket: R2Bucket,
  patternId: string,
  hosted: readonly HostedFile[],
  history: readonly ChatItem[],
  files: readonly SourceFile[],
): Promise<AttachedPicture[]> {
  const earlier = history
    .flatMap(({ content }) => content)
    .flatMap(part => (part.type === 'image' ? [{ name: part.name, url: part.url }] : []))
  const known = new Map<string, { name: string; isNew: boolean }>()
  for (const { name, url } of earlier.slice(-EARLIER_MAX)) {
    const id = uploadedFileId(patternId, url)
    if (id) known.set(id, { name, isNew: false })
  }
  for (const { name, url } of hosted) {
    const id = uploadedFileId(patternId, url)
    if (id) known.set(id, { name, isNew: true })
  }
  const heads = await Promise.all([...known.keys()].map(id => headImage(bucket, patternId, id)))
  const taken = new Set<string>()
  const there = new Set(files.map(({ name }) => name))
  return [...known].flatMap(([fileId, { name, isNew }], at) => {
    const head = heads[at]
    if (!head) return []
    const path = freePath(name, ENDINGS[head.type] ?? 'png', taken)
    taken.add(path)
    // One that is in the design already is listed with its files.
    if (there.has(path) && !isNew) return []
    const problem =
      head.bytes > PAGE_PICTURE_MAX_BYTES
        ? `it has ${Math.ceil(head.bytes / 1000)} KB, and ${PAGE_PICTURE_MAX_BYTES / 1000} are allowed.`
        : null
    return [{ fileId, path, isNew, problem }]
  })
}

/** `images/red-kite.jpg` for "Red Kite (2).JPEG". */
function freePath(name: string, ending: string, taken: ReadonlySet<string>): string {
  const plain =
    name
      .replace(/\.[a-zA-Z0-9]{1,5}$/, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 60)
      .replace(/^-|-$/g, '') || 'picture'
  for (let number = 1; ; number++) {
    const path = `images/${plain}${number === 1 ? '' : `-${number}`}.${ending}`
    if (!taken.has(path)) return path
  }
}

/** The files with those pictures that they name; one that nothing names does not come along. */
export async function withPictures(
  bucket: R2Bucket,
  patternId: string,
  files: readonly SourceFile[],
  pictures: readonly AttachedPicture[],
): Promise<SourceFile[]> {
  let room = FILES_MAX_BYTES - files.reduce((sum, { code }) => sum + code.length, 0)
  const added: SourceFile[] = []
  for (const { path, fileId, problem } of pictures) {
    const isNamed = files.some(({ name, code }) => name !== path && code.includes(path))
    if (problem || !isNamed || files.some(({ name }) => name === path)) continue
    const object = await findImage(bucket, patternId, fileId)
    const code = object && base64Of(new Uint8Array(await object.arrayBuffer()))
    if (!code || code.length > room || files.length + added.length >= FILES_MAX) continue
    room -= code.length
    added.push({ name: path, code })
  }
  return [...files, ...added]
}

/** In pieces, since a call takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES))
  return btoa(text)
}

const PIECE_BYTES = 8_192
