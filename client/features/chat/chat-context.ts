import { createContext, useContext } from 'react'

/** Whether the person may chat here, decided once by the page. */
export const CanWriteContext = createContext(false)

export const useCanWrite = (): boolean => useContext(CanWriteContext)
