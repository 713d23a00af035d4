import type { DesignFrame } from '#client/frames/design-frame.ts'
import type { ViewportName } from '#shared/design.ts'

/** What can be done with the preview. */
export interface PreviewTools {
  /** The frame people look at; null while none is. */
  shownFrame: DesignFrame | null
  refresh(): void
  open(): void
  /** Why these two cannot be used now. */
  whyNotShown: string | null
  select(): void
  insert(): void
  /** Why nothing can be selected now. */
  whyNotSelect: string | null
  /** Null for a design that has no dark mode. */
  toggleDark: (() => void) | null
  isDark: boolean
  toggleFullScreen(): void
  viewport: ViewportName
  setViewport(name: ViewportName): void
}

let offered: PreviewTools | null = null

/** The preview sets them and the palette reads them when it opens, so that nothing renders in between. */
export function offerPreviewTools(tools: PreviewTools): () => void {
  offered = tools
  return () => {
    if (offered === tools) offered = null
  }
}

export const previewTools = (): PreviewTools | null => offered
