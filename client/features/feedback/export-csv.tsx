import { sentenceOf } from '#client/api/call.ts'
import { useExportFeedback } from '#client/api/feedback.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'

/** All answers as a file for a table program. */
export function ExportCsv({ id }: { id: string }) {
  const { mutate, isPending } = useExportFeedback(id)
  const save = () =>
    mutate(undefined, {
      onError: error =>
        toast.error('The answers could not be saved as a file.', {
          description: sentenceOf(error),
          action: { label: 'Try again', onClick: save },
        }),
    })
  return (
    <Button look="quiet" isBusy={isPending} onClick={save}>
      Export CSV
    </Button>
  )
}
