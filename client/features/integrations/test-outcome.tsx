import { Spinner } from '#client/ui/spinner.tsx'
import type { KeyTestOutcome } from '#shared/integrations.ts'
import { MESSAGES } from '#shared/messages.ts'

interface TestOutcomeProps {
  doing: 'testing' | 'keeping' | null
  refusal: Exclude<KeyTestOutcome, 'fine'> | null
  fault: string | null
}

/** What is going on with a key, or what is wrong with it and what to do about that. */
export function TestOutcome({ doing, refusal, fault }: TestOutcomeProps) {
  const { title, text } = refusal
    ? WORDS[refusal]
    : { title: MESSAGES.integrationSaveFailed, text: fault ?? '' }
  return (
    <>
      <p role="status" className={doing ? 'mt-3 flex items-center gap-2 text-sm text-ink-soft' : 'sr-only'}>
        {doing && <Spinner />}
        {doing === 'testing' && 'Asking OpenAI whether it accepts this key…'}
        {doing === 'keeping' && 'Sealing it and linking it to this design…'}
      </p>
      {(refusal || fault) && (
        <div role="alert" className="mt-3 text-sm text-pretty text-danger">
          <p className="font-medium">{title}</p>
          <p className="text-xs">{text}</p>
        </div>
      )}
    </>
  )
}

const WORDS: Record<Exclude<KeyTestOutcome, 'fine'>, { title: string; text: string }> = {
  refused: {
    title: 'OpenAI does not accept this key.',
    text: 'It is not added. See whether it was copied whole, and whether it still exists at OpenAI. A restricted key also needs the permission to list models to pass this test.',
  },
  busy: {
    title: 'OpenAI takes no more calls of this account just now.',
    text: 'The key is not added yet. Try again in a minute, and see whether the account has credit.',
  },
  unreachable: {
    title: 'OpenAI could not be reached from this server.',
    text: 'The key could not be tested and is not added yet. What you typed stays here: try again in a moment.',
  },
  failing: {
    title: 'OpenAI answered with an error of its own.',
    text: 'The key could not be tested and is not added yet. Try again in a moment.',
  },
}
