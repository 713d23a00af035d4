/** So many at once, as a call takes no more arguments. */
const PIECE = 0x8000

/** Bytes as an address that has them inside. */
export function dataAddress(type: string, bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += PIECE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  }
  return `data:${type};base64,${btoa(binary)}`
}

export const codeAddress = (code: string): string =>
  dataAddress('text/javascript', new TextEncoder().encode(code))
