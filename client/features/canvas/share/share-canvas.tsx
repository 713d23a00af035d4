import { useSetAtom } from 'jotai'
import { Globe, Lock } from 'lucide-react'
import { useTellRequests } from '#client/actions/use-tell-requests.ts'
import { useCanvasRequests } from '#client/api/canvas-requests.ts'
import { useCanvasMeta } from '#client/room/canvas/canvas-hooks.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { AskingMark } from '#client/ui/asking-mark.tsx'
import { Button } from '#client/ui/button.tsx'

/** The icon says who can see the canvas: the world, or those invited. A mark says that somebody asks to be let in. */
export function ShareCanvas() {
  const { id } = useCanvas()
  const open = useSetAtom(openDialogAtom)
  const { access } = useCanvasMeta()
  const asking = useTellRequests(useCanvasRequests(id).data, () => open({ kind: 'share' }))
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
