import { startDownload } from '#client/lib/start-download.ts'

/** Long enough for any browser to have begun. */
const KEPT_MS = 60_000

/** Gives a person a file that this page made. */
export function downloadBytes(name: string, type: string, ...parts: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type }))
  startDownload(address, name)
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
