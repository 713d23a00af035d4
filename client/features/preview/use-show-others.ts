import { useEffect } from 'react'
import { tellFrame } from '#client/frames/messages.ts'
import { useOtherSelections } from '#client/room/presence/presence-hooks.ts'
import { OTHERS_MAX } from '#shared/frame-messages.ts'
import type { Frame } from './frame-swap.ts'

interface Options {
  shown: Frame | null
  elements: ReadonlyMap<string, HTMLIFrameElement>
  activeArtifactId: string | null
}

/** Outlines in the shown frame what others have selected. */
export function useShowOthers({ shown, elements, activeArtifactId }: Options): void {
  const others = useOtherSelections()
  const key = shown?.key
  // Theirs are places in the active version; in another one they would point anywhere.
  const isSame = shown?.artifactId === activeArtifactId
  // A frame is outside of React.
  useEffect(() => {
    const element = key === undefined ? null : elements.get(key)
    if (!element) return
    const selections = (isSame ? others : [])
      .slice(0, OTHERS_MAX)
      .map(({ user, file, line, column, index }) => ({
        loc: `${file}:${line}:${column}`,
        index,
        color: user.color,
        name: user.name.slice(0, 100),
      }))
    tellFrame(element, { type: 'SHOW_OTHERS', selections })
  }, [elements, key, isSame, others])
}
