import { crc32, deflateSync } from 'node:zlib'

/** A red PNG that browsers and models can read; with a comment, and with more pixel data, where asked for. */
export function redPng(width: number, height: number, comment?: string, pixels?: Buffer): Buffer {
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(comment ? [chunk('tEXt', Buffer.from(`Comment\0${comment}`))] : []),
    chunk('IDAT', pixels ?? deflateSync(redRows(width, height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function redRows(width: number, height: number): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([220, 20, 30]))])
  return Buffer.concat(Array.from({ length: height }, () => row))
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  return Buffer.concat([u32(content.length), body, u32(crc32(body))])
}

function u32(n: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(n)
  return bytes
}
