import { useStored } from '#client/lib/stored.ts'
import { useRoomId } from '#client/room/room-provider.tsx'
import { composingOf } from '#client/state/composing.ts'
import { Select, type SelectOption } from '#client/ui/select.tsx'
import type { ModelMode } from '#shared/chat.ts'

const OPTIONS: SelectOption<ModelMode>[] = [
  { value: 'best', label: 'Best', detail: 'writes in one pass' },
  { value: 'agent', label: 'Agent', detail: 'looks, changes and checks' },
]

/** How the next message is answered; kept for the room. */
export function ModeChoice() {
  const [composing, setComposing] = useStored(composingOf(useRoomId()))
  return (
    <Select
      label="Mode"
      value={composing.mode}
      options={OPTIONS}
      onChange={mode => setComposing({ ...composing, mode })}
      isQuiet
    />
  )
}
