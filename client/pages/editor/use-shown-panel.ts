import { usePatternId, useRoom } from '#client/room/document/room-provider.tsx'
import { publishPresence } from '#client/room/presence/publish-presence.ts'
import { type PanelName, usePanel } from '#client/state/panel.ts'

/** The panel that is shown; presence tells the others. */
export function useShownPanel(atFirst: PanelName): [PanelName, (panel: PanelName) => void] {
  const { awareness } = useRoom()
  const [panel, setPanel] = usePanel(usePatternId(), atFirst)
  const show = (next: PanelName) => {
    setPanel(next)
    publishPresence(awareness, { panel: next })
  }
  return [panel, show]
}
