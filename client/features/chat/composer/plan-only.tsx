import { ListChecks } from 'lucide-react'
import { useTemplatesAnswer } from '#client/api/models.ts'
import { useStored } from '#client/lib/stored.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { composerOf } from '#client/state/composer.ts'
import { IconButton } from '#client/ui/icon-button.tsx'

/** The next message is planned, and done only when somebody says so. Templates plan nothing. */
export function PlanOnly() {
  const [composer, setComposer] = useStored(composerOf(usePatternId()))
  const { mode, modelId, isPlanOnly } = composer
  if (useTemplatesAnswer(mode, modelId)) return null
  return (
    <IconButton
      label="Plan only"
      tooltip={isPlanOnly ? 'Plan only: nothing is changed' : 'Plan only, change nothing yet'}
      aria-pressed={isPlanOnly}
      onClick={() => setComposer({ ...composer, isPlanOnly: !isPlanOnly })}
    >
      <ListChecks className="size-4" />
    </IconButton>
  )
}

/** Whether the next message is only planned: only where a model can. */
export function useIsPlanOnly(): boolean {
  const [{ mode, modelId, isPlanOnly }] = useStored(composerOf(usePatternId()))
  const areTemplates = useTemplatesAnswer(mode, modelId)
  return isPlanOnly && !areTemplates
}
