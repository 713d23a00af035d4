import type { Session } from '#client/api/users.ts'
import { DocsLink } from '#client/ui/docs-link.tsx'
import { SettingsSection } from './settings-section.tsx'

type Server = Session['server']

interface Wanting {
  name: string
  /** How it is without. */
  about: string
  settings: readonly string[]
  docs: string
  isThere(server: Server): boolean
}

/** What is there only where a setting turns it on. */
const WANTING: readonly Wanting[] = [
  {
    name: 'Admins',
    about: 'Nobody has the items of admins, or answers what is written under Get Support.',
    settings: ['ADMIN_EMAILS'],
    docs: 'self-hosting',
    isThere: ({ hasAdmins }) => hasAdmins !== false,
  },
  {
    name: 'Plans and payments',
    about: 'Everything is included, and nothing can be bought.',
    settings: ['PLANS', 'STRIPE_SECRET_KEY'],
    docs: 'plans',
    isThere: ({ plans }) => plans,
  },
  {
    name: 'Code host',
    about: 'Designs are synced with no repository.',
    settings: ['GITHUB_APP_ID', 'GITHUB_APP_PRIVATE_KEY', 'GITHUB_APP_SLUG'],
    docs: 'code-host',
    isThere: ({ hasCodeHost }) => hasCodeHost !== false,
  },
  {
    name: 'Mail',
    about: 'Invitations are links to copy.',
    settings: ['MAIL_URL', 'MAIL_FROM'],
    docs: 'self-hosting',
    isThere: ({ mail }) => mail === undefined || mail === 'sent',
  },
  {
    name: 'Custom domains',
    about: 'No domain can lead to a server that only its own machine reaches.',
    settings: ['SITES_DOMAIN', 'SITES_IP'],
    docs: 'custom-domains',
    isThere: ({ hasDomains }) => hasDomains !== false,
  },
]

/** For whoever runs the server: what nobody finds here yet, and the setting of each. */
export function ServerSection({ server }: { server: Server }) {
  const wanting = WANTING.filter(({ isThere }) => !isThere(server))
  if (wanting.length === 0) return null
  return (
    <SettingsSection title="Not set up on this server">
      <ul className="flex flex-col gap-5">
        {wanting.map(({ name, about, settings, docs }) => (
          <li key={name} aria-label={name}>
            <p className="text-base font-medium">{name}</p>
            <p className="text-sm text-pretty text-ink-soft">
              {about} <DocsLink page={docs}>{`About ${name.toLowerCase()}`}</DocsLink>
            </p>
            <p className="mt-2 flex flex-wrap gap-1.5">
              {settings.map(setting => (
                <code
                  key={setting}
                  className="rounded-sm border border-line bg-surface px-1.5 py-0.5 font-mono text-xs text-ink"
                >
                  {setting}
                </code>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
