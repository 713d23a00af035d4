import { atom, useAtom } from 'jotai'

export type PanelName = 'preview' | 'chat' | 'code'

/** The panel this tab shows; another design starts with its own. */
const panelAtom = atom<{ patternId: string; panel: PanelName } | null>(null)

export function usePanel(patternId: string, atFirst: PanelName): [PanelName, (panel: PanelName) => void] {
  const [chosen, choose] = useAtom(panelAtom)
  const panel = chosen?.patternId === patternId ? chosen.panel : atFirst
  return [panel, next => choose({ patternId, panel: next })]
}
