import { useSetAtom } from 'jotai'
import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { MESSAGES } from '#shared/messages.ts'

interface LimitPopoverProps {
  /** Null: nothing was refused. */
  limit: 'credits' | 'private' | null
  onClose(): void
  /** What it hangs on. */
  children: ReactNode
}

const SAID = {
  credits: { title: MESSAGES.outOfCreditsTitle, text: 'Converting takes a credit, and none is left.' },
  private: {
    title: 'This needs a paid plan.',
    text: 'The design is private, and so would be what it becomes.',
  },
}

/** Why nothing was converted, beside what was pressed (section 8). */
export function LimitPopover({ limit, onClose, children }: LimitPopoverProps) {
  const open = useSetAtom(openDialogAtom)
  return (
    <Popover.Root open={limit !== null} onOpenChange={isOpen => !isOpen && onClose()}>
      <Popover.Anchor asChild>{children}</Popover.Anchor>
      <Popover.Portal>
        {limit && (
          <Popover.Content
            side="top"
            align="end"
            sideOffset={8}
            collisionPadding={12}
            aria-label={SAID[limit].title}
            className="z-50 w-72 animate-fade rounded-lg border border-line bg-raised p-4 text-sm shadow-3 outline-none"
          >
            <p className="font-medium">{SAID[limit].title}</p>
            <p className="mt-1 mb-3 text-ink-soft">{SAID[limit].text} Nothing was made or charged.</p>
            <div className="flex justify-end gap-2">
              <Button size="sm" onClick={onClose}>
                Got it
              </Button>
              <Button size="sm" look="primary" onClick={() => open({ kind: 'upgrade', about: limit })}>
                See plans
              </Button>
            </div>
          </Popover.Content>
        )}
      </Popover.Portal>
    </Popover.Root>
  )
}
