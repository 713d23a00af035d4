import { fetchBundle } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { openPortFrame, type PortFrame } from '#client/frames/port.ts'
import { FRAME_VERSION, type HostSaying } from '#shared/frame-messages.ts'
import { atPort } from '#shared/preview-mode.ts'

/** What a frame of port mode is opened with. */
export interface PortPlace {
  artifactId: string
  /** Its address on the preview host. */
  src: string
  port: number
}

interface Heard {
  said(data: unknown): void
  /** What a report of this load carries, which comes along with the design. */
  gotReportToken(token: string): void
}

/** Opens a frame of port mode and gives it a compiled version, unless it is one that is written live. */
export function showInPort(
  element: HTMLIFrameElement,
  { artifactId, src, port }: PortPlace,
  { said, gotReportToken }: Heard,
): PortFrame {
  const address = new URL(atPort(src, port, location))
  const isDarkMode = address.searchParams.get('shadcnDarkMode') === 'true'
  return openPortFrame(element, address.href, {
    said,
    connected: channel => {
      if (!address.searchParams.has('live')) void give(channel, artifactId, isDarkMode, gotReportToken)
    },
  })
}

async function give(
  channel: MessagePort,
  artifactId: string,
  isDarkMode: boolean,
  gotReportToken: Heard['gotReportToken'],
): Promise<void> {
  const say = (saying: HostSaying) => channel.postMessage({ maquette: FRAME_VERSION, ...saying })
  try {
    const { js, errorMessage, report, ...bundle } = await fetchBundle(artifactId)
    if (report) gotReportToken(report)
    if (js === null) say({ type: 'SHOW_FAILURE', message: errorMessage ?? '' })
    else say({ type: 'LOAD_BUNDLE', js, isDarkMode, ...bundle })
  } catch (error) {
    say({ type: 'SHOW_FAILURE', message: sentenceOf(error) })
  }
}
