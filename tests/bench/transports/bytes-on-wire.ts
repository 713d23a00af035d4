import type { Page } from 'playwright-core'

export interface Bytes {
  sent: number
  received: number
}

/** Counts, from now on, what a page sends and gets in frames of its sockets and in calls of the app. */
export async function bytesOf(page: Page): Promise<Bytes> {
  const bytes: Bytes = { sent: 0, received: 0 }
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  wire.on('Network.webSocketFrameSent', ({ response }) => {
    bytes.sent += sizeOf(response)
  })
  wire.on('Network.webSocketFrameReceived', ({ response }) => {
    bytes.received += sizeOf(response)
  })
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes.received += encodedDataLength
  })
  page.on('requestfinished', async request => {
    const sizes = await request.sizes().catch(() => null)
    if (sizes) bytes.sent += sizes.requestBodySize + sizes.requestHeadersSize
  })
  return bytes
}

/** Binary frames are told in base64. */
const sizeOf = ({ opcode, payloadData }: { opcode: number; payloadData: string }): number =>
  opcode === 2 ? Buffer.from(payloadData, 'base64').length : Buffer.byteLength(payloadData)
