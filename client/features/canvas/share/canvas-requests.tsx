import { sentenceOf } from '#client/api/call.ts'
import { useAnswerCanvasRequest, useCanvasRequests } from '#client/api/canvas-requests.ts'
import { AskingPerson } from '#client/ui/asking-person.tsx'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import { colorOf } from '#room-schema/presence.ts'
import type { AccessRequest } from '#shared/workspaces.ts'

/** Who asks to be let into this canvas, each answered with one click. */
export function CanvasRequests({ id }: { id: string }) {
  const { data } = useCanvasRequests(id)
  const { mutate, isPending, variables } = useAnswerCanvasRequest(id)
  if (!data || data.length === 0) return null
  const answer = (request: AccessRequest, isGranted: boolean) =>
    mutate(
      { request, isGranted },
      {
        onSuccess: () =>
          toast.success(
            isGranted
              ? `${request.user.name} can write on this canvas now.`
              : `${request.user.name} stays without access.`,
          ),
        onError: error =>
          toast.error('The answer could not be sent.', {
            description: sentenceOf(error),
            action: { label: 'Try again', onClick: () => answer(request, isGranted) },
          }),
      },
    )
  return (
    <section aria-label="Access requests">
      <h3 className="mb-2 text-sm font-medium">
        {data.length === 1 ? 'Somebody asks for access' : `${data.length} people ask for access`}
      </h3>
      <ul className="flex flex-col gap-2">
        {data.map(request => {
          const { id: personId, name, avatarUrl, email } = request.user
          const isBusy = isPending && variables.request.id === request.id
          return (
            <AskingPerson
              key={request.id}
              person={{ name, email, avatarUrl, color: colorOf(personId) }}
              isBusy={isBusy}
              asks={
                <p dir="auto" className="mt-0.5 text-sm wrap-anywhere text-ink-soft">
                  {request.message || 'asks to open this canvas.'}
                </p>
              }
            >
              <Button
                look="quiet"
                aria-label={`Decline ${name}`}
                onClick={() => !isBusy && answer(request, false)}
              >
                Decline
              </Button>
              <Button
                look="primary"
                aria-label={`Allow writing for ${name}`}
                onClick={() => !isBusy && answer(request, true)}
              >
                Allow writing
              </Button>
            </AskingPerson>
          )
        })}
      </ul>
    </section>
  )
}
