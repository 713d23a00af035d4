import { type FormEvent, useState } from 'react'
import { hasCode, saidBy, sentenceOf } from '#client/api/call.ts'
import { useConnectDomain } from '#client/api/custom-domains.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { cleanDomain, domainProblem, hostOf } from '#shared/custom-domains.ts'
import { MESSAGES } from '#shared/messages.ts'

/** Which domain it is to be; what is typed stays, whatever comes of it. */
export function ConnectForm() {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const connect = useConnectDomain(usePatternId())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (connect.isPending) return
    const name = cleanDomain(typed)
    if (!hostOf(name)) return setProblem(domainProblem(name))
    setProblem(null)
    connect.mutate(name, { onError: error => setProblem(wordsOf(error)) })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Domain"
        data-first=""
        value={typed}
        placeholder="app.example.org"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        onChange={event => {
          setTyped(event.currentTarget.value)
          setProblem(null)
        }}
        problem={problem}
        note="A domain or a name below it. You set two records at your DNS provider next."
      />
      <div className="flex justify-end">
        <Button look="primary" type="submit" isBusy={connect.isPending} disabled={typed.trim() === ''}>
          Connect domain
        </Button>
      </div>
    </form>
  )
}

/** What the server says of the domain itself is the better sentence. */
const wordsOf = (error: Error): string =>
  hasCode(error, 'bad_request', 'domain_taken', 'conflict', 'not_configured', 'too_many_requests')
    ? sentenceOf(error)
    : [MESSAGES.domainFailed, saidBy(error)].filter(said => said !== null).join(' ')
