import { clsx } from 'clsx'

/** The grid behind things, clear in the middle so that words on it stay easy to read. */
export function Backdrop({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'backdrop-grid pointer-events-none absolute inset-0 [mask-image:radial-gradient(ellipse_62%_62%_at_50%_50%,transparent_35%,#000)]',
        className,
      )}
    />
  )
}
