import { createContext, useContext, useSyncExternalStore } from 'react'
import { LiveNodes } from './live-nodes.ts'

export const LiveNodesContext = createContext(new LiveNodes())

export const useLiveNodes = (): LiveNodes => useContext(LiveNodesContext)

export function useIsLive(id: string): boolean {
  const live = useLiveNodes()
  return useSyncExternalStore(live.subscribe, () => live.isLive(id))
}
