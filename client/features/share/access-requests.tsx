import { clsx } from 'clsx'
import {
  type Answer,
  type AskedOfMe,
  useAccessRequests,
  useAnswerRequest,
  useRequestsToMe,
} from '#client/api/access-requests.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useMe } from '#client/api/users.ts'
import { AskingPerson } from '#client/ui/asking-person.tsx'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import { colorOf } from '#room-schema/presence.ts'

/** Who asks to be let into this design, each answered with one click. */
export function AccessRequests({ id }: { id: string }) {
  const { data } = useAccessRequests(id)
  const pattern = { id, name: 'this design' }
  return <Asking requests={data?.map(request => ({ ...request, pattern }))} />
}

/** Who asks to be let into any design or canvas of one's own. */
export function RequestsToMe() {
  const me = useMe()
  const { data } = useRequestsToMe(me !== null, true)
  return (
    <Asking
      requests={data?.map(({ pattern, ...request }) => ({
        ...request,
        pattern: { ...pattern, name: `“${pattern.name}”` },
      }))}
      isWide
    />
  )
}

function Asking({ requests, isWide = false }: { requests: AskedOfMe[] | undefined; isWide?: boolean }) {
  const { mutate, isPending, variables } = useAnswerRequest()
  if (!requests || requests.length === 0) return null
  const Heading = isWide ? 'h2' : 'h3'
  const answer = (request: AskedOfMe, level: Answer['level']) =>
    mutate(
      { patternId: request.pattern.id, request, level, kind: request.kind },
      {
        onSuccess: () => toast.success(answeredSentence(request, level)),
        onError: error =>
          toast.error('The answer could not be sent.', {
            description: sentenceOf(error),
            action: { label: 'Try again', onClick: () => answer(request, level) },
          }),
      },
    )
  return (
    <section
      aria-label="Access requests"
      className={clsx(isWide && 'mx-auto w-full max-w-6xl px-6 pb-14 max-sm:px-4')}
    >
      <Heading className={isWide ? 'mb-4 text-md font-semibold tracking-tight' : 'mb-2 text-sm font-medium'}>
        {requests.length === 1 ? 'Somebody asks for access' : `${requests.length} people ask for access`}
      </Heading>
      <ul
        className={
          isWide
            ? 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-3'
            : 'flex flex-col gap-2'
        }
      >
        {requests.map(request => (
          <Person
            key={request.id}
            request={request}
            isNamed={isWide}
            isBusy={isPending && variables.request.id === request.id}
            onAnswer={level => answer(request, level)}
          />
        ))}
      </ul>
    </section>
  )
}

interface PersonProps {
  request: AskedOfMe
  /** Designs are told apart by their names. */
  isNamed: boolean
  isBusy: boolean
  onAnswer(level: Answer['level']): void
}

function Person({ request, isNamed, isBusy, onAnswer }: PersonProps) {
  const { user, pattern, message, kind } = request
  const { id, name, avatarUrl, email } = user
  const of = ` for ${name}${isNamed ? `, ${pattern.name}` : ''}`
  return (
    <AskingPerson
      person={{ name, email, avatarUrl, color: colorOf(id) }}
      isBusy={isBusy}
      asks={
        <>
          {(isNamed || !message) && (
            <p className="text-sm wrap-anywhere text-ink-soft">
              asks to open {kind === 'canvas' && isNamed ? 'the canvas ' : ''}
              {pattern.name}.
            </p>
          )}
          {message && (
            <p dir="auto" className="mt-0.5 text-sm wrap-anywhere text-ink-soft">
              {message}
            </p>
          )}
        </>
      }
    >
      <Button
        look="quiet"
        aria-label={`Decline ${name}${isNamed ? `, ${pattern.name}` : ''}`}
        onClick={() => !isBusy && onAnswer(null)}
      >
        Decline
      </Button>
      {kind === 'canvas' ? (
        <Button look="primary" aria-label={`Allow writing${of}`} onClick={() => !isBusy && onAnswer('write')}>
          Allow writing
        </Button>
      ) : (
        <>
          <Button aria-label={`Allow editing${of}`} onClick={() => !isBusy && onAnswer('write')}>
            Allow editing
          </Button>
          <Button
            look="primary"
            aria-label={`Allow viewing${of}`}
            onClick={() => !isBusy && onAnswer('read')}
          >
            Allow viewing
          </Button>
        </>
      )}
    </AskingPerson>
  )
}

function answeredSentence({ user: { name }, pattern, kind }: AskedOfMe, level: Answer['level']): string {
  if (level === null) return `${name} stays without access.`
  const act = kind === 'canvas' ? 'write on' : level === 'write' ? 'edit' : 'view'
  return `${name} can ${act} ${pattern.name} now.`
}
