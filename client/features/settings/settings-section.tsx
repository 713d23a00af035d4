import { type ReactNode, useId } from 'react'

export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <h2 id={id} className="mb-5 text-sm font-semibold text-ink-faint">
        {title}
      </h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  )
}
