import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type ArtifactPreview, previewKey, VERSIONS_KEY } from '#client/api/artifacts.ts'
import { errorOf, send } from '#client/api/call.ts'
import { tellFrame, useFrameMessages } from '#client/frames/messages.ts'
import { type ArtifactVersion, picturePath } from '#shared/artifacts.ts'

/** A page as on a laptop, whatever the window is that takes the picture. */
export const PICTURED_PAGE = { width: 1280, height: 800 }

const PICTURE_ID = 1

interface Options {
  artifactId: string
  /** The frame that may be asked; null until it has painted. */
  painted: { key: string } | null
  elements: ReadonlyMap<string, HTMLIFrameElement>
  /** Told when there is nothing more to wait for. */
  onDone?(): void
}

/** Versions whose picture was asked for from this tab, successfully or not. */
const asked = new Set<string>()

export const isPictureAsked = (artifactId: string): boolean => asked.has(artifactId)

/** Asks a painted frame for its picture, and keeps it for everybody. */
export function useTakePicture({ artifactId, painted, elements, onDone }: Options): void {
  const client = useQueryClient()
  const latest = useRef(onDone)
  latest.current = onDone
  const key = painted?.key
  // A frame is told things outside of React.
  useEffect(() => {
    const element = key === undefined ? null : elements.get(key)
    if (!element || asked.has(artifactId)) return
    asked.add(artifactId)
    tellFrame(element, { type: 'TAKE_PICTURE', id: PICTURE_ID, of: 'page' })
  }, [artifactId, elements, key])

  useFrameMessages(elements, (from, message) => {
    if (from !== key || message.type !== 'PICTURE' || message.id !== PICTURE_ID) return
    const kept = message.url === null ? Promise.resolve() : keepPicture(artifactId, message.url)
    void kept
      .then(() => {
        client.setQueryData<ArtifactPreview>(previewKey(artifactId), known =>
          known && message.url !== null ? { ...known, pictureSrc: picturePath(artifactId) } : known,
        )
        client.setQueriesData<ArtifactVersion[]>({ queryKey: VERSIONS_KEY }, versions =>
          versions?.map(version =>
            version.id === artifactId && message.url !== null
              ? { ...version, pictureSrc: picturePath(artifactId) }
              : version,
          ),
        )
      })
      // A picture is a convenience: the design itself is shown where there is none.
      .catch(() => undefined)
      .finally(() => latest.current?.())
  })
}

async function keepPicture(artifactId: string, dataUrl: string): Promise<void> {
  const [, type, base64] = /^data:(image\/[a-z]+);base64,(.+)$/.exec(dataUrl) ?? []
  if (!type || !base64) return
  const bytes = Uint8Array.from(atob(base64), char => char.charCodeAt(0))
  const response = await send(picturePath(artifactId), {
    method: 'POST',
    bytes: new Blob([bytes], { type }),
  })
  if (!response.ok) throw await errorOf(response)
}
