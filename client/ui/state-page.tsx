import type { ReactNode } from 'react'

interface StatePageProps {
  picture: ReactNode
  title: string
  text: ReactNode
  /** Every empty or error state has exactly one next step. */
  action?: ReactNode
  isHeading?: boolean
}

/** What has happened, and the one thing to do about it. */
export function StatePage({ picture, title, text, action, isHeading = false }: StatePageProps) {
  const Title = isHeading ? 'h1' : 'h2'
  return (
    <div className="relative flex animate-rise flex-col items-center px-6 py-12 text-center">
      {picture && (
        <div aria-hidden="true" className="mb-6 text-ink-faint">
          {picture}
        </div>
      )}
      <Title className="text-lg font-semibold tracking-tight text-balance">{title}</Title>
      <div className="mt-2 max-w-[46ch] text-base text-pretty text-ink-soft">{text}</div>
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
