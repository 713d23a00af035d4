import type { ReactNode } from 'react'
import { toast as show } from 'sonner'

interface Toast {
  title?: ReactNode
  description?: ReactNode
  action?: ReactNode
  variant?: 'default' | 'destructive'
  duration?: number
}

interface ShownToast {
  id: string | number
  dismiss(): void
  update(next: Toast): void
}

/** The toasts of older code, shown by the ones of now. */
function toast(given: Toast): ShownToast {
  const id = present(given)
  return { id, dismiss: () => show.dismiss(id), update: next => void present(next, id) }
}

function present(
  { title, description, action, variant, duration }: Toast,
  id?: string | number,
): string | number {
  const kind = variant === 'destructive' ? show.error : show
  const options = { description, action, ...(duration !== undefined && { duration }), ...(id && { id }) }
  return kind(title ?? description, title ? options : { ...options, description: undefined })
}

const TOASTS = { toasts: [] as Toast[], toast, dismiss: (id?: string | number) => void show.dismiss(id) }

const useToast = () => TOASTS

export { toast, useToast }
