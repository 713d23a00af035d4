import { z } from 'zod'
import { patternConfigSchema } from '#shared/design.ts'

/**
 * What the compiler process is asked for a project: `POST /project`. The body is the length of this as four bytes,
 * this as JSON, then the pack of the version and its bundle as they are kept, then the uploads one after the other.
 */
export const projectRequestSchema = z.object({
  as: z.enum(['zip', 'prompt']),
  title: z.string(),
  version: z.string(),
  link: z.string().nullable(),
  isDarkMode: z.boolean(),
  config: patternConfigSchema,
  packBytes: z.number().int(),
  /** 0 where there is none. */
  bundleBytes: z.number().int(),
  /** How the addresses of this design's uploads begin, without and with the server. */
  uploadAddresses: z.array(z.string()),
  /** Null: say first which there should be. */
  uploads: z.array(z.object({ id: z.string(), type: z.string(), bytes: z.number().int() })).nullable(),
})
export type ProjectRequest = z.infer<typeof projectRequestSchema>

/** Uploads that the code names, before the project is made. */
export const wantedUploadsSchema = z.object({ wantsUploads: z.array(z.string()) })

/** What of a project is told beside its bytes. */
export const STAND_INS_HEADER = 'x-stand-ins'

/** The head of a request and everything after it, of which nothing is copied. */
export function requestHead(request: ProjectRequest): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(request))
  const head = new Uint8Array(4 + json.length)
  new DataView(head.buffer).setUint32(0, json.length)
  head.set(json, 4)
  return head
}

/** Null for what is no request. */
export function readRequest(
  body: Uint8Array,
): { request: ProjectRequest; pack: Uint8Array; bundle: Uint8Array; uploads: Uint8Array[] } | null {
  if (body.length < 4) return null
  const length = new DataView(body.buffer, body.byteOffset).getUint32(0)
  const parsed = projectRequestSchema.safeParse(parseJson(body.subarray(4, 4 + length)))
  if (!parsed.success) return null
  let at = 4 + length
  const next = (bytes: number) => {
    at += bytes
    return body.subarray(at - bytes, at)
  }
  const pack = next(parsed.data.packBytes)
  const bundle = next(parsed.data.bundleBytes)
  return {
    request: parsed.data,
    pack,
    bundle,
    uploads: (parsed.data.uploads ?? []).map(({ bytes }) => next(bytes)),
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
