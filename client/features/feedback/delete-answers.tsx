import { sentenceOf } from '#client/api/call.ts'
import { useDeleteResponses } from '#client/api/feedback.ts'
import { Alert } from '#client/ui/alert.tsx'
import { toast } from '#client/ui/toast.ts'

/** One answer, or all there are. */
export type Doomed = { id: string } | 'all'

interface DeleteAnswersProps {
  id: string
  total: number
  doomed: Doomed | null
  onClose(): void
}

/** Asks first, since nothing brings an answer back. */
export function DeleteAnswers({ id, total, doomed, onClose }: DeleteAnswersProps) {
  const { mutate } = useDeleteResponses(id)
  const remove = (which: Doomed) =>
    mutate(which === 'all' ? null : [which.id], {
      onSuccess: () => {
        toast(which === 'all' ? 'All answers are deleted.' : 'The answer is deleted.')
      },
      onError: error =>
        toast.error(
          which === 'all' ? 'The answers could not be deleted.' : 'The answer could not be deleted.',
          {
            description: sentenceOf(error),
            action: { label: 'Try again', onClick: () => remove(which) },
          },
        ),
    })
  const isAll = doomed === 'all'
  return (
    <Alert
      title={isAll ? 'Delete all answers?' : 'Delete this answer?'}
      text={
        isAll
          ? `${total === 1 ? 'The one answer is' : `All ${total.toLocaleString('en-US')} answers are`} gone for everybody, and for good. Export them first if you want to keep them.`
          : 'It is gone for everybody, and for good.'
      }
      isOpen={doomed !== null}
      onClose={onClose}
      action={{
        label: isAll ? 'Delete all answers' : 'Delete answer',
        isDangerous: true,
        run: () => doomed && remove(doomed),
      }}
    />
  )
}
