import { useEffect } from 'react'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import { useOtherSelections } from '#client/room/presence/presence-hooks.ts'
import { OTHERS_MAX } from '#shared/frame-messages.ts'
import type { Frame } from './frame-swap.ts'

interface Options {
  shown: Frame | null
  frame: DesignFrame | null
  activeArtifactId: string | null
}

/** Outlines in the shown frame what others have selected. */
export function useShowOthers({ shown, frame, activeArtifactId }: Options): void {
  const others = useOtherSelections()
  // Theirs are places in the active version; in another one they would point anywhere.
  const isSame = shown?.artifactId === activeArtifactId
  // A frame is outside of React.
  useEffect(() => {
    if (!frame) return
    const selections = (isSame ? others : [])
      .slice(0, OTHERS_MAX)
      .map(({ user, file, line, column, index }) => ({
        loc: `${file}:${line}:${column}`,
        index,
        color: user.color,
        name: user.name.slice(0, 100),
      }))
    frame.say({ type: 'SHOW_OTHERS', selections })
  }, [frame, isSame, others])
}
