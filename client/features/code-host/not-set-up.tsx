import { Unplug } from 'lucide-react'
import { useSupport } from '#client/actions/use-support.ts'
import { useSession } from '#client/api/users.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { DocsLink } from '#client/ui/docs-link.tsx'

const SETTINGS = [
  'GITHUB_APP_ID',
  'GITHUB_APP_PRIVATE_KEY',
  'GITHUB_APP_SLUG',
  'GITHUB_CLIENT_ID',
  'GITHUB_CLIENT_SECRET',
]

/** No app of the host is set up: operators are told which settings, others whom to ask. */
export function NotSetUp({ said }: { said: string | null }) {
  const user = useSession().data?.user
  return (
    <section aria-label="Not set up" className="rounded-lg border border-line bg-sunken p-4">
      <h3 className="flex items-center gap-2 text-base font-medium">
        <Unplug aria-hidden="true" className="size-4 text-ink-faint" />
        The code host is not set up on this server
      </h3>
      {user?.isOperator ? <ForOperators said={said} /> : <ForOthers />}
    </section>
  )
}

function ForOperators({ said }: { said: string | null }) {
  return (
    <div className="mt-1.5 text-sm text-ink-soft">
      <p className="text-pretty">
        {said ?? 'It needs a GitHub App of yours, and these settings before the server is started again.'}
      </p>
      <ul className="my-3 flex flex-wrap gap-1.5">
        {SETTINGS.map(name => (
          <li
            key={name}
            className="rounded-sm border border-line bg-surface px-1.5 py-0.5 font-mono text-xs text-ink"
          >
            {name}
          </li>
        ))}
      </ul>
      <DocsLink page="code-host">How to set it up</DocsLink>
    </div>
  )
}

function ForOthers() {
  const support = useSupport()
  const patternId = usePatternId()
  const subject = 'Sync to the code host'
  const text = 'I would like to sync a design to a repository. Can you set up the code host on this server?'
  return (
    <div className="mt-1.5 text-sm text-ink-soft">
      <p className="text-pretty">
        Whoever runs this server can set it up. Until then, the Export menu gives you the code as a zip.
      </p>
      {support.isThere && (
        <Button size="sm" className="mt-3" onClick={() => support.ask({ subject, text, patternId })}>
          Ask for it
        </Button>
      )}
    </div>
  )
}
