import { Suspense } from 'react'
import { addToRest } from '#client/lib/load-late.ts'
import type { AlertProps } from '#client/ui/alert-content.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'

const OpenAlert = lazyPart(
  addToRest(() => import('#client/ui/alert-content.tsx').then(({ OpenAlert }) => OpenAlert)),
)

/** For what cannot be taken back, and where the specification says alert; loaded when it has something to say. */
export function Alert(props: AlertProps) {
  return <Suspense>{props.isOpen && <OpenAlert {...props} />}</Suspense>
}
