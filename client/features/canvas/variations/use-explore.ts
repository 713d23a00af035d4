import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { madeWith, type PresetChoice } from '#client/actions/use-preset-choices.ts'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { exploreDirections } from '#client/api/canvas.ts'
import { CREDITS_KEY } from '#client/api/credits.ts'
import { useRequestIds } from '#client/lib/use-request-ids.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { homeChoices } from '#client/state/home-choices.ts'
import { toast } from '#client/ui/toast.ts'

interface Wanted {
  nodeId: string | null
  prompt: string
  count: number
  /** What directions of words alone are made with. */
  preset?: PresetChoice
}

/** Without words of one's own. */
const ANY_DIRECTION = 'Explore another direction for this design.'

/** Several directions at once, of a design or of a prompt: all of them begin, or none. */
export function useExplore(onBegun: (nodeIds: string[]) => void) {
  const { id: spaceId } = useCanvas()
  const client = useQueryClient()
  const open = useSetAtom(openDialogAtom)
  const requestIdOf = useRequestIds()
  const explore = useMutation({
    mutationFn: ({ nodeId, prompt, count, preset }: Wanted) => {
      const updatePrompt = prompt.trim() || ANY_DIRECTION
      const { mode, modelId } = homeChoices.read()
      const requestId = requestIdOf(JSON.stringify([nodeId, updatePrompt, count, modelId, preset?.value]))
      const made = nodeId === null && preset ? madeWith(preset) : {}
      return exploreDirections({ spaceId, nodeId, updatePrompt, count, mode, modelId, requestId, ...made })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: CREDITS_KEY }),
  })
  return {
    isExploring: explore.isPending,
    explore: async (wanted: Wanted): Promise<boolean> => {
      try {
        const { nodes, isByTemplates, areUsual } = await explore.mutateAsync(wanted)
        if (isByTemplates)
          toast('The directions are themes and templates.', {
            description: 'No model is connected that could think of others.',
          })
        if (areUsual)
          toast('The directions are the usual ones.', {
            description: 'The model named none of its own for this design.',
          })
        onBegun(nodes.map(({ nodeId }) => nodeId))
        return true
      } catch (error) {
        if (hasCode(error, 'out_of_credits')) open({ kind: 'upgrade', about: 'credits' })
        else toast.error('Nothing was explored.', { description: sentenceOf(error) })
        return false
      }
    },
  }
}
