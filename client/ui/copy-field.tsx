import { Check, Copy } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'

interface CopyFieldProps {
  /** Named apart from the button, which says what it copies. */
  label: string
  value: string
  isCopied: boolean
  onCopy(): void
}

/** A text one wants to take along; it can be selected by hand where nothing may copy. */
export function CopyField({ label, value, isCopied, onCopy }: CopyFieldProps) {
  return (
    <div className="flex gap-2">
      <input
        readOnly
        aria-label={label}
        value={value}
        onFocus={event => event.currentTarget.select()}
        className="h-8 min-w-0 flex-1 truncate rounded-md border border-line bg-sunken px-2.5 font-mono text-xs text-ink-soft"
      />
      <Button onClick={onCopy} aria-label={`Copy ${label}`}>
        {isCopied ? <Check className="size-3.5 text-accent-ink" /> : <Copy className="size-3.5" />}
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  )
}
