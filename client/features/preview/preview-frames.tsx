import { clsx } from 'clsx'
import { useCallback } from 'react'
import { usePreviewWay } from '#client/api/preview-mode.ts'
import { HOST_SANDBOX, PORT_SANDBOX } from '#client/lib/frame-attributes.ts'
import type { Frame } from './frame-swap.ts'
import { showInPort } from './show-in-port.ts'
import type { PreviewFramesState } from './use-preview-frames.ts'

/**
 * Every frame there is, the one that is shown above the others. A frame never moves in the document, because moving
 * reloads it; the newer one always comes later.
 */
export function PreviewFrames({ frames: { shown, all, elements } }: { frames: PreviewFramesState }) {
  const serving = usePreviewWay()
  if (!serving) return null
  const port = serving.way === 'port' ? serving.port : null
  return all.map(frame => (
    <PreviewFrame
      key={frame.key}
      frame={frame}
      port={port}
      elements={elements}
      isShown={frame.key === shown?.key}
    />
  ))
}

interface PreviewFrameProps {
  frame: Frame
  /** The second port, in port mode. */
  port: number | null
  elements: PreviewFramesState['elements']
  isShown: boolean
}

function PreviewFrame({ frame: { key, src, artifactId }, port, elements, isShown }: PreviewFrameProps) {
  // The same one at every render, since a frame of port mode is opened by it.
  const attach = useCallback(
    (element: HTMLIFrameElement | null) => {
      if (!element) return
      elements.set(key, element)
      const close = port === null ? null : showInPort(element, { artifactId, src, port })
      return () => {
        close?.()
        elements.delete(key)
      }
    },
    [elements, key, src, artifactId, port],
  )
  return (
    <iframe
      ref={attach}
      title={isShown ? 'Preview' : 'Next version, loading'}
      src={port === null ? src : undefined}
      sandbox={port === null ? HOST_SANDBOX : PORT_SANDBOX}
      allow=""
      referrerPolicy="no-referrer"
      inert={!isShown}
      className={clsx('absolute inset-0 size-full border-0 bg-white', isShown ? 'z-10' : 'z-0')}
    />
  )
}
