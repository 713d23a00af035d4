import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCopied } from '#client/lib/use-copied.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { toast } from '#client/ui/toast.ts'
import { MESSAGES } from '#shared/messages.ts'

interface FileBarProps {
  tabs: ReactNode
  code(): string
  /** A run has written something in this file, and may still. */
  isDrafted: boolean
  /** The own copy of it is shown instead; null when there is no choice. */
  ownCopy: { isShown: boolean; show(isShown: boolean): void } | null
}

/** Which files are open, and what is happening to the one in front. */
export function FileBar({ tabs, code, isDrafted, ownCopy }: FileBarProps) {
  const { isCopied, copy } = useCopied()
  const copyFile = async () => {
    if (code() === '') toast.error(MESSAGES.noCodeToCopy)
    else if (!(await copy(code())))
      toast.error('The browser did not allow copying. Select the code and copy it by hand.')
  }
  return (
    <div className="flex h-9 shrink-0 items-center gap-2 border-b border-line px-1.5 pointer-coarse:h-11">
      {tabs}
      {isDrafted && (
        <span className="shrink-0 animate-breathe text-xs text-accent-ink">
          {ownCopy?.isShown ? 'your copy, merged when it is written' : 'being written'}
        </span>
      )}
      <span className="ml-auto" />
      {isDrafted && ownCopy && (
        <Button
          look="quiet"
          size="sm"
          title="What you type is merged in when the run is done."
          onClick={() => ownCopy.show(!ownCopy.isShown)}
        >
          {ownCopy.isShown ? 'Watch it' : 'Edit my copy'}
        </Button>
      )}
      <IconButton size="sm" label={isCopied ? 'Copied' : 'Copy file'} onClick={() => void copyFile()}>
        {isCopied ? <Check className="size-3.5 text-accent-ink" /> : <Copy className="size-3.5" />}
      </IconButton>
    </div>
  )
}
