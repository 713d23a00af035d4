import { createContext, useContext } from 'react'

/** Whether the person may chat here, decided once by the page. */
export const CanWriteContext = createContext(false)

export interface EmptyWords {
  title: string
  text: string
}

/** What stands where nothing has been said yet, where a page knows it better than the chat. */
export const EmptyWordsContext = createContext<EmptyWords | null>(null)

export const useCanWrite = (): boolean => useContext(CanWriteContext)
