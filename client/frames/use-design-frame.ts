import { useCallback } from 'react'
import {
  HOST_SANDBOX,
  PORT_SANDBOX,
  STILL_HOST_SANDBOX,
  STILL_PORT_SANDBOX,
} from '#client/frames/attributes.ts'
import { showInPort } from '#client/frames/show-in-port.ts'
import { usePreviewWay } from '#client/frames/use-preview-way.ts'

interface Shown {
  key: string
  artifactId: string
  /** Its address on the preview host. */
  src: string
}

interface DesignFrame {
  ref: React.RefCallback<HTMLIFrameElement>
  src: string | undefined
  sandbox: string
}

/**
 * What an iframe needs to show a version the way this browser gets previews; null until that is known. The element is
 * in `elements` as long as it is in the page.
 */
export function useDesignFrame(
  { key, artifactId, src }: Shown,
  elements: Map<string, HTMLIFrameElement>,
  { isStill = false }: { isStill?: boolean } = {},
): DesignFrame | null {
  const serving = usePreviewWay()
  const port = serving?.way === 'port' ? serving.port : null
  // The same one at every render, since a frame of port mode is opened by it.
  const ref = useCallback(
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
  if (!serving) return null
  if (port === null) return { ref, src, sandbox: isStill ? STILL_HOST_SANDBOX : HOST_SANDBOX }
  return { ref, src: undefined, sandbox: isStill ? STILL_PORT_SANDBOX : PORT_SANDBOX }
}
