import { useStored } from '#client/lib/stored.ts'
import { useCopied } from '#client/lib/use-copied.ts'
import { promptDraftOf } from '#client/state/drafts.ts'
import { Button } from '#client/ui/button.tsx'

/** What somebody was typing when they lost the right to send it: theirs to take along, and there when they may again. */
export function UnsentWords({ patternId }: { patternId: string }) {
  const [text] = useStored(promptDraftOf(patternId))
  const { isCopied, copy } = useCopied()
  if (text.trim() === '') return null
  return (
    <section
      aria-label="Your unsent message"
      className="mx-4 mb-2 rounded-lg border border-amber-line bg-amber-wash px-4 py-2.5 text-sm text-amber"
    >
      <p>Your message was not sent. It is kept here:</p>
      <p dir="auto" className="mt-1 max-h-32 overflow-y-auto wrap-anywhere whitespace-pre-wrap text-ink">
        {text}
      </p>
      <Button size="sm" className="mt-2" onClick={() => void copy(text)}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </section>
  )
}
