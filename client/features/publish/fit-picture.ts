import { AppError } from '#shared/errors.ts'
import { UPLOAD_PROBLEMS } from '#shared/uploads.ts'

interface Size {
  width: number
  height: number
}

/** The part of a picture that fills a frame of this size, from its middle; in the picture's own pixels. */
export function middleOf(picture: Size, frame: Size): Size & { x: number; y: number } {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height)
  const width = frame.width * scale
  const height = frame.height * scale
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height }
}

/** The same picture, cut and scaled to the size it is shown at. */
export async function fitPicture(file: File, size: Size): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) throw new AppError('bad_request', UPLOAD_PROBLEMS.broken)
  const canvas = Object.assign(document.createElement('canvas'), size)
  const { x, y, width, height } = middleOf(picture, size)
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height)
  picture.close()
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new AppError('bad_request', UPLOAD_PROBLEMS.broken)
  return new File([blob], file.name.replace(/\.\w+$/, '') || 'picture', { type: 'image/png' })
}
