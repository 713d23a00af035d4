import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

interface SettingsSectionProps {
  title: string
  /** What an address names it by, behind `#`. */
  anchor?: string
  children: ReactNode
}

export function SettingsSection({ title, anchor, children }: SettingsSectionProps) {
  const id = useId()
  const isWanted = anchor !== undefined && location.hash === `#${anchor}`
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      // The browser looked for it before it was there.
      ref={isWanted ? showIt : undefined}
      // High enough to be scrolled to before all of it has been loaded.
      className={clsx('scroll-mt-4 border-t border-line py-8', isWanted && 'min-h-dvh')}
    >
      <h2 id={id} className="mb-5 text-sm font-semibold text-ink-faint">
        {title}
      </h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  )
}

const showIt = (section: HTMLElement | null): void => section?.scrollIntoView()
