import { z } from 'zod'
import { sourceFileSchema } from '#shared/artifacts.ts'
import { patternConfigSchema } from '#shared/design.ts'
import { leftOutSchema } from '#shared/imports.ts'

/**
 * What the compiler's process is asked for an import: `POST /import`. The body is the length of this as four bytes,
 * this as JSON, then the zip, or the code as UTF-8.
 */
const importAskSchema = z.object({
  as: z.enum(['zip', 'html', 'react']),
  /** The one folder of the project that is wanted; empty for all of it. */
  folder: z.string(),
})
export type ImportAsk = z.infer<typeof importAskSchema>

export const importAnswerSchema = z.union([
  z.object({ code: z.enum(['too_large', 'bad_request']), message: z.string() }),
  z.object({
    name: z.string().nullable(),
    config: patternConfigSchema,
    files: z.array(sourceFileSchema),
    leftOut: z.array(leftOutSchema),
  }),
])
export type ImportAnswer = z.infer<typeof importAnswerSchema>

export function importAsk(ask: ImportAsk, bytes: Uint8Array): Blob {
  const json = new TextEncoder().encode(JSON.stringify(ask))
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, json.length)
  return new Blob([length, json, bytes as Uint8Array<ArrayBuffer>])
}

/** Null for what is no such question. */
export function readImportAsk(body: Uint8Array): { ask: ImportAsk; bytes: Uint8Array } | null {
  if (body.length < 4) return null
  const length = new DataView(body.buffer, body.byteOffset).getUint32(0)
  const parsed = importAskSchema.safeParse(parsedOrNull(body.subarray(4, 4 + length)))
  return parsed.success ? { ask: parsed.data, bytes: body.subarray(4 + length) } : null
}

function parsedOrNull(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
