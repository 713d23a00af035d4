import { useSetAtom } from 'jotai'
import { Lock, LockOpen, MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { type EditorMetadata, useEditorMetadata, useFeedbackResponses } from '#client/api/feedback.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

/** Who gets to see the page and what it asks them, with the ways to the dialogs where that is changed. */
export function ForVisitors() {
  const { data, error, refetch } = useEditorMetadata(usePatternId())
  return (
    <section aria-label="For visitors" className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 className="text-sm font-medium">For visitors</h3>
      {data ? (
        <Settings metadata={data} />
      ) : error ? (
        <LoadFailed
          what="Password and feedback could not be looked up."
          why={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label="Looking up password and feedback" className="grid gap-3">
          <Skeleton className="h-8 w-full" />
          <Skeleton className="h-8 w-full" />
        </div>
      )}
    </section>
  )
}

function Settings({ metadata: { hasPassword, feedbackQuestionData } }: { metadata: EditorMetadata }) {
  const open = useSetAtom(openDialogAtom)
  const answers = useFeedbackResponses(usePatternId()).data
  const total = answers?.total ?? answers?.responses.length ?? 0
  const isAsking = feedbackQuestionData.isEnabled && feedbackQuestionData.questions.length > 0
  return (
    <>
      <Row
        icon={hasPassword ? <Lock /> : <LockOpen />}
        words={
          hasPassword ? 'Visitors are asked for a password.' : 'No password: whoever has the address sees it.'
        }
      >
        <Button size="sm" onClick={() => open({ kind: 'share', at: 'password' })}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </Row>
      <Row icon={<MessageSquareText />} words={feedbackWords(feedbackQuestionData)}>
        {(isAsking || total > 0) && (
          <Button size="sm" look="quiet" onClick={() => open({ kind: 'feedbackAnswers' })}>
            See answers
            {total > 0 && <Badge count={total} are="answers" />}
          </Button>
        )}
        <Button size="sm" onClick={() => open({ kind: 'feedbackQuestions' })}>
          {isAsking ? 'Edit feedback questions' : 'Ask for feedback'}
        </Button>
      </Row>
    </>
  )
}

function feedbackWords({ isEnabled, questions }: EditorMetadata['feedbackQuestionData']): string {
  const { length } = questions
  if (length === 0) return 'Visitors are asked for no feedback.'
  const count = length === 1 ? 'One question' : `${length} questions`
  return isEnabled ? `${count} for visitors on the page.` : `${count} ready, and nobody is asked yet.`
}

interface RowProps {
  icon: ReactNode
  words: string
  children: ReactNode
}

const Row = ({ icon, words, children }: RowProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
    <p className="flex min-w-0 flex-1 basis-56 items-center gap-2 text-sm text-ink-soft [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <span className="min-w-0">{words}</span>
    </p>
    <div className="ml-auto flex flex-wrap justify-end gap-2">{children}</div>
  </div>
)
