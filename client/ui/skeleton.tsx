import { clsx } from 'clsx'

/** The shape of something that is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-breathe rounded-md bg-pressed', className)} />
}
