const ASK_EVERY_MS = 30_000
const REFUSED = new Set([401, 403, 404])

/**
 * A page that somebody has open stops within a minute of their losing access to the design. The app around a frame
 * sees to that itself.
 */
export function watchAccess(): void {
  if (window.parent !== window) return
  const ask = async () => {
    if (document.hidden) return
    const response = await fetch('/_maquette/access', { cache: 'no-store' }).catch(() => null)
    if (response && REFUSED.has(response.status)) location.reload()
  }
  setInterval(() => void ask(), ASK_EVERY_MS)
  document.addEventListener('visibilitychange', () => void ask())
}
