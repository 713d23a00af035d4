const MAX_LABEL_CHARACTERS = 60

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
  const label = w < 96 || h < 40 ? '' : escaped(image.alt.slice(0, MAX_LABEL_CHARACTERS))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#8a8f9e" stop-opacity=".2"/><stop offset="1" stop-color="#8a8f9e" stop-opacity=".34"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${label && tag(label, { w, h, size })}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** On a plate of its own, since the ground behind the surface may be any colour. */
function tag(label: string, { w, h, size }: { w: number; h: number; size: number }): string {
  const width = Math.min(w - 12, label.length * size * 0.56 + size * 1.4)
  const height = size * 1.9
  const plate = `<rect x="${(w - width) / 2}" y="${(h - height) / 2}" width="${width}" height="${height}" rx="${height / 2}" fill="#fff" fill-opacity=".9"/>`
  return `${plate}<text x="50%" y="50%" fill="#474b57" font-family="ui-sans-serif,system-ui,sans-serif" font-size="${size}" text-anchor="middle" dominant-baseline="central">${label}</text>`
}

const escaped = (text: string): string => text.replace(/[<>&"]/g, ' ')
