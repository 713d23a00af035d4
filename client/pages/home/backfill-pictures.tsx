import { useEffect, useRef, useState } from 'react'
import { useArtifactPreview, useVersions } from '#client/api/artifacts.ts'
import { VersionPicture } from '#client/features/preview/version-picture.tsx'
import { isPictureAsked } from '#client/frames/use-take-picture.ts'
import { useMeta, useRunningRequest } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'

/** More than a list shows at once; the others have theirs taken another time. */
const MOST_IN_ONE_GO = 24
/** A design that never ends must not keep the others from their pictures. */
const GIVEN_UP_AFTER_MS = 30_000

/** Takes the pictures of versions that were never on a screen, the newest first and one after the other. */
export function BackfillPictures() {
  const { activeArtifactId } = useMeta()
  const { data } = useVersions(usePatternId(), activeArtifactId)
  const isRunning = useRunningRequest() !== null
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  // The active version has its picture taken when it is seen.
  const next = data?.find(
    ({ id, pictureSrc, status }) =>
      pictureSrc === null && status === 'compiled' && id !== activeArtifactId && !done.has(id),
  )
  if (!next || isRunning || done.size >= MOST_IN_ONE_GO) return null
  return (
    <MissingPicture key={next.id} artifactId={next.id} onDone={() => setDone(new Set([...done, next.id]))} />
  )
}

function MissingPicture({ artifactId, onDone }: { artifactId: string; onDone(): void }) {
  const patternId = usePatternId()
  const { data, isError } = useArtifactPreview(artifactId)
  const [wasAsked] = useState(() => isPictureAsked(artifactId))
  const isHopeless = wasAsked || isError || data?.status === 'error'
  const latest = useRef(onDone)
  latest.current = onDone
  // The next one begins when this one is through, or when there is nothing to wait for.
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), isHopeless ? 0 : GIVEN_UP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isHopeless])
  if (isHopeless || !data) return null
  return (
    <VersionPicture
      patternId={patternId}
      artifactId={artifactId}
      previewSrc={data.previewSrc}
      onDone={onDone}
    />
  )
}
