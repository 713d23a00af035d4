import { ArrowUpToLine, FileSymlink } from 'lucide-react'
import { useLocation } from 'wouter'
import type { Action } from '#client/actions/action.ts'
import { useSaveVersionInto } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useCopyOf } from '#client/api/canvas.ts'
import { useNode } from '#client/room/canvas/canvas-hooks.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { toast } from '#client/ui/toast.ts'

/** The way from a copy to the design it was copied from, and of what became of it there. */
export function useOriginal(nodeId: string | null): Record<'openOriginal' | 'saveToOriginal', Action> {
  const { id: spaceId, canWrite } = useCanvas()
  const [, navigate] = useLocation()
  const node = useNode(nodeId ?? '')
  const copy = useCopyOf(spaceId, nodeId ?? '')
  const save = useSaveVersionInto()
  const group = 'Edit' as const
  const { artifactId = null, status } = node ?? {}
  const original = copy?.of ?? null
  const open = () => original && navigate(`/c/${original.patternId}`)
  return {
    openOriginal: {
      ...{ id: 'openOriginal', group, icon: <FileSymlink /> },
      name: original ? `Open the original “${original.name}”` : 'Open the original',
      isShown: original !== null,
      run: open,
    },
    saveToOriginal: {
      ...{ id: 'saveToOriginal', group, icon: <ArrowUpToLine />, words: ['back', 'update', 'version'] },
      name: 'Save to original',
      isShown: canWrite && original !== null,
      isBusy: save.isPending,
      whyNot:
        status === 'generating'
          ? 'It is being written just now'
          : artifactId === copy?.artifactId
            ? 'It is as it was copied'
            : null,
      run: () => {
        if (!original || !artifactId) return
        const wanted = { artifactId, id: original.patternId, message: 'Taken from a canvas' }
        save.mutate(wanted, {
          onSuccess: () =>
            toast.success(`It is the newest version of “${original.name}”.`, {
              action: { label: 'Open it', onClick: open },
            }),
          onError: error =>
            toast.error(`“${original.name}” could not be changed.`, { description: sentenceOf(error) }),
        })
      },
    },
  }
}
