import { atom, useAtom } from 'jotai'

export type PanelName = 'preview' | 'chat' | 'code'

/** Which panel this tab looks at; another room begins anew. */
const panelAtom = atom<{ roomId: string; panel: PanelName } | null>(null)

export function usePanel(roomId: string, atFirst: PanelName): [PanelName, (panel: PanelName) => void] {
  const [chosen, choose] = useAtom(panelAtom)
  const panel = chosen?.roomId === roomId ? chosen.panel : atFirst
  return [panel, next => choose({ roomId, panel: next })]
}
