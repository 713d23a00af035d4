import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useCheckSso, useRemoveSso, useSso } from '#client/api/sso.ts'
import { timeLabel } from '#client/lib/time-label.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toast.ts'
import type { SsoDomain, SsoSettings } from '#shared/sso.ts'
import { CopiedLink } from './copied-link.tsx'
import { SsoSetup } from './sso-setup.tsx'

interface SsoSectionProps {
  id: string
  /** Owners set it up; admins see how it is. */
  isOwner: boolean
}

/** How people of the workspace log in at their own identity provider. */
export function SsoSection({ id, isOwner }: SsoSectionProps) {
  const asked = useSso(id)
  if (asked.isError)
    return (
      <LoadFailed
        what="Single sign-on could not be loaded."
        why={sentenceOf(asked.error)}
        onRetry={() => void asked.refetch()}
      />
    )
  if (!asked.data) return <Skeleton className="h-14" />
  const { sso, callbackUrl } = asked.data
  return (
    <>
      {isOwner ? (
        <SsoSetup id={id} sso={sso} callbackUrl={callbackUrl} />
      ) : (
        <div>
          <p className="text-base font-medium">OpenID Connect</p>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {sso ? `People log in at ${sso.issuer}. Owners can change that.` : 'Off. An owner can set it up.'}
          </p>
        </div>
      )}
      {sso && <SsoState id={id} sso={sso} isOwner={isOwner} />}
    </>
  )
}

function SsoState({ id, sso, isOwner }: SsoSectionProps & { sso: SsoSettings }) {
  const check = useCheckSso(id)
  const isWaiting = sso.domains.some(({ state }) => state === 'waiting')
  return (
    <>
      <ul aria-label="Domains" className="divide-y divide-line rounded-lg border border-line">
        {sso.domains.map(domain => (
          <DomainRow key={domain.domain} domain={domain} isOwner={isOwner} />
        ))}
      </ul>
      {sso.lastFault && (
        <p
          role="status"
          className="rounded-md border border-danger-line bg-danger-wash px-3 py-2 text-sm wrap-anywhere"
        >
          The last log-in failed{sso.lastFaultAt !== null && ` (${timeLabel(sso.lastFaultAt, Date.now())})`}.{' '}
          {sso.lastFault}
        </p>
      )}
      {isOwner && (
        <div>
          <div className="flex flex-wrap gap-2">
            <Button
              isBusy={check.isPending}
              onClick={() =>
                check.mutate(undefined, {
                  onSuccess: () => void toast.success('The issuer answers as it should.'),
                })
              }
            >
              {isWaiting ? 'Check again' : 'Test'}
            </Button>
            <TurnOff id={id} />
          </div>
          {check.isError && (
            <p role="alert" className="mt-2 text-sm wrap-anywhere text-danger">
              {sentenceOf(check.error)}
            </p>
          )}
        </div>
      )}
    </>
  )
}

const STATES: Record<SsoDomain['state'], string> = {
  proven: 'Addresses of it log in here.',
  local: 'Addresses of it log in here. Nothing has to be proven on your own machine.',
  waiting: 'Nobody logs in by it until the DNS has this TXT record:',
}

function DomainRow({ domain: { domain, state, record }, isOwner }: { domain: SsoDomain; isOwner: boolean }) {
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <p className="text-sm font-medium wrap-anywhere">{domain}</p>
      <p className="text-xs text-ink-soft">{STATES[state]}</p>
      {state === 'waiting' && isOwner && (
        <>
          <RecordPart what="Name" label={`name of the record of ${domain}`} text={record.name} />
          <RecordPart what="Value" label={`value of the record of ${domain}`} text={record.value} />
        </>
      )}
    </li>
  )
}

const RecordPart = ({ what, label, text }: { what: string; label: string; text: string }) => (
  <div className="flex items-center gap-3">
    <span className="w-9 shrink-0 text-xs text-ink-faint">{what}</span>
    <div className="min-w-0 flex-1">
      <CopiedLink label={label} link={text} />
    </div>
  </div>
)

function TurnOff({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false)
  const remove = useRemoveSso(id)
  return (
    <>
      <Button isBusy={remove.isPending} onClick={() => setAsked(true)}>
        Turn off
      </Button>
      <Alert
        title="Turn off single sign-on?"
        text="Nobody logs in by it any more, and the client secret is deleted here. Members stay, and choose a password by “Forgot your password?”."
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        action={{
          label: 'Turn off',
          isDangerous: true,
          run: () =>
            // By then this button is gone.
            void remove.mutateAsync(undefined).then(
              () => toast.success('Single sign-on is off.'),
              (error: unknown) =>
                toast.error('It could not be turned off.', { description: sentenceOf(error) }),
            ),
        }}
      />
    </>
  )
}
