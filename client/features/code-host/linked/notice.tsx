import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const LOOKS = {
  calm: 'border-accent-line bg-accent-wash',
  amber: 'border-amber-line bg-amber-wash',
  danger: 'border-danger-line bg-danger-wash',
}

interface NoticeProps {
  look: keyof typeof LOOKS
  title: ReactNode
  children?: ReactNode
  /** What can be done about it. */
  actions?: ReactNode
}

/** How things stand between both sides, said aloud, until it is so no more. */
export function Notice({ look, title, children, actions }: NoticeProps) {
  return (
    <div
      role={look === 'danger' ? 'alert' : 'status'}
      className={clsx('rounded-md border px-3.5 py-3 text-sm', LOOKS[look])}
    >
      <p className="font-medium text-pretty wrap-anywhere">{title}</p>
      {children && <p className="mt-0.5 text-pretty wrap-anywhere text-ink-soft">{children}</p>}
      {actions && <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">{actions}</div>}
    </div>
  )
}
