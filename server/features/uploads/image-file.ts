import { readGif } from '#server/features/uploads/formats/gif.ts'
import type { ImageFile } from '#server/features/uploads/formats/image.ts'
import { readJpeg } from '#server/features/uploads/formats/jpeg.ts'
import { readPng } from '#server/features/uploads/formats/png.ts'
import { readWebp } from '#server/features/uploads/formats/webp.ts'
import { IMAGE_MAX_FRAMES, IMAGE_MAX_PX, type UploadProblem } from '#shared/uploads.ts'

const READERS = [readPng, readJpeg, readWebp, readGif]

/** Reads a picture by what it is, not by what it is called; where, when and by whom it was taken is left out. */
export function readImage(bytes: Uint8Array): ImageFile | UploadProblem {
  for (const read of READERS) {
    try {
      const image = read(bytes)
      if (!image) continue
      if (image.width > IMAGE_MAX_PX || image.height > IMAGE_MAX_PX) return 'tooManyPixels'
      if (image.frames > IMAGE_MAX_FRAMES) return 'tooManyFrames'
      return image.width > 0 && image.height > 0 ? image : 'broken'
    } catch (error) {
      if (error instanceof RangeError) return 'broken'
      throw error
    }
  }
  return 'notAnImage'
}
