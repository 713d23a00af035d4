import { call } from '#client/api/call.ts'
import { sendFile } from '#client/api/send-file.ts'
import { importsApi } from '#shared/api/imports.ts'
import type { RouteReply } from '#shared/api/route.ts'
import { type ImportSource, ZIP_TYPE } from '#shared/imports.ts'

export type Imported = RouteReply<typeof importsApi.add>

interface Options {
  requestId: string
  signal: AbortSignal
  onProgress(part: number): void
}

/** A zip as a new design; it tells how much of it has been sent. */
export const importZip = async (file: File, { requestId, ...options }: Options): Promise<Imported> => {
  const query = new URLSearchParams({ name: file.name.slice(0, 200), requestId })
  const address = `/api/import?${query}`
  return importsApi.add.reply.parse(await sendFile({ address, type: ZIP_TYPE, file, ...options }))
}

/** Code or a repository as a new design. */
export const importSource = (source: ImportSource, { signal, requestId }: Options): Promise<Imported> =>
  call(importsApi.add, { body: { ...source, requestId } }, { signal })
