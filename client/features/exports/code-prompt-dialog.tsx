import { Check, Copy } from 'lucide-react'
import { useId } from 'react'
import { useCopied } from '#client/lib/use-copied.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { CODE_PROMPT_MAX_CHARACTERS, type CodePrompt } from '#shared/exports.ts'

interface CodePromptDialogProps {
  code: CodePrompt
  /** False where the browser let nothing be copied. */
  wasCopied: boolean
  onClose(): void
}

const LISTED = 8
const count = (characters: number) => characters.toLocaleString('en-US')

/** The text itself, to be copied by hand, and what of the design it does not have. */
export function CodePromptDialog({ code, wasCopied, onClose }: CodePromptDialogProps) {
  const { prompt, files, leftOut } = code
  const { isCopied, copy } = useCopied()
  const id = useId()
  const about = `${files} ${files === 1 ? 'file' : 'files'}, ${count(prompt.length)} of at most ${count(CODE_PROMPT_MAX_CHARACTERS)} characters.`
  return (
    <Dialog
      title="Copy Code as Prompt"
      about={`${wasCopied ? 'Copied.' : 'This browser did not let it be copied. It is selected: copy it with your keys.'} ${about}`}
      isOpen
      onClose={onClose}
    >
      <textarea
        readOnly
        data-first=""
        aria-label="Code as prompt"
        value={prompt}
        onFocus={event => event.currentTarget.select()}
        className="mt-4 h-48 w-full resize-none rounded-md border border-line bg-sunken p-3 font-mono text-xs leading-5 text-ink-soft"
      />
      {leftOut.length > 0 && (
        <section aria-labelledby={id} className="mt-4">
          <h3 id={id} className="text-sm font-medium">
            Left out
          </h3>
          <ul className="mt-1 text-sm text-ink-soft">
            {leftOut.slice(0, LISTED).map(({ name, characters, why }) => (
              <li key={name} className="flex justify-between gap-4 py-0.5">
                <span className="truncate font-mono text-xs leading-5">{name}</span>
                <span className="shrink-0">
                  {why === 'picture' ? 'a picture' : `too long, ${count(characters)} characters`}
                </span>
              </li>
            ))}
          </ul>
          {leftOut.length > LISTED && (
            <p className="mt-1 text-sm text-ink-faint">and {leftOut.length - LISTED} more</p>
          )}
        </section>
      )}
      <div className="mt-6 flex justify-end">
        <Button look="primary" onClick={() => void copy(prompt)}>
          {isCopied ? <Check className="size-3.5" /> : <Copy className="size-3.5" />}
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </Dialog>
  )
}
