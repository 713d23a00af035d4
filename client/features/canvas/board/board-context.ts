import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Board } from './board.ts'

export const BoardContext = createContext<Board | null>(null)

export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('used outside of a board')
  return board
}

/** What is selected here: designs, notes, frames and arrows. */
export function useSelected(): ReadonlySet<string> {
  const board = useBoard()
  return useSyncExternalStore(board.subscribe, board.selected)
}
