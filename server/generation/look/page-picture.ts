import type { ModelMessage } from 'ai'
import { readImage } from '#server/features/uploads/image-file.ts'
import { LOOK_PICTURE_MAX_PX, LOOKED_AT, type Looked } from '#shared/page-look.ts'

export interface PagePicture {
  mediaType: string
  data: Uint8Array
  /** How wide the page is that it shows. */
  width: number
}

/** Null where there is nothing to see. */
export function picturesMessage(text: string, pictures: readonly PagePicture[]): ModelMessage | null {
  if (pictures.length === 0) return null
  const widths = pictures.map(({ width }) => width).join(', then ')
  return {
    role: 'user',
    content: [
      { type: 'text', text: `${text} ${pictures.length === 1 ? 'Width' : 'Widths'}: ${widths} px.` },
      ...pictures.map(({ mediaType, data }) => ({ type: 'file' as const, mediaType, data })),
    ],
  }
}

/** A picture is read as what it is; what is none, or too large for one, is left out. */
export function pictureOf({ at, picture }: Looked): PagePicture[] {
  const base64 = picture?.slice(picture.indexOf(',') + 1) ?? ''
  if (base64 === '') return []
  try {
    const image = readImage(Uint8Array.from(atob(base64), character => character.charCodeAt(0)))
    if (typeof image === 'string' || image.type === 'image/gif') return []
    if (image.width > LOOK_PICTURE_MAX_PX || image.height > LOOK_PICTURE_MAX_PX) return []
    return [{ mediaType: image.type, data: image.bytes, width: LOOKED_AT[at].width }]
  } catch {
    return []
  }
}
