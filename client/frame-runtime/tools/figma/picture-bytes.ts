import { FIGMA_LIMITS } from './limits.ts'

/** As sharp as screens that have two pixels for one. */
const SCALE = 2
const SIDE_MAX = 2_000
const WITHIN_MS = 4_000

type Wanted = { from: HTMLImageElement | HTMLCanvasElement | string; width: number; height: number }

/** The bytes of a page's pictures, as kinds that design tools read; as many as fit. */
export class PictureBytes {
  readonly #keys = new Map<unknown, string>()
  readonly #wanted: Wanted[] = []

  /** The key under which a picture will be found, if it can be had at all. */
  want(from: Wanted['from'], width: number, height: number): string | null {
    const known = this.#keys.get(nameOf(from))
    if (known) {
      const wanted = this.#wanted[Number(known.slice(1))]!
      wanted.width = Math.max(wanted.width, width)
      wanted.height = Math.max(wanted.height, height)
      return known
    }
    if (this.#wanted.length >= FIGMA_LIMITS.pictures) return null
    const key = `p${this.#wanted.length}`
    this.#keys.set(nameOf(from), key)
    this.#wanted.push({ from, width, height })
    return key
  }

  async read(): Promise<{ pictures: Record<string, string>; missing: string[] }> {
    const pictures: Record<string, string> = {}
    const missing: string[] = []
    let left: number = FIGMA_LIMITS.picturesCharacters
    for (const [index, wanted] of this.#wanted.entries()) {
      const url = await bytesOf(wanted, Math.min(left, FIGMA_LIMITS.pictureCharacters)).catch(() => null)
      if (url === null) missing.push(addressOf(wanted.from).slice(0, 200))
      else {
        pictures[`p${index}`] = url
        left -= url.length
      }
    }
    return { pictures, missing }
  }
}

const addressOf = (from: Wanted['from']): string =>
  from instanceof HTMLCanvasElement
    ? 'of a canvas'
    : from instanceof HTMLImageElement
      ? from.currentSrc
      : from

/** The same picture is told once, however often it is drawn. */
const nameOf = (from: Wanted['from']): unknown => (from instanceof HTMLImageElement ? from.currentSrc : from)

/** Drawn anew at the size it is seen, since tools do not read every kind, and a photograph may be of any size. */
async function bytesOf({ from, width, height }: Wanted, most: number): Promise<string | null> {
  const picture = from instanceof HTMLCanvasElement ? from : await readable(addressOf(from))
  if (!picture) return null
  const [ownWidth, ownHeight] = [picture.width || width, picture.height || height]
  for (const scale of [SCALE, 1, 0.5]) {
    // Cut or fitted into its box, it is at least as large as the larger side asks for.
    const share = Math.min(
      1,
      Math.max((width * scale) / ownWidth, (height * scale) / ownHeight),
      SIDE_MAX / Math.max(ownWidth, ownHeight),
    )
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(ownWidth * share))
    canvas.height = Math.max(1, Math.round(ownHeight * share))
    const pen = canvas.getContext('2d')
    if (!pen) return null
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const types = isOpaque(pen, canvas) ? (['image/jpeg', 'image/png'] as const) : (['image/png'] as const)
    for (const type of types) {
      const url = canvas.toDataURL(type, 0.85)
      if (url.startsWith(`data:${type}`) && url.length <= most) return url
    }
  }
  return null
}

/** By its bytes, which the page may fetch from its own server alone: what is drawn from elsewhere cannot be read back. */
async function readable(address: string): Promise<HTMLImageElement | null> {
  if (!address) return null
  const signal = AbortSignal.timeout(WITHIN_MS)
  const blob = await (await fetch(address, { signal })).blob()
  if (!blob.type.startsWith('image/')) return null
  const image = new Image()
  const url = URL.createObjectURL(blob)
  image.src = url
  try {
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Only what shines through needs a format that keeps it. */
function isOpaque(pen: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): boolean {
  const { data } = pen.getImageData(0, 0, width, height)
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 255) return false
  return true
}
