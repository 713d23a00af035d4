import { fetchBundle } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { openPortFrame } from '#client/frames/port.ts'
import { keepReportToken } from '#client/frames/report-token.ts'
import { FRAME_VERSION, type HostSaying } from '#shared/frame-messages.ts'
import { atPort } from '#shared/preview-mode.ts'

/** Opens a frame of port mode and gives it a compiled version, unless it is one that is written live. */
export function showInPort(
  element: HTMLIFrameElement,
  { artifactId, src, port }: { artifactId: string; src: string; port: number },
): () => void {
  const address = new URL(atPort(src, port, location))
  const isDarkMode = address.searchParams.get('shadcnDarkMode') === 'true'
  return openPortFrame(element, address.href, channel => {
    if (!address.searchParams.has('live')) void give(element, channel, artifactId, isDarkMode)
  })
}

async function give(
  element: HTMLIFrameElement,
  channel: MessagePort,
  artifactId: string,
  isDarkMode: boolean,
): Promise<void> {
  const say = (saying: HostSaying) => channel.postMessage({ maquette: FRAME_VERSION, ...saying })
  try {
    const { js, errorMessage, report, ...bundle } = await fetchBundle(artifactId)
    if (report) keepReportToken(element, report)
    if (js === null) say({ type: 'SHOW_FAILURE', message: errorMessage ?? '' })
    else say({ type: 'LOAD_BUNDLE', js, isDarkMode, ...bundle })
  } catch (error) {
    say({ type: 'SHOW_FAILURE', message: sentenceOf(error) })
  }
}
