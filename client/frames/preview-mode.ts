import { type FoundWay, probeMode } from '#client/frames/probe-mode.ts'
import { isServerThere, untilServerThere } from '#client/lib/server-there.ts'
import { knownMode, PROBE_LABEL, PROBE_PATH, type PreviewServing } from '#shared/preview-mode.ts'

let probed: Promise<FoundWay> | null = null

/** How this browser gets previews from this server; asked once for each load of the page, and anew where none was found. */
export async function previewMode(serving: PreviewServing): Promise<FoundWay> {
  const known = knownMode(serving, location.hostname)
  if (known) return known
  probed ??= probe(serving)
  const found = await probed
  if (found === 'none') probed = null
  return found
}

/** Where previews come from in either way, as somebody would allow it. */
export function previewHosts({ domain, port }: PreviewServing): { name: string; port: string } {
  return { name: `${PROBE_LABEL}.${domain}`, port: `${location.hostname}:${port}` }
}

function probe(serving: PreviewServing): Promise<FoundWay> {
  const { protocol } = location
  const hosts = previewHosts(serving)
  return probeMode({
    host: () => loads(`${protocol}//${hosts.name}${PROBE_PATH}`),
    port: () => loads(`${protocol}//${hosts.port}${PROBE_PATH}`),
    isServerThere,
    serverThere: untilServerThere,
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
