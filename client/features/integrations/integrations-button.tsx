import { Plug } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { useExperiment } from '#client/api/users.ts'
import { NeedsHost } from '#client/frames/needs-host.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { IntegrationsList } from './integrations-list.tsx'

/** What of other services serves this design; for whoever may edit it, where the server lets designs have it. */
export function IntegrationsButton({ patternId }: { patternId: string }) {
  const isOn = useExperiment('integrations')
  const [isOpen, setOpen] = useState(false)
  if (!isOn) return null
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton label="Integrations" className="max-md:hidden">
          <Plug className="size-4" />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label="Integrations"
          className="z-30 w-80 animate-fade rounded-lg border border-line bg-raised p-4 text-sm shadow-3 outline-none"
        >
          <h2 className="text-base font-semibold tracking-tight">Integrations</h2>
          <div className="mt-3">
            <NeedsHost what="ai">
              <IntegrationsList patternId={patternId} onLeave={() => setOpen(false)} />
            </NeedsHost>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
