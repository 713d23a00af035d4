import { errorOf, send } from '#client/api/call.ts'
import { picturePath } from '#shared/artifacts.ts'

/** Keeps the picture of a version for everybody. */
export async function keepPicture(artifactId: string, dataUrl: string): Promise<void> {
  const [, type, base64] = /^data:(image\/[a-z]+);base64,(.+)$/.exec(dataUrl) ?? []
  if (!type || !base64) return
  const bytes = Uint8Array.from(atob(base64), char => char.charCodeAt(0))
  const response = await send(picturePath(artifactId), {
    method: 'POST',
    bytes: new Blob([bytes], { type }),
  })
  if (!response.ok) throw await errorOf(response)
}
