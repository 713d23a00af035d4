import { clsx } from 'clsx'
import { useState } from 'react'
import { useTypedName } from '#client/actions/use-typed-name.ts'
import { useCopyOf, useRenameNode } from '#client/api/canvas.ts'
import type { PersonOnBoard } from '#client/room/canvas/board-people.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { PATTERN_NAME_MAX_CHARACTERS } from '#shared/patterns.ts'
import { copyWords } from './copy-words.ts'

interface DesignLabelProps {
  nodeId: string
  name: string
  artifactId: string | null
  /** What tells a direction from the others, which have the same name; null for any other design. */
  direction: string | null
  isSelected: boolean
  /** The card is so wide on the screen that there is more to read than its name. */
  hasRoom: boolean
  /** Who works in it. */
  people: readonly PersonOnBoard[]
}

/** The name above a design, which a double click makes a field. */
export function DesignLabel(props: DesignLabelProps) {
  const { nodeId, name, artifactId, direction, isSelected, hasRoom, people } = props
  const { canWrite } = useCanvas()
  const [isRenaming, setRenaming] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: with keys a design is renamed on its own page, where its name is a field.
    <div
      className={clsx('board-label', isSelected && 'text-accent-ink')}
      onDoubleClick={event => {
        event.stopPropagation()
        if (canWrite) setRenaming(true)
      }}
    >
      {isRenaming ? (
        <NameField nodeId={nodeId} name={name} onDone={() => setRenaming(false)} />
      ) : (
        <span className="truncate" title={name}>
          {name}
        </span>
      )}
      {direction === null ? (
        hasRoom && <CopyOf nodeId={nodeId} artifactId={artifactId} />
      ) : (
        <span className="board-direction-words truncate" title={direction}>
          {direction}
        </span>
      )}
      {people.map(({ clientId, user, isTyping }) => (
        <span key={clientId} className="board-person" style={{ backgroundColor: user.color }}>
          {isTyping ? `${user.name} is typing` : user.name}
        </span>
      ))}
    </div>
  )
}

function CopyOf({ nodeId, artifactId }: Pick<DesignLabelProps, 'nodeId' | 'artifactId'>) {
  const { id } = useCanvas()
  const words = copyWords(useCopyOf(id, nodeId), artifactId)
  if (!words) return null
  return (
    <span className="board-copy truncate" title={words}>
      {words}
    </span>
  )
}

/** Sent when it rests, when it is left, and however the page is left. */
function NameField({ nodeId, name, onDone }: { nodeId: string; name: string; onDone(): void }) {
  const { id: roomId } = useCanvas()
  const { mutateAsync } = useRenameNode()
  const { typed, type, save, revert } = useTypedName({
    historyId: roomId,
    name,
    rename: (newName, isLast) => mutateAsync({ roomId, nodeId, newName, isLast }),
  })
  return (
    <input
      aria-label="Design name"
      value={typed ?? name}
      maxLength={PATTERN_NAME_MAX_CHARACTERS}
      // biome-ignore lint/a11y/noAutofocus: a double click asked for it.
      autoFocus
      dir="auto"
      className="board-frame-name nodrag nopan"
      onFocus={event => event.currentTarget.select()}
      onChange={event => type(event.currentTarget.value)}
      onBlur={() => {
        save()
        onDone()
      }}
      onKeyDown={event => {
        event.stopPropagation()
        if (event.key === 'Escape') revert()
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
      }}
    />
  )
}
