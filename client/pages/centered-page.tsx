import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PageHeader } from '#client/pages/page-header.tsx'

interface CenteredPageProps {
  /** Of a form: it keeps away from the edges of a small screen. */
  isForm?: boolean
  children: ReactNode
}

/** A page with one thing in its middle. */
export function CenteredPage({ isForm = false, children }: CenteredPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <main className={clsx('grid flex-1 place-items-center pb-24', isForm && 'px-4')}>
        {isForm ? <div className="w-full max-w-sm animate-rise">{children}</div> : children}
      </main>
    </div>
  )
}
