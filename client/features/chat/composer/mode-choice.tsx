import { ModelSelect } from '#client/actions/model-select.tsx'
import { useExperiment } from '#client/api/users.ts'
import { modeOptions } from '#client/lib/mode-options.ts'
import { useStored } from '#client/lib/stored.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { composerOf } from '#client/state/composer.ts'
import { Select } from '#client/ui/select.tsx'

/** How the next message is answered, and by what; kept for the room. */
export function ModeChoice() {
  const [composer, setComposer] = useStored(composerOf(usePatternId()))
  const isAgentOn = useExperiment('agent')
  return (
    <>
      {isAgentOn && (
        <Select
          label="Mode"
          value={composer.mode}
          options={modeOptions(isAgentOn)}
          onChange={mode => setComposer({ ...composer, mode })}
          isQuiet
        />
      )}
      <ModelSelect
        mode={composer.mode}
        picked={composer.modelId}
        onPick={modelId => setComposer({ ...composer, modelId })}
      />
    </>
  )
}
