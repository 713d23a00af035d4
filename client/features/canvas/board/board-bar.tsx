import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Action, isShown } from '#client/actions/action.ts'
import { keyNames } from '#client/lib/keys.ts'
import { IconButton } from '#client/ui/icon-button.tsx'

/** A small bar that floats over the board. */
export function Bar({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={clsx(
        'nopan nodrag flex items-center gap-0.5 rounded-lg border border-line bg-raised p-1 shadow-2',
        className,
      )}
    >
      {children}
    </div>
  )
}

export const BarLine = () => <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />

/** An action as a button of a bar. */
export function BarButton({ action, isPressed }: { action: Action; isPressed?: boolean }) {
  if (!isShown(action)) return null
  const { name, icon, keys, whyNot, isBusy, run } = action
  const key = keys?.[0]
  const named = key ? `${name} (${keyNames(key).join(' ')})` : name
  return (
    <IconButton
      label={name}
      tooltip={whyNot ?? named}
      disabled={Boolean(whyNot) || isBusy === true}
      aria-pressed={isPressed}
      onClick={run}
      className="[&>svg]:size-4"
    >
      {icon}
    </IconButton>
  )
}
