import type { writeBundle } from '#server/features/artifacts/version-bundle.ts'

type Bucket = Parameters<typeof writeBundle>[0]

/** R2 in memory, as far as the product asks it to keep and give objects; notes what was read. */
export class MemoryBucket {
  readonly objects = new Map<string, Uint8Array<ArrayBuffer>>()
  /** Keys that were asked for, in order. */
  readonly read: string[] = []

  get r2(): Bucket {
    return this as unknown as Bucket
  }

  put = async (key: string, content: Uint8Array<ArrayBuffer> | string): Promise<void> => {
    this.objects.set(key, typeof content === 'string' ? new TextEncoder().encode(content) : content)
  }

  head = async (key: string): Promise<object | null> => {
    const bytes = this.objects.get(key)
    return bytes ? { size: bytes.length } : null
  }

  get = async (key: string): Promise<object | null> => {
    this.read.push(key)
    const bytes = this.objects.get(key)
    if (!bytes) return null
    const kept = new Response(bytes)
    return {
      size: bytes.length,
      body: kept.body,
      arrayBuffer: () => kept.arrayBuffer(),
      text: () => kept.text(),
      json: () => kept.json(),
    }
  }
}
