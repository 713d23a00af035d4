import { sentenceOf } from '#client/api/call.ts'
import { useCollapseDirections, useKeepDirection, useKnownCopies } from '#client/api/canvas.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { toast } from '#client/ui/toast.ts'
import { nodesOf, readNode } from '#room-schema/canvas-room.ts'
import type { Direction, DirectionsMeant } from '#shared/canvas.ts'
import { useShowNode } from '../board/use-show-node.ts'

interface Decide {
  keepAs(as: 'version' | 'design'): void
  setAside(which: DirectionsMeant, isAside: boolean): void
  isBusy: boolean
}

/** What is decided of a direction, and what is said of it: where a version that was kept has gone. */
export function useDecide(nodeId: string, { of }: Direction): Decide {
  const { id: spaceId, room } = useCanvas()
  const keep = useKeepDirection()
  const collapse = useCollapseDirections()
  const copyOf = useKnownCopies(spaceId)
  const show = useShowNode()
  const keptAsVersion = (originId: string) => {
    const name = readNode(nodesOf(room.doc).get(originId))?.name ?? 'its origin'
    const original = copyOf(originId)?.of?.name
    toast.success(`It is the newest version of “${name}” on this canvas.`, {
      description:
        original &&
        `That is a copy: the original “${original}” stays as it is until you choose Save to original.`,
      action: { label: 'Show it', onClick: () => show(originId) },
    })
  }
  return {
    isBusy: keep.isPending || collapse.isPending,
    keepAs: as =>
      void keep.mutateAsync({ spaceId, nodeId, as }).then(
        () => (as === 'version' && of ? keptAsVersion(of) : toast.success(OF_ITS_OWN)),
        error => toast.error('It could not be kept.', { description: sentenceOf(error) }),
      ),
    setAside: (which, isAside) =>
      collapse.mutate(
        { spaceId, nodeId, isCollapsed: isAside, which },
        {
          onError: error =>
            toast.error(isAside ? 'Nothing was set aside.' : 'Nothing was brought back.', {
              description: sentenceOf(error),
            }),
        },
      ),
  }
}

const OF_ITS_OWN = 'It is a design of its own on this canvas now.'
