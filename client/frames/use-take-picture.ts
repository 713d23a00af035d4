import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type ArtifactPreview, previewKey, VERSIONS_KEY } from '#client/api/artifacts.ts'
import { keepPicture } from '#client/api/pictures.ts'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import { useHeard } from '#client/frames/use-heard.ts'
import { type ArtifactVersion, picturePath } from '#shared/artifacts.ts'

const PICTURE_ID = 1

interface Options {
  artifactId: string
  frame: DesignFrame
  /** Whether it has painted and may be asked. */
  isReady: boolean
  /** Told when there is nothing more to wait for. */
  onDone?(): void
}

/** Versions whose picture was asked for from this tab, successfully or not. */
const asked = new Set<string>()

export const isPictureAsked = (artifactId: string): boolean => asked.has(artifactId)

/** Asks a painted frame for its picture, and keeps it for everybody. */
export function useTakePicture({ artifactId, frame, isReady, onDone }: Options): void {
  const client = useQueryClient()
  const latest = useRef(onDone)
  latest.current = onDone
  // A frame lives outside of React.
  useEffect(() => {
    if (!isReady || asked.has(artifactId)) return
    asked.add(artifactId)
    frame.say({ type: 'TAKE_PICTURE', id: PICTURE_ID, of: 'page' })
  }, [artifactId, frame, isReady])

  useHeard(frame, message => {
    if (message.type !== 'PICTURE' || message.id !== PICTURE_ID) return
    const kept = message.url === null ? Promise.resolve() : keepPicture(artifactId, message.url)
    void kept
      .then(() => {
        if (message.url === null) return
        const pictureSrc = picturePath(artifactId)
        client.setQueryData<ArtifactPreview>(
          previewKey(artifactId),
          known => known && { ...known, pictureSrc },
        )
        client.setQueriesData<ArtifactVersion[]>({ queryKey: VERSIONS_KEY }, versions =>
          versions?.map(version => (version.id === artifactId ? { ...version, pictureSrc } : version)),
        )
      })
      // A picture is a convenience: the design itself is shown where there is none.
      .catch(() => undefined)
      .finally(() => latest.current?.())
  })
}
