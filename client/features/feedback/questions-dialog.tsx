import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useEditorMetadata, useSaveQuestions } from '#client/api/feedback.ts'
import { useStored } from '#client/lib/stored.ts'
import { type DraftQuestion, type QuestionsDraft, questionsDraftOf } from '#client/state/feedback-draft.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { toast } from '#client/ui/toast.ts'
import { QUESTIONS_MAX } from '#shared/feedback.ts'
import { ExportCsv } from './export-csv.tsx'
import { QuestionCard } from './question-card.tsx'
import { draftOf, moved, problemsOf, savedFrom, withNew } from './question-draft.ts'

interface QuestionsDialogProps {
  id: string
  onAnswers(): void
  onClose(): void
}

/** What visitors of a design are asked; changes that are not saved outlive the dialog. */
export function QuestionsDialog({ id, onAnswers, onClose }: QuestionsDialogProps) {
  const metadata = useEditorMetadata(id)
  const saved = metadata.data?.feedbackQuestionData
  return (
    <Dialog
      title="Edit Feedback Questions"
      about="Visitors of the shared page are asked these, in this order. They can leave any of them out."
      isOpen
      onClose={onClose}
    >
      <div className="mt-5">
        {saved ? (
          <Editor id={id} saved={saved} onAnswers={onAnswers} onClose={onClose} />
        ) : metadata.isError ? (
          <LoadFailed
            what="The questions could not be loaded."
            why={sentenceOf(metadata.error)}
            onRetry={() => void metadata.refetch()}
          />
        ) : (
          <div role="status" aria-label="Loading" className="grid gap-4">
            <Skeleton className="h-10" />
            <Skeleton className="h-40" />
          </div>
        )}
      </div>
    </Dialog>
  )
}

type Saved = NonNullable<ReturnType<typeof useEditorMetadata>['data']>['feedbackQuestionData']

function Editor({ id, saved, onAnswers, onClose }: QuestionsDialogProps & { saved: Saved }) {
  const [kept, keep] = useStored(questionsDraftOf(id))
  const draft = kept ?? draftOf(saved)
  const [areProblemsShown, showProblems] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const save = useSaveQuestions(id)
  const { questions, isEnabled } = draft
  const change = (next: Partial<QuestionsDraft>) => keep({ ...draft, ...next })
  const isOfOthers = kept !== null && kept.base !== JSON.stringify(saved)
  const edit = (key: string, next: Partial<DraftQuestion>) =>
    change({ questions: questions.map(one => (one.key === key ? { ...one, ...next } : one)) })
  const focusOn = (key: string | undefined) =>
    // The card comes with the next paint.
    requestAnimationFrame(() => {
      const field = list.current?.querySelector<HTMLInputElement>(`[data-question="${key}"] input`)
      field?.focus()
      field?.select()
    })
  const add = () => {
    const next = withNew(questions)
    change({ questions: next })
    focusOn(next.at(-1)?.key)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = questions.find(question => Object.keys(problemsOf(question)).length > 0)
    if (wrong) {
      showProblems(true)
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    save.mutate(savedFrom(draft), {
      onSuccess: () => {
        keep(null)
        toast.success('The questions are saved.', {
          ...(!isEnabled &&
            questions.length > 0 && {
              description: 'Nobody is asked yet: turn on “Ask for feedback” for that.',
            }),
        })
        onClose()
      },
      onError: error =>
        toast.error('The questions could not be saved.', {
          description: `${sentenceOf(error)} They stay here as you left them.`,
        }),
    })
  }
  const isAskingNothing = isEnabled && questions.length === 0
  return (
    <form onSubmit={submit} className="flex flex-col gap-5" noValidate>
      <Switch
        label="Ask for feedback"
        about="A button “Feedback” stands on the shared page and on the published one."
        isOn={isEnabled}
        onChange={next => change({ isEnabled: next })}
      />
      {isOfOthers && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-amber-wash p-3 text-sm text-amber"
        >
          <p className="min-w-0 flex-1">
            The questions were changed elsewhere meanwhile. What you save replaces them.
          </p>
          <Button size="sm" onClick={() => keep(null)}>
            Take theirs
          </Button>
        </div>
      )}
      <div ref={list} className="flex flex-col gap-4">
        {questions.length === 0 && (
          <p
            className={`rounded-lg border border-dashed border-line-strong px-4 py-6 text-center text-sm ${isAskingNothing ? 'text-danger' : 'text-ink-soft'}`}
          >
            {isAskingNothing
              ? 'Nobody is asked anything yet. Add a question.'
              : 'There are no questions yet.'}
          </p>
        )}
        {questions.map((question, at) => (
          <QuestionCard
            key={question.key}
            question={question}
            number={at + 1}
            count={questions.length}
            problems={areProblemsShown ? problemsOf(question) : {}}
            onChange={next => edit(question.key, next)}
            onMove={by => change({ questions: moved(questions, at, by) })}
            onRemove={() => change({ questions: questions.filter(({ key }) => key !== question.key) })}
          />
        ))}
        {questions.length < QUESTIONS_MAX ? (
          <Button onClick={add} className="self-start">
            <Plus className="size-4" /> Add question
          </Button>
        ) : (
          <p className="text-sm text-ink-soft">{QUESTIONS_MAX} questions are the most.</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <Button look="quiet" onClick={onAnswers}>
          See answers
        </Button>
        <ExportCsv id={id} />
        <span className="ml-auto flex items-center gap-2">
          {kept !== null && (
            <Button look="quiet" onClick={() => keep(null)}>
              Discard changes
            </Button>
          )}
          <Button type="submit" look="primary" isBusy={save.isPending}>
            Save
          </Button>
        </span>
      </div>
    </form>
  )
}
