import { type ReactNode, useId } from 'react'

interface SettingsSectionProps {
  title: string
  /** What an address names it by, behind `#`. */
  anchor?: string
  children: ReactNode
}

export function SettingsSection({ title, anchor, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      // The browser looks for it before the page has been asked for.
      ref={anchor && location.hash === `#${anchor}` ? showIt : undefined}
      className="scroll-mt-4 border-t border-line py-8"
    >
      <h2 id={id} className="mb-5 text-sm font-semibold text-ink-faint">
        {title}
      </h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  )
}

const showIt = (section: HTMLElement | null): void => section?.scrollIntoView()
