import { clsx } from 'clsx'
import { Check, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useCopied } from '#client/lib/use-copied.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyField } from '#client/ui/copy-field.tsx'

interface CopyLinkRowProps {
  link: string
  /** What it grants. */
  text: string
  /** Two texts of other lengths take the place of each other. */
  textClassName?: string
}

/** First of all in Share: the link, and what it grants. */
export function CopyLinkRow({ link, text, textClassName }: CopyLinkRowProps) {
  const { isCopied, copy } = useCopied()
  const [isRefused, setRefused] = useState(false)
  const take = async () => setRefused(!(await copy(link)))
  return (
    <section aria-label="Link" className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <p
          className={clsx(
            'flex min-h-10 min-w-0 flex-1 items-center text-sm text-pretty text-ink-soft',
            textClassName,
          )}
        >
          {text}
        </p>
        <Button look="primary" onClick={() => void take()}>
          {isCopied ? <Check className="size-4" /> : <Link2 className="size-4" />}
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      {isRefused && (
        <div className="flex flex-col gap-1.5">
          <p className="text-xs text-amber">
            This browser does not let the page copy. Select the link and copy it.
          </p>
          <CopyField label="link" value={link} isCopied={isCopied} onCopy={() => void take()} />
        </div>
      )}
    </section>
  )
}
