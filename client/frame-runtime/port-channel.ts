/**
 * A page without an origin cannot be told by it, so the frame makes the channel: it hands one end to the page around
 * it, which alone has the exact origin of the app, with the single-use word that page put into the address.
 */
export function openChannel(appOrigin: string, hear: (data: unknown) => void): (message: object) => void {
  const nonce = takeNonce()
  const { port1, port2 } = new MessageChannel()
  if (window.parent === window) return () => undefined
  const post = port1.postMessage.bind(port1)
  port1.onmessage = event => hear(event.data)
  window.parent.postMessage(
    { maquette: 1, type: 'HELLO', nonce, path: location.pathname + location.search + location.hash },
    appOrigin,
    [port2],
  )
  return post
}

/** The word leaves the address before the design can see it; what follows is the design's own. */
function takeNonce(): string | null {
  const [, nonce = null, rest = ''] = /^#n=([\w-]+)(?:&(.*))?$/.exec(location.hash) ?? []
  if (nonce) {
    history.replaceState(history.state, '', location.pathname + location.search + (rest ? `#${rest}` : ''))
  }
  return nonce
}
