import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number]

/**
 * An update as several of at most about `maxBytes`, which together say the same in this order; an update that is small
 * enough is the only piece. Long texts are cut; anything else that is longer than a piece is a piece of its own.
 */
export function piecesOf(update: Uint8Array, maxBytes: number): Uint8Array[] {
  if (update.length <= maxBytes) return [update]
  const { structs, ds } = Y.decodeUpdate(update)
  const pieces: Uint8Array[] = []
  let piece: Struct[] = []
  let bytes = 0
  const end = () => {
    if (piece.length > 0) pieces.push(encodePiece(piece, null))
    piece = []
    bytes = 0
  }
  for (const struct of structs.flatMap(each => cut(each, maxBytes))) {
    const size = sizeOf(struct)
    if (bytes + size > maxBytes) end()
    piece.push(struct)
    bytes += size
  }
  end()
  // What was deleted comes last, when everything that it names is there.
  return ds.clients.size > 0 ? [...pieces, encodePiece([], ds)] : pieces
}

/** A character takes three bytes at most, and a struct some for what is around it. */
const BYTES_PER_CHARACTER = 3
const AROUND_BYTES = 64

const sizeOf = (struct: Struct): number => {
  const encoder = new Y.UpdateEncoderV1()
  struct.write(encoder, 0)
  return encoder.toUint8Array().length + AROUND_BYTES
}

/** A text that is too long as several, each beginning where the one before ends. */
function cut(struct: Struct, maxBytes: number): Struct[] {
  const longest = Math.max(1, Math.floor((maxBytes - AROUND_BYTES) / BYTES_PER_CHARACTER))
  if (!(struct instanceof Y.Item && struct.content instanceof Y.ContentString) || struct.length <= longest)
    return [struct]
  const { id, rightOrigin, parentSub, content } = struct
  // Between two halves of one character nothing may be cut.
  const at = isLowSurrogate(content.str, longest) ? longest + 1 : longest
  const rest = new Y.Item(
    Y.createID(id.client, id.clock + at),
    null,
    Y.createID(id.client, id.clock + at - 1),
    null,
    rightOrigin,
    struct.parent,
    parentSub,
    content.splice(at),
  )
  struct.length = at
  return [struct, ...cut(rest, maxBytes)]
}

const isLowSurrogate = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff
}

/** In the format of Yjs: runs of structs by client, then what is deleted. */
function encodePiece(structs: Struct[], ds: ReturnType<typeof Y.decodeUpdate>['ds'] | null): Uint8Array {
  const encoder = new Y.UpdateEncoderV1()
  const byClient = new Map<number, Struct[]>()
  for (const struct of structs) {
    const own = byClient.get(struct.id.client)
    if (own) own.push(struct)
    else byClient.set(struct.id.client, [struct])
  }
  encoding.writeVarUint(encoder.restEncoder, byClient.size)
  for (const [client, own] of byClient) {
    encoding.writeVarUint(encoder.restEncoder, own.length)
    encoder.writeClient(client)
    encoding.writeVarUint(encoder.restEncoder, own[0]?.id.clock ?? 0)
    for (const struct of own) struct.write(encoder, 0)
  }
  encoding.writeVarUint(encoder.restEncoder, ds?.clients.size ?? 0)
  for (const [client, ranges] of ds?.clients ?? []) {
    encoding.writeVarUint(encoder.restEncoder, client)
    encoding.writeVarUint(encoder.restEncoder, ranges.length)
    for (const { clock, len } of ranges) {
      encoding.writeVarUint(encoder.restEncoder, clock)
      encoding.writeVarUint(encoder.restEncoder, len)
    }
  }
  return encoder.toUint8Array()
}
