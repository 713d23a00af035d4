import { useSetAtom } from 'jotai'
import { Globe, Lock } from 'lucide-react'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import type { AccessMode } from '#shared/access.ts'

/** The icon says who can see the design: the world, or those invited. */
export function ShareButton({ access }: { access: AccessMode }) {
  const open = useSetAtom(openDialogAtom)
  const Icon = access === 'public' ? Globe : Lock
  return (
    <Button onClick={() => open({ kind: 'share' })} title={access === 'public' ? 'Public' : 'Private'}>
      <Icon className="size-3.5" />
      <span className="max-sm:sr-only">Share</span>
    </Button>
  )
}
