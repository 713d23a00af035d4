import { useEffect, useRef } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useUpdateDesign } from '#client/api/design.ts'
import { usePreviewWay } from '#client/frames/use-preview-way.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { toast } from '#client/ui/toast.ts'

export interface WebImages {
  isOn: boolean
  /** Why it cannot be turned; null when it can. */
  whyNot: string | null
  toggle(): void
}

/** The recorded switch of a design that shows pictures from the web; every frame is loaded anew when it is turned. */
export function useWebImages({ canWrite, renew }: { canWrite: boolean; renew(): void }): WebImages {
  const { allowsWebImages: isOn } = useMeta()
  const update = useUpdateDesign(usePatternId())
  const before = useRef(isOn)
  const latest = useRef(renew)
  latest.current = renew
  // What a frame may load is decided when its page is served.
  useEffect(() => {
    if (before.current === isOn) return
    before.current = isOn
    latest.current()
  }, [isOn])
  const way = usePreviewWay()?.way
  return {
    isOn,
    whyNot: whyNot(canWrite, way === 'host'),
    toggle: () =>
      update.mutate({ allowsWebImages: !isOn }, { onError: error => toast.error(sentenceOf(error)) }),
  }
}

function whyNot(canWrite: boolean, isServedByHost: boolean): string | null {
  if (!canWrite) return 'Only people who may edit load pictures from the web'
  return isServedByHost ? null : 'Previews without an address of their own load no pictures from the web'
}
