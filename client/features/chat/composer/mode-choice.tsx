import { useExperiment } from '#client/api/users.ts'
import { modeOptions } from '#client/lib/mode-options.ts'
import { useStored } from '#client/lib/stored.ts'
import { useRoomId } from '#client/room/document/room-provider.tsx'
import { composingOf } from '#client/state/composer.ts'
import { Select } from '#client/ui/select.tsx'

/** How the next message is answered; kept for the room. */
export function ModeChoice() {
  const [composing, setComposing] = useStored(composingOf(useRoomId()))
  const isAgentOn = useExperiment('agent')
  if (!isAgentOn) return null
  return (
    <Select
      label="Mode"
      value={composing.mode}
      options={modeOptions(isAgentOn)}
      onChange={mode => setComposing({ ...composing, mode })}
      isQuiet
    />
  )
}
