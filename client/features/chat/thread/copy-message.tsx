import { Check, Copy } from 'lucide-react'
import { useCopied } from '#client/lib/use-copied.ts'
import { IconButton } from '#client/ui/icon-button.tsx'

export function CopyMessage({ text }: { text(): string }) {
  const { isCopied, copy } = useCopied()
  return (
    <IconButton size="sm" label={isCopied ? 'Copied' : 'Copy message'} onClick={() => void copy(text())}>
      {isCopied ? <Check className="size-3.5 text-accent-ink" /> : <Copy className="size-3.5" />}
    </IconButton>
  )
}
