import type { ModelMessage } from 'ai'
import { readImage } from '#server/features/uploads/image-file.ts'
import { LOOK_PICTURE_MAX_PX, LOOKED_AT, type Looked, type LookedAt, PICTURED } from '#shared/page-look.ts'

export interface PagePicture {
  mediaType: string
  data: Uint8Array
  /** The size of the page that it shows. */
  at: LookedAt
  /** The page goes on below it; null where one element is pictured. */
  isCut: boolean | null
}

/** Null where there is nothing to see. */
export function picturesMessage(text: string, pictures: readonly PagePicture[]): ModelMessage | null {
  if (pictures.length === 0) return null
  return {
    role: 'user',
    content: [
      { type: 'text', text },
      ...pictures.map(({ mediaType, data }) => ({ type: 'file' as const, mediaType, data })),
    ],
  }
}

/** A picture is read as what it is; what is none, or too large for one, is left out. */
export function pictureOf({ at, picture }: Looked, isOfPage: boolean): PagePicture[] {
  const base64 = picture?.slice(picture.indexOf(',') + 1) ?? ''
  if (base64 === '') return []
  try {
    const image = readImage(Uint8Array.from(atob(base64), character => character.charCodeAt(0)))
    if (typeof image === 'string' || image.type === 'image/gif') return []
    if (image.width > LOOK_PICTURE_MAX_PX || image.height > LOOK_PICTURE_MAX_PX) return []
    // A page that is exactly as long as its picture counts as longer.
    const shown = image.height * (LOOKED_AT[at].width / image.width)
    const isCut = isOfPage ? shown >= PICTURED[at].height - 2 : null
    return [{ mediaType: image.type, data: image.bytes, at, isCut }]
  } catch {
    return []
  }
}
