import { clsx } from 'clsx'
import { Grid3x3, Hand, MousePointer2 } from 'lucide-react'
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

interface ToolsOptions {
  isHand: boolean
  setHand(isHand: boolean): void
  isOnGrid: boolean
  setOnGrid(isOnGrid: boolean): void
  canWrite: boolean
}

export type ToolActions = Record<'select' | 'hand' | 'grid', Action>

/** What the pointer does. */
export const toolActions = ({
  isHand,
  setHand,
  isOnGrid,
  setOnGrid,
  canWrite,
}: ToolsOptions): ToolActions => ({
  select: {
    ...{ id: 'select', group: 'Edit', name: 'Select', icon: <MousePointer2 />, keys: ['V'] },
    run: () => setHand(false),
  },
  hand: {
    ...{
      id: 'hand',
      group: 'Edit',
      name: 'Move the board',
      words: ['pan', 'hand'],
      icon: <Hand />,
      keys: ['H'],
    },
    run: () => setHand(!isHand),
  },
  grid: {
    ...{ id: 'grid', group: 'Edit', name: 'Snap to grid', icon: <Grid3x3 />, isShown: canWrite },
    run: () => setOnGrid(!isOnGrid),
  },
})
