import { Plug } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useExperiment } from '#client/api/users.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'

const IntegrationsPopover = lazyPart(() =>
  import('./integrations-popover.tsx').then(({ IntegrationsPopover }) => IntegrationsPopover),
)

/** What of other services serves this design; for whoever may edit it, where the server lets designs have it. */
export function IntegrationsButton({ patternId }: { patternId: string }) {
  const isOn = useExperiment('integrations')
  const [isAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (!isOn) return null
  const button = (
    <IconButton label="Integrations" className="max-md:hidden">
      <Plug className="size-4" />
    </IconButton>
  )
  const ask = () => {
    setAsked(true)
    setOpen(true)
  }
  // Only its button is there until it is asked for.
  const control = (
    <IconButton
      label="Integrations"
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={ask}
      className="max-md:hidden"
    >
      <Plug className="size-4" />
    </IconButton>
  )
  if (!isAsked) return control
  return (
    <Suspense fallback={control}>
      <IntegrationsPopover {...{ patternId, isOpen, setOpen }} trigger={button} />
    </Suspense>
  )
}
