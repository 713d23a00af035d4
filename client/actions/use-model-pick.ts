import { useModelChoices } from '#client/api/models.ts'
import { useStored } from '#client/lib/stored.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { composerOf } from '#client/state/composer.ts'
import type { ModelMode } from '#shared/chat.ts'
import { takesNoCredits } from '#shared/models.ts'

interface PickedModel {
  pick: { mode: ModelMode; modelId: string | null }
  /** It is asked with this person's own key, or with that of a workspace, so it takes no credits. */
  takesNoCredits: boolean
}

/** What answers whatever this person asks of this design: what the next prompt would be answered by. */
export function useModelPick(): PickedModel {
  const [{ mode, modelId }] = useStored(composerOf(usePatternId()))
  const picked = useModelChoices().find(({ id }) => id === modelId)
  return {
    pick: { mode, modelId: picked?.id ?? null },
    takesNoCredits: picked !== undefined && takesNoCredits(picked),
  }
}
