import type { Integration, IntegrationProblem } from '#shared/integrations.ts'

const PROBLEMS: Record<IntegrationProblem, string> = {
  refused: 'OpenAI did not accept this key when it was used last. Give another one.',
  noCredit: 'The account of this key had no credit left when it was used last. Check its billing.',
  unreadable: 'This key cannot be used on this server any more. Delete it, and give it again.',
}

/** A key as far as it is shown: its name, its ends, whose it is, and what it has served today. */
export function KeyFacts({ integration }: { integration: Integration }) {
  const { name, obfuscatedKey, isOwn, holder, problem } = integration
  return (
    <div className="flex min-w-0 flex-col gap-1 text-sm">
      <p className="truncate font-medium">{name}</p>
      <p className="truncate font-mono text-xs text-ink-faint">
        <span className="sr-only">{spoken(obfuscatedKey)}</span>
        <span aria-hidden="true">{obfuscatedKey}</span>
      </p>
      {isOwn === false && holder && <p className="text-xs text-ink-soft">A key of {holder}</p>}
      <Usage integration={integration} />
      {problem && (
        <p role="alert" className="text-xs text-pretty text-danger">
          {PROBLEMS[problem]}
        </p>
      )}
    </div>
  )
}

/** Dots are not read aloud one by one. */
function spoken(key: string): string {
  const [head = '', tail = ''] = [key.slice(0, key.indexOf('•')), key.slice(key.lastIndexOf('•') + 1)]
  return head || tail ? `Key from ${head} to ${tail}` : 'Key, hidden'
}

function Usage({ integration }: { integration: Integration }) {
  const { callsToday, callsPerDay, tokensToday, tokensPerDay } = integration
  if (callsToday === undefined || callsPerDay === undefined) return null
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-xs text-ink-soft tabular-nums">
      <dt>Calls today</dt>
      <dd>{share(callsToday, callsPerDay)}</dd>
      <dt>Tokens today</dt>
      <dd>{share(tokensToday ?? 0, tokensPerDay ?? 0)}</dd>
    </dl>
  )
}

function share(used: number, of: number) {
  return (
    <span className={used >= of ? 'font-medium text-danger' : undefined}>
      {used.toLocaleString('en-US')} of {of.toLocaleString('en-US')}
    </span>
  )
}
