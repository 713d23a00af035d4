import { useState, useSyncExternalStore } from 'react'
import { useArtifactPreview } from '#client/api/artifacts.ts'
import { useBoard } from '#client/features/canvas/board/board-context.ts'
import { VersionPicture } from '#client/features/preview/version-picture.tsx'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { nodesOf, readNode } from '#room-schema/canvas-room.ts'

/** Takes the pictures that designs on the board do not have yet, one after the other, in frames that nobody sees. */
export function BoardPictures() {
  const { room } = useCanvas()
  const board = useBoard()
  const { nodes } = useSyncExternalStore(board.subscribe, board.shown)
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const missing = nodes
    .map(({ id }) => readNode(nodesOf(room.doc).get(id)))
    .find(
      node =>
        node?.status === 'ready' &&
        node.artifactId !== null &&
        node.thumbnail === null &&
        !done.has(node.artifactId),
    )
  if (!missing?.artifactId) return null
  const { artifactId, editorRoomId } = missing
  return (
    <Missing
      key={artifactId}
      patternId={editorRoomId}
      artifactId={artifactId}
      onDone={() => setDone(before => new Set([...before, artifactId]))}
    />
  )
}

interface MissingProps {
  patternId: string
  artifactId: string
  onDone(): void
}

function Missing({ patternId, artifactId, onDone }: MissingProps) {
  const { data } = useArtifactPreview(artifactId)
  if (data?.status !== 'compiled') return null
  return (
    <VersionPicture
      patternId={patternId}
      artifactId={artifactId}
      previewSrc={data.previewSrc}
      onDone={onDone}
    />
  )
}
