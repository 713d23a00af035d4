import { type ReactNode, Suspense } from 'react'
import { addToRest } from '#client/lib/load-late.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'

const OpenAlert = lazyPart(
  addToRest(() => import('#client/ui/alert-content.tsx').then(({ OpenAlert }) => OpenAlert)),
)

export interface AlertProps {
  title: string
  text?: ReactNode
  isOpen: boolean
  onClose(): void
  /** Without one the alert has nothing to decide and only closes. */
  action?: { label: string; isDangerous?: boolean; run(): void }
  closeLabel?: string
}

/** For what cannot be taken back, and where the specification says alert; loaded when it has something to say. */
export function Alert(props: AlertProps) {
  return <Suspense>{props.isOpen && <OpenAlert {...props} />}</Suspense>
}
