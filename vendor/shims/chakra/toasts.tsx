import * as chakra from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'

interface Toast {
  title?: ReactNode
  description?: ReactNode
  status?: 'info' | 'warning' | 'success' | 'error' | 'loading'
  duration?: number | null
  isClosable?: boolean
  render?: (given: { onClose: () => void }) => ReactNode
}

const shown = new Map<number, Toast>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
let next = 0

function show(toast: Toast): number {
  const id = next++
  shown.set(id, toast)
  tell()
  if (toast.duration !== null) setTimeout(() => close(id), toast.duration ?? 5_000)
  return id
}
function close(id: number): void {
  shown.delete(id)
  tell()
}

const toast = Object.assign(show, {
  close,
  closeAll: () => [...shown.keys()].forEach(close),
  isActive: (id: number) => shown.has(id),
  update: (id: number, changed: Toast) => {
    shown.set(id, changed)
    tell()
  },
  promise: (work: Promise<unknown>, said: { success: Toast; error: Toast; loading: Toast }) => {
    const id = show({ ...said.loading, status: 'loading', duration: null })
    const then = (end: Toast, status: Toast['status']) => () => {
      close(id)
      show({ ...end, status })
    }
    work.then(then(said.success, 'success'), then(said.error, 'error'))
  },
})

/** Messages as version 2 shows them: a function, and no element that a design would have to add. */
export const useToast = (defaults: Toast = {}) =>
  Object.assign((given: Toast) => show({ ...defaults, ...given }), toast)
export const createStandaloneToast = () => ({ toast, ToastContainer: () => null })

export function OlderToasts() {
  const [toasts, setToasts] = useState<[number, Toast][]>([])
  useEffect(() => {
    const look = () => setToasts([...shown])
    listeners.add(look)
    return () => void listeners.delete(look)
  }, [])
  if (toasts.length === 0) return null
  return (
    <chakra.Portal>
      <chakra.Stack position="fixed" bottom="4" insetX="0" alignItems="center" zIndex="toast">
        {toasts.map(([id, { title, description, status = 'info', isClosable, render }]) =>
          render ? (
            <div key={id}>{render({ onClose: () => close(id) })}</div>
          ) : (
            <chakra.Alert.Root
              key={id}
              status={status === 'loading' ? 'info' : status}
              variant="solid"
              width="auto"
              minWidth="xs"
            >
              <chakra.Alert.Indicator />
              <chakra.Alert.Content>
                <chakra.Alert.Title>{title}</chakra.Alert.Title>
                {description ? <chakra.Alert.Description>{description}</chakra.Alert.Description> : null}
              </chakra.Alert.Content>
              {isClosable ? <chakra.CloseButton size="xs" onClick={() => close(id)} /> : null}
            </chakra.Alert.Root>
          ),
        )}
      </chakra.Stack>
    </chakra.Portal>
  )
}
