import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'
import { NeedsHost } from '#client/frames/needs-host.tsx'
import { IntegrationsList } from './integrations-list.tsx'

interface IntegrationsPopoverProps {
  patternId: string
  trigger: ReactNode
  isOpen: boolean
  setOpen(isOpen: boolean): void
}

/** What is linked, on the button it hangs on. */
export function IntegrationsPopover({ patternId, trigger, isOpen, setOpen }: IntegrationsPopoverProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
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
