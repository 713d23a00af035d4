import { Lightbulb, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useSeesImages } from '#client/api/models.ts'
import { keyNames } from '#client/lib/keys.ts'
import { TOUCH, useMediaQuery } from '#client/lib/media-query.ts'
import { stored, useStored } from '#client/lib/stored.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { composerOf } from '#client/state/composer.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { TIP_ROTATION_MS } from '#shared/chat.ts'
import { PICTURE_TIP, TIPS, TOUCH_TIPS } from './tips.ts'

const areTipsHidden = stored('tipsHidden', z.boolean(), false)

/** Another tip every 6.5 s (section 2), unless somebody is reading it; whoever knows them all hides them. */
export function Tip() {
  const [isHidden, hide] = useStored(areTipsHidden)
  const [at, setAt] = useState(0)
  const [isRead, setRead] = useState(false)
  const [{ mode, modelId }] = useStored(composerOf(usePatternId()))
  const seesImages = useSeesImages(mode, modelId)
  const tips = (useMediaQuery(TOUCH) ? TOUCH_TIPS : TIPS).filter(tip => seesImages || tip !== PICTURE_TIP)
  // The time passes by itself.
  useEffect(() => {
    if (isHidden || isRead) return
    const timer = setInterval(() => setAt(before => before + 1), TIP_ROTATION_MS)
    return () => clearInterval(timer)
  }, [isHidden, isRead])
  if (isHidden) return null
  const text = (tips[at % tips.length] ?? '').replace('Mod', keyNames('Mod').join())
  return (
    <div
      role="note"
      aria-label="Tip"
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
      className="group/tip flex min-w-0 items-center gap-2 text-xs text-ink-faint"
    >
      <Lightbulb aria-hidden="true" className="size-3.5 shrink-0" />
      <span key={at} className="min-w-0 animate-fade truncate">
        {text}
      </span>
      <IconButton
        size="sm"
        label="Hide tips"
        className="size-6! opacity-0 group-focus-within/tip:opacity-100 group-hover/tip:opacity-100 pointer-coarse:opacity-100"
        onClick={() => hide(true)}
      >
        <X className="size-3.5" />
      </IconButton>
    </div>
  )
}
