import { useState } from 'react'
import { type ShownDesign, useDesignFrame } from '#client/frames/use-design-frame.ts'
import { useTakePicture } from '#client/frames/use-take-picture.ts'
import { useIdle } from '#client/lib/use-idle.ts'

/** A page as on a laptop, whatever the window is that takes the picture. */
export const PICTURED_PAGE = { width: 1280, height: 800 }

interface Options {
  /** Of whoever may write: gives the version its picture. */
  takesPicture: boolean
  /** Told when the picture has been taken, or cannot be. */
  onDone?(): void
}

/**
 * A design that is only looked at, small or unseen. Keeps the address it began with: a renewed pass is no reason to load
 * it again.
 */
export function useStillFrame(shown: () => ShownDesign, { takesPicture, onDone }: Options) {
  const [kept] = useState(shown)
  const { attributes, frame, state } = useDesignFrame(kept, {
    isStill: true,
    heard: message => {
      if (message.type === 'PAINTED' && message.outcome !== 'painted') onDone?.()
    },
  })
  const isPainted = state.outcome === 'painted'
  const isReady = useIdle(takesPicture && isPainted)
  useTakePicture({ artifactId: kept.artifactId, frame, isReady, onDone })
  return { attributes, isPainted, hasThrown: state.outcome === 'thrown' }
}
