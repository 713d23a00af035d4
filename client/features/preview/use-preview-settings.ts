import { useState } from 'react'
import { toast } from 'sonner'
import { sentenceOf } from '#client/api/call.ts'
import { useUpdateDesign } from '#client/api/design.ts'
import { useMeta } from '#client/room/meta-hooks.ts'
import { useRoomId } from '#client/room/room-provider.tsx'
import type { ViewportName } from '#shared/design.ts'
import type { PreviewSettings } from './preview-toolbar.tsx'

interface Change {
  viewport?: ViewportName
  isDarkMode?: boolean
}

/** Writers set viewport and dark mode for everybody; others for themselves. */
export function usePreviewSettings(canWrite: boolean): PreviewSettings {
  const shared = useMeta()
  const update = useUpdateDesign(useRoomId())
  const [own, setOwn] = useState<Change>({})
  const onItsWay = update.isPending ? update.variables : {}
  const { viewport, isDarkMode } = { ...shared, ...own, ...onItsWay }
  const change = (next: Change) => {
    if (!canWrite) setOwn({ ...own, ...next })
    else update.mutate(next, { onError: error => toast.error(sentenceOf(error)) })
  }
  return {
    viewport,
    setViewport: name => change({ viewport: name }),
    isDarkMode: shared.config.designSystem === 'shadcn' ? isDarkMode : null,
    setDarkMode: isDark => change({ isDarkMode: isDark }),
  }
}
