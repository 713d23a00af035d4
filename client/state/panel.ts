import { atom, useAtom } from 'jotai'

export type PanelName = 'preview' | 'chat' | 'code'

/** Which panel this tab looks at; another room begins anew. */
const panelAtom = atom<{ patternId: string; panel: PanelName } | null>(null)

export function usePanel(patternId: string, atFirst: PanelName): [PanelName, (panel: PanelName) => void] {
  const [chosen, choose] = useAtom(panelAtom)
  const panel = chosen?.patternId === patternId ? chosen.panel : atFirst
  return [panel, next => choose({ patternId, panel: next })]
}
