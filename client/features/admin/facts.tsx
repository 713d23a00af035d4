import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCopied } from '#client/lib/use-copied.ts'
import { IconButton } from '#client/ui/icon-button.tsx'

/** A part of what is known, under its name. */
export function FactGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="mt-6 first:mt-0">
      <h3 className="mb-1.5 text-sm font-semibold">{name}</h3>
      {children}
    </section>
  )
}

/** One field with its value, to be read and taken along. */
export function Fact({ name, value }: { name: string; value: string | number | boolean | null }) {
  const { isCopied, copy } = useCopied()
  const text = value === null ? '' : String(value)
  return (
    <div className="flex min-h-8 items-center gap-3 border-line border-b text-sm last:border-b-0">
      <span className="w-32 shrink-0 text-ink-soft max-sm:w-24">{name}</span>
      <span className="min-w-0 flex-1 py-1 font-mono text-xs wrap-anywhere">
        {value === null ? <span className="text-ink-faint">—</span> : text}
      </span>
      <IconButton size="sm" label={isCopied ? 'Copied' : `Copy ${name}`} onClick={() => void copy(text)}>
        {isCopied ? <Check className="size-3.5 text-accent-ink" /> : <Copy className="size-3.5" />}
      </IconButton>
    </div>
  )
}

export const exactly = (time: number): string => new Date(time).toISOString()
