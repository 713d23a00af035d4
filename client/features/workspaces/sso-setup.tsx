import { useState } from 'react'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useSaveSso } from '#client/api/sso.ts'
import { FoldedForm } from '#client/ui/folded-form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import { parseDomains, type SsoSettings } from '#shared/sso.ts'
import { CopiedLink } from './copied-link.tsx'

interface SsoSetupProps {
  id: string
  sso: SsoSettings | null
  callbackUrl: string
}

/** Issuer, client and domains; the secret is asked for and never shown again. */
export function SsoSetup({ id, sso, callbackUrl }: SsoSetupProps) {
  const before = {
    issuer: sso?.issuer ?? '',
    clientId: sso?.clientId ?? '',
    clientSecret: '',
    domain: sso?.domains.map(({ domain }) => domain).join(', ') ?? '',
  }
  const [given, setGiven] = useState(before)
  const save = useSaveSso(id)
  const isKept = sso !== null && given.issuer.trim() === sso.issuer
  const parsed = parseDomains(given.domain)
  const wrongDomain = 'problem' in parsed ? parsed.problem : null
  const [isTried, setTried] = useState(false)
  const failed = save.isError ? sentenceOf(save.error) : null
  const isIssuer = hasCode(save.error, 'host_failed')
  const isDomain = hasCode(save.error, 'domain_taken')
  const field = (name: keyof typeof given) => ({
    value: given[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      setGiven({ ...given, [name]: event.currentTarget.value })
      save.reset()
    },
    autoComplete: 'off',
    spellCheck: false,
  })
  return (
    <FoldedForm
      title="OpenID Connect"
      about={
        sso
          ? `People log in at ${sso.issuer}, and become members by that.`
          : 'Let people log in with the accounts of your workplace: Okta, Entra ID, Google Workspace, Keycloak or any other server of OpenID Connect.'
      }
      openLabel={sso ? 'Change' : 'Set up'}
      saveLabel="Save"
      isBusy={save.isPending}
      problem={isIssuer || isDomain ? null : failed}
      onOpen={() => {
        setGiven(before)
        setTried(false)
        save.reset()
      }}
      save={close => {
        setTried(true)
        if (wrongDomain) return
        save.mutate(given, {
          onSuccess: () => {
            void toast.success('Saved. The issuer answers as it should.')
            close()
          },
        })
      }}
    >
      <div>
        <p className="mb-1.5 text-sm font-medium">Address to lead back to</p>
        <CopiedLink label="address to lead back to" link={callbackUrl} />
        <p className="mt-1.5 text-xs text-ink-faint">
          Give it to your identity provider, which then gives you what is asked for here.
        </p>
      </div>
      <TextField
        label="Issuer"
        required
        inputMode="url"
        placeholder="https://login.example.org"
        {...field('issuer')}
        problem={isIssuer ? failed : null}
        note="The address below which /.well-known/openid-configuration is."
      />
      <TextField label="Client ID" required {...field('clientId')} />
      <TextField
        label="Client secret"
        isSecret
        required={!isKept}
        {...field('clientSecret')}
        note={`Sealed on this server, sent only to this issuer, never shown again.${isKept ? ' Empty keeps the one that is there.' : ''}`}
      />
      <TextField
        label="Domains"
        required
        placeholder="example.org"
        {...field('domain')}
        problem={isDomain ? failed : isTried ? wrongDomain : null}
        note="Of the addresses that log in there, with commas between them."
      />
    </FoldedForm>
  )
}
