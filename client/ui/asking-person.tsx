import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'

interface AskingPersonProps {
  person: { name: string; email?: string | undefined; avatarUrl: string | null; color: string }
  isBusy: boolean
  /** What they ask for, and in which words. */
  asks: ReactNode
  /** The answers, the usual one last. */
  children: ReactNode
}

/** Somebody who asks for something, with the answers that can be given. */
export function AskingPerson({ person, isBusy, asks, children }: AskingPersonProps) {
  const { name, email, avatarUrl, color } = person
  return (
    <li
      aria-busy={isBusy}
      className="flex flex-col justify-between rounded-lg border border-accent-line bg-accent-wash p-3"
    >
      <div className="flex items-start gap-3">
        <Avatar name={name} color={color} picture={avatarUrl} size="md" />
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-medium">{name}</p>
          {email && <p className="truncate text-xs text-ink-soft">{email}</p>}
          {asks}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2">{children}</div>
    </li>
  )
}
