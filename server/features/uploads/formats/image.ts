import type { ImageType } from '#shared/uploads.ts'

/** What is read of a picture, whatever its format. */
export interface ImageFile {
  type: ImageType
  width: number
  height: number
  /** One, unless it moves. */
  frames: number
  /** The picture alone, without what a camera or a program says about it. */
  bytes: Uint8Array
}
