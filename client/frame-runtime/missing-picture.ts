const MAX_LABEL_CHARACTERS = 120
/** Of the size of the type, for most letters of a sans-serif. */
const LETTER_WIDTH = 0.56
const LINE_HEIGHT = 1.35

/**
 * Puts a quiet labelled surface where a picture cannot be loaded, since designs reach no web: what the picture
 * would show stays readable, and the layout stays as it is.
 */
export function labelMissingPictures(): void {
  addEventListener(
    'error',
    event => {
      const image = event.target
      if (!(image instanceof HTMLImageElement) || image.src.startsWith('data:')) return
      const failed = image.src
      // After the design's own handler, which may have put another picture there.
      setTimeout(() => {
        if (image.src !== failed) return
        image.removeAttribute('srcset')
        for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? []) source.remove()
        image.src = surface(image)
      })
    },
    true,
  )
}

function surface(image: HTMLImageElement): string {
  const { width, height } = image.getBoundingClientRect()
  const [w, h] = width > 1 && height > 1 ? [Math.round(width), Math.round(height)] : [640, 400]
  const size = Math.max(10, Math.min(15, w / 18))
  const label = w < 96 || h < 40 ? '' : image.alt.trim().slice(0, MAX_LABEL_CHARACTERS)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#8a8f9e" stop-opacity=".2"/><stop offset="1" stop-color="#8a8f9e" stop-opacity=".34"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${label && tag(label, { w, h, size })}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** On a plate of its own, since the ground behind the surface may be any colour. */
function tag(label: string, { w, h, size }: { w: number; h: number; size: number }): string {
  const letters = Math.floor((w - 12 - size * 1.4) / (size * LETTER_WIDTH))
  const lines = labelLines(label, letters, Math.floor((h - 12 - size) / (size * LINE_HEIGHT)))
  const longest = Math.max(...lines.map(line => line.length))
  const width = Math.min(w - 12, longest * size * LETTER_WIDTH + size * 1.4)
  const height = lines.length * size * LINE_HEIGHT + size * 0.6
  const plate = `<rect x="${(w - width) / 2}" y="${(h - height) / 2}" width="${width}" height="${height}" rx="${size}" fill="#fff" fill-opacity=".9"/>`
  const first = h / 2 - ((lines.length - 1) * size * LINE_HEIGHT) / 2
  const spans = lines.map(
    (line, at) => `<tspan x="50%" y="${first + at * size * LINE_HEIGHT}">${escaped(line)}</tspan>`,
  )
  return `${plate}<text fill="#474b57" font-family="ui-sans-serif,system-ui,sans-serif" font-size="${size}" text-anchor="middle" dominant-baseline="central">${spans.join('')}</text>`
}

/** Whole words in lines of so many letters; what is too much ends in an ellipsis. */
export function labelLines(label: string, letters: number, most: number): string[] {
  const lines: string[] = []
  for (const word of label.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const shown = lines.slice(0, Math.max(1, most))
  const isCut = shown.length < lines.length
  return shown.map((line, at) => {
    const whole = isCut && at === shown.length - 1 ? `${line}…` : line
    return whole.length > letters ? `${line.slice(0, Math.max(1, letters - 1))}…` : whole
  })
}

const escaped = (text: string): string => text.replace(/[<>&"]/g, ' ')
