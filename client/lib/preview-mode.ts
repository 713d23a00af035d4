import {
  knownMode,
  PROBE_LABEL,
  PROBE_PATH,
  type PreviewMode,
  type PreviewServing,
} from '#shared/preview-mode.ts'

const PROBE_MS = 2_500

let probed: Promise<PreviewMode> | null = null

/** How this browser gets previews from this server; asked once for each load of the page. */
export function previewMode(serving: PreviewServing): PreviewMode | Promise<PreviewMode> {
  const known = knownMode(serving, location.hostname)
  if (known) return known
  probed ??= probe(serving)
  return probed
}

/** Some browsers and networks do not find names below localhost, or below a domain that exists at home alone. */
function probe({ domain }: PreviewServing): Promise<PreviewMode> {
  return new Promise(resolve => {
    const picture = new Image()
    const timer = setTimeout(() => resolve('port'), PROBE_MS)
    const found = (mode: PreviewMode) => {
      clearTimeout(timer)
      resolve(mode)
    }
    picture.onload = () => found('host')
    picture.onerror = () => found('port')
    picture.src = `${location.protocol}//${PROBE_LABEL}.${domain}${PROBE_PATH}`
  })
}
