import { useSetAtom } from 'jotai'
import { Globe, Lock } from 'lucide-react'
import { useTellRequests } from '#client/actions/use-tell-requests.ts'
import { useAccessRequests } from '#client/api/access-requests.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { AskingMark } from '#client/ui/asking-mark.tsx'
import { Button } from '#client/ui/button.tsx'
import type { AccessMode } from '#shared/access.ts'

/** The icon says who can see the design: the world, or those invited. A mark says that somebody asks to be let in. */
export function ShareButton({ id, access }: { id: string; access: AccessMode }) {
  const open = useSetAtom(openDialogAtom)
  const asking = useTellRequests(useAccessRequests(id).data, () => open({ kind: 'share' }))
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
      <AskingMark asking={asking} />
    </Button>
  )
}
