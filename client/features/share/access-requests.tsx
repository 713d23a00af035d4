import { type Answer, useAccessRequests, useAnswerRequest } from '#client/api/access-requests.ts'
import { sentenceOf } from '#client/api/call.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import { colorOf } from '#room-schema/presence.ts'
import type { AccessRequest } from '#shared/workspaces.ts'

/** Who asks to be let in, each answered with one click. */
export function AccessRequests({ id }: { id: string }) {
  const { data } = useAccessRequests(id)
  const { mutate, isPending, variables } = useAnswerRequest(id)
  if (!data || data.length === 0) return null
  const answer = ({ request, level }: Answer) =>
    mutate(
      { request, level },
      {
        onSuccess: () => toast.success(answeredSentence(request.user.name, level)),
        onError: error =>
          toast.error('The answer could not be sent.', {
            description: sentenceOf(error),
            action: { label: 'Try again', onClick: () => answer({ request, level }) },
          }),
      },
    )
  return (
    <section aria-label="Access requests">
      <h3 className="mb-2 text-sm font-medium">
        {data.length === 1 ? 'Somebody asks for access' : `${data.length} people ask for access`}
      </h3>
      <ul className="flex flex-col gap-2">
        {data.map(request => (
          <Asking
            key={request.id}
            request={request}
            isBusy={isPending && variables.request.id === request.id}
            onAnswer={level => answer({ request, level })}
          />
        ))}
      </ul>
    </section>
  )
}

interface AskingProps {
  request: AccessRequest
  isBusy: boolean
  onAnswer(level: Answer['level']): void
}

function Asking({ request, isBusy, onAnswer }: AskingProps) {
  const { id, name, avatarUrl } = request.user
  return (
    <li aria-busy={isBusy} className="rounded-lg border border-accent-line bg-accent-wash p-3">
      <div className="flex items-start gap-3">
        <Avatar name={name} color={colorOf(id)} picture={avatarUrl} size="md" />
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-medium">{name}</p>
          {request.message ? (
            <p dir="auto" className="mt-0.5 text-sm wrap-anywhere text-ink-soft">
              {request.message}
            </p>
          ) : (
            <p className="text-sm text-ink-soft">asks to open this design.</p>
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button look="quiet" aria-label={`Decline ${name}`} onClick={() => !isBusy && onAnswer(null)}>
          Decline
        </Button>
        <Button aria-label={`Let ${name} edit`} onClick={() => !isBusy && onAnswer('write')}>
          Can edit
        </Button>
        <Button look="primary" aria-label={`Let ${name} view`} onClick={() => !isBusy && onAnswer('read')}>
          Can view
        </Button>
      </div>
    </li>
  )
}

const answeredSentence = (name: string, level: Answer['level']): string =>
  level === null
    ? `${name} stays without access.`
    : `${name} can ${level === 'write' ? 'edit' : 'view'} this design now.`
