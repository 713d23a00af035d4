const SURFACE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="640" height="400"%3E%3Crect width="100%25" height="100%25" fill="%238a8f9e" fill-opacity=".26"/%3E%3C/svg%3E'

/** A quiet surface where a picture cannot be loaded, as in previews; what it shows is still said by its `alt`. */
export function coverMissingPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || target.src.startsWith('data:')) return
      const failed = target.src
      // After the design's own handler, which may have put another picture there.
      setTimeout(() => {
        if (target.src !== failed) return
        target.removeAttribute('srcset')
        for (const source of target.parentElement?.querySelectorAll(':scope > source') ?? []) source.remove()
        target.src = SURFACE
      })
    },
    true,
  )
}
