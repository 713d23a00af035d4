import { probeMode } from '#client/frames/probe-mode.ts'
import {
  knownMode,
  PROBE_LABEL,
  PROBE_PATH,
  type PreviewMode,
  type PreviewServing,
} from '#shared/preview-mode.ts'

let probed: Promise<PreviewMode> | null = null

/** How this browser gets previews from this server; asked once for each load of the page. */
export function previewMode(serving: PreviewServing): PreviewMode | Promise<PreviewMode> {
  const known = knownMode(serving, location.hostname)
  if (known) return known
  probed ??= probe(serving)
  return probed
}

function probe({ domain, port }: PreviewServing): Promise<PreviewMode> {
  const { protocol, hostname } = location
  return probeMode({
    host: () => loads(`${protocol}//${PROBE_LABEL}.${domain}${PROBE_PATH}`),
    port: () => loads(`${protocol}//${hostname}:${port}${PROBE_PATH}`),
    now: () => performance.now(),
    rest: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
  })
}

const loads = (address: string): Promise<boolean> =>
  new Promise(resolve => {
    const picture = new Image()
    picture.onload = () => resolve(true)
    picture.onerror = () => resolve(false)
    picture.src = address
  })
