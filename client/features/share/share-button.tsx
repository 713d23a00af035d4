import { useSetAtom } from 'jotai'
import { Globe, Lock } from 'lucide-react'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import type { AccessMode } from '#shared/access.ts'
import { useTellRequests } from './use-tell-requests.ts'

/** The icon says who can see the design: the world, or those invited. A mark says that somebody asks to be let in. */
export function ShareButton({ id, access }: { id: string; access: AccessMode }) {
  const open = useSetAtom(openDialogAtom)
  const asking = useTellRequests(id, () => open({ kind: 'share' }))
  const Icon = access === 'public' ? Globe : Lock
  return (
    <Button
      onClick={() => open({ kind: 'share' })}
      title={access === 'public' ? 'Public' : 'Private'}
      aria-description={asking > 0 ? `${asking} waiting for access` : undefined}
      className="relative"
    >
      <Icon className="size-3.5" />
      <span className="max-sm:sr-only">Share</span>
      {asking > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-1.5 -right-1.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-2xs font-semibold text-on-accent tabular-nums"
        >
          {asking}
        </span>
      )}
    </Button>
  )
}
