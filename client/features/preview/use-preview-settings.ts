import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { type DesignLooks, useUpdateDesign } from '#client/api/design.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { toast } from '#client/ui/toast.ts'
import type { ViewportName } from '#shared/design.ts'

export interface PreviewSettings {
  viewport: ViewportName
  setViewport(name: ViewportName): void
  /** Of the responsive viewport; null fills the panel. */
  responsiveWidth: number | null
  setResponsiveWidth(width: number | null): void
  /** Null when this design has no dark mode to switch. */
  isDarkMode: boolean | null
  setDarkMode(isDark: boolean): void
  /** Whether this person looks at it in a way of their own. */
  isDetached: boolean
  setDetached(isDetached: boolean): void
}

/** Writers set viewport and dark mode for everybody; others, and who has detached, for themselves. */
export function usePreviewSettings(canWrite: boolean): PreviewSettings {
  const { viewport, responsiveWidth, isDarkMode, config } = useMeta()
  const shared: DesignLooks = { viewport, responsiveWidth, isDarkMode }
  const update = useUpdateDesign(usePatternId())
  const [own, setOwn] = useState<DesignLooks | null>(null)
  const onItsWay = update.isPending ? update.variables : {}
  const looks = own ?? { ...shared, ...onItsWay }
  const change = (next: Partial<DesignLooks>) => {
    if (own || !canWrite) setOwn({ ...looks, ...next })
    else update.mutate(next, { onError: error => toast.error(sentenceOf(error)) })
  }
  return {
    viewport: looks.viewport,
    setViewport: name => change({ viewport: name }),
    responsiveWidth: looks.responsiveWidth,
    setResponsiveWidth: width => change({ responsiveWidth: width }),
    isDarkMode: config.designSystem === 'shadcn' ? looks.isDarkMode : null,
    setDarkMode: isDark => change({ isDarkMode: isDark }),
    isDetached: own !== null,
    setDetached: isDetached => setOwn(isDetached ? looks : null),
  }
}
