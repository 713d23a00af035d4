import { CircleCheck } from 'lucide-react'
import { sentenceOf } from '#client/api/call.ts'

interface TextsAnswerProps {
  isSaved: boolean
  /** Something else has been typed since. */
  isChanged: boolean
  isPublic: boolean
  error: Error | null
}

/** What came of saving the texts of a page, beside the button that did it. */
export function TextsAnswer({ isSaved, isChanged, isPublic, error }: TextsAnswerProps) {
  if (error)
    return (
      <p role="alert" className="basis-full text-sm text-pretty text-danger">
        The texts could not be saved. {sentenceOf(error)} What you typed is still here.
      </p>
    )
  const isSaid = isSaved && !isChanged
  return (
    <p
      role="status"
      className={isSaid ? 'flex basis-full items-center gap-1.5 text-sm text-ink-soft' : 'sr-only'}
    >
      {isSaid && (
        <>
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
          {isPublic
            ? 'Saved, and live: the published page says so now.'
            : 'Saved. The page says so as soon as it is published.'}
        </>
      )}
    </p>
  )
}
