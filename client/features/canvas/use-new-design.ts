import { useNextPreset } from '#client/actions/use-home-preset.ts'
import { madeWith } from '#client/actions/use-preset-choices.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useAddNode } from '#client/api/canvas.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { toast } from '#client/ui/toast.ts'
import { newId } from '#shared/ids.ts'

/** An empty design as a node, of the preset beside the prompt, and what happens then. */
export function useNewDesign(then: (nodeId: string) => void): { isBusy: boolean; make(): void } {
  const { id: spaceId } = useCanvas()
  const add = useAddNode()
  const preset = useNextPreset()
  return {
    isBusy: add.isPending,
    make: () =>
      add.mutate(
        { spaceId, requestId: newId(), ...madeWith(preset.chosen) },
        {
          onSuccess: ({ nodeId }) => then(nodeId),
          onError: error => toast.error('The design could not be begun.', { description: sentenceOf(error) }),
        },
      ),
  }
}
