import { useSetAtom } from 'jotai'
import { Globe, Lock } from 'lucide-react'
import { useCanvasMeta } from '#client/room/canvas/canvas-hooks.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'

/** The icon says who can see the canvas: the world, or those invited. */
export function ShareCanvas() {
  const open = useSetAtom(openDialogAtom)
  const { access } = useCanvasMeta()
  const Icon = access === 'public' ? Globe : Lock
  return (
    <Button onClick={() => open({ kind: 'share' })} title={access === 'public' ? 'Public' : 'Private'}>
      <Icon className="size-3.5" />
      <span className="max-sm:sr-only">Share</span>
    </Button>
  )
}
