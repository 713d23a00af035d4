/** A shorter one is quicker in the JSON. */
const LONG = 1_000
/** Stands in the JSON for a text behind it; nothing that is asked or answered has a field of this name. */
const MARK = 'long text'
/** After so many characters whoever else is in this isolate gets a turn. */
const CHARACTERS_A_TURN = 500_000

/**
 * A message as JSON with its long texts behind it as they are, each of them after its length in four bytes: to quote the
 * code of a whole design would hold a room's thread ten times as long.
 */
export async function withLongTexts(message: unknown): Promise<Blob> {
  const texts: string[] = []
  const json = JSON.stringify(message, (_, value: unknown) =>
    typeof value === 'string' && value.length >= LONG ? { [MARK]: texts.push(value) - 1 } : value,
  )
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const pause = pausing()
  for (const text of [json, ...texts]) {
    await pause(text.length)
    const bytes = encoder.encode(text)
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, bytes.length)
    parts.push(length, bytes)
  }
  return new Blob(parts)
}

export async function readLongTexts(body: Uint8Array): Promise<unknown> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: false })
  const lengths = new DataView(body.buffer, body.byteOffset, body.byteLength)
  const texts: string[] = []
  const pause = pausing()
  for (let at = 0; at < body.length; ) {
    const length = lengths.getUint32(at)
    await pause(length)
    texts.push(decoder.decode(body.subarray(at + 4, at + 4 + length)))
    at += 4 + length
  }
  const json = texts.shift() ?? ''
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === 'object' && value !== null && MARK in value ? texts[Number(value[MARK])] : value,
  )
}

function pausing(): (characters: number) => Promise<void> | undefined {
  let since = 0
  return characters => {
    since += characters
    if (since < CHARACTERS_A_TURN) return
    since = characters
    return new Promise(resolve => setTimeout(resolve, 0))
  }
}
