/** A stream of events whose lines are read on as `mended` gives them. */
export function mendedSseLines(body: ReadableStream<Uint8Array>, mended: (line: string) => string): Response {
  let rest = ''
  const lines = new TransformStream<string, string>({
    transform: (piece, controller) => {
      const whole = (rest + piece).split('\n')
      rest = whole.pop() ?? ''
      controller.enqueue(whole.map(line => `${mended(line)}\n`).join(''))
    },
    flush: controller => controller.enqueue(rest && mended(rest)),
  })
  const read = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
  return new Response(read.pipeThrough(lines).pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream' },
  })
}
