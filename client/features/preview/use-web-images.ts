import { useEffect, useRef } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useUpdateDesign } from '#client/api/design.ts'
import { useMeta } from '#client/room/meta-hooks.ts'
import { useRoomId } from '#client/room/room-provider.tsx'
import { toast } from '#client/ui/toast.ts'

export interface WebImages {
  isOn: boolean
  toggle(): void
}

/** The recorded switch of a design that shows pictures from the web; every frame is loaded anew when it is turned. */
export function useWebImages(renew: () => void): WebImages {
  const { allowsWebImages: isOn } = useMeta()
  const update = useUpdateDesign(useRoomId())
  const before = useRef(isOn)
  const latest = useRef(renew)
  latest.current = renew
  // What a frame may load is decided when its page is served.
  useEffect(() => {
    if (before.current === isOn) return
    before.current = isOn
    latest.current()
  }, [isOn])
  return {
    isOn,
    toggle: () =>
      update.mutate({ allowsWebImages: !isOn }, { onError: error => toast.error(sentenceOf(error)) }),
  }
}
