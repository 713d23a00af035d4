import type { ViewportName } from '#shared/design.ts'

/** What can be done with the preview right now; null where it cannot. */
export interface PreviewTools {
  refresh: (() => void) | null
  open: (() => void) | null
  select: (() => void) | null
  insert: (() => void) | null
  toggleDark: (() => void) | null
  isDark: boolean
  toggleFullScreen(): void
  viewport: ViewportName
  setViewport(name: ViewportName): void
}

let offered: PreviewTools | null = null

/** Told by the preview, read by whoever opens the palette: nothing is rendered for it in between. */
export function offerPreviewTools(tools: PreviewTools): () => void {
  offered = tools
  return () => {
    if (offered === tools) offered = null
  }
}

export const previewTools = (): PreviewTools | null => offered
