import { type Line, note, ok, problem } from '#scripts/doctor/facts.ts'
import type { Settings } from '#server/env.ts'
import { isPrivateHost } from '#server/outside/private-host.ts'
import { isLoopback } from '#server/setting-kinds.ts'

/** Whether people reach it, and whether what they say there stays between them and it. */
export function addressLines(settings: Settings): Line[] {
  const { HOST, BASE_URL, PORT, PREVIEW_DOMAIN, PREVIEW_PORT, isLocal } = settings
  const base = new URL(BASE_URL)
  const lines: Line[] = []
  if (PREVIEW_PORT === PORT)
    lines.push(
      problem(`PREVIEW_PORT is ${PORT}, as PORT is.`, 'Leave PREVIEW_PORT out: it is the next port then.'),
    )
  if (base.pathname !== '/')
    lines.push(
      problem(
        `BASE_URL has a path (${base.pathname}), and Maquette is served at the root of a host.`,
        'Give it a host of its own.',
      ),
    )
  if (isLocal) return [...lines, ok(`Only this machine reaches it, at ${BASE_URL}.`)]
  if (isLoopback(base.hostname))
    return [
      ...lines,
      problem(
        `HOST is ${HOST}, so others reach this machine, but BASE_URL is ${BASE_URL}.`,
        'Set BASE_URL to the address that people open, such as https://design.example.org.',
      ),
    ]
  if (isLoopback(HOST))
    lines.push(
      note(
        `BASE_URL is ${BASE_URL}, and only this machine reaches port ${PORT}.`,
        'A reverse proxy on this machine has to pass requests, WebSockets and the Host header on.',
      ),
    )
  if (base.protocol === 'http:')
    lines.push(
      isPrivateHost(base.hostname)
        ? note(
            `${BASE_URL} is not encrypted: whoever is in that network can read passwords.`,
            'Put a proxy with TLS in front.',
          )
        : problem(
            `${BASE_URL} is not encrypted: passwords go over the internet in the clear.`,
            'Put a proxy with TLS in front, and give BASE_URL with https.',
          ),
    )
  const previews = new URL(`http://${PREVIEW_DOMAIN}`).hostname
  if (base.protocol === 'https:' && isLoopback(previews))
    lines.push(
      problem(
        'PREVIEW_DOMAIN is missing, so nobody else sees a preview.',
        'Set it to a domain whose subdomains lead here, best another one than that of BASE_URL.',
      ),
    )
  else if (previews === base.hostname)
    lines.push(
      problem(
        `PREVIEW_DOMAIN is the host of BASE_URL, ${previews}.`,
        'Give previews a host of their own, such as preview.example.net.',
      ),
    )
  else if (base.protocol === 'https:' && endOf(previews) === endOf(base.hostname))
    lines.push(
      note(
        `Previews are at ${previews}, below the domain of the app.`,
        'Another domain keeps what designs do away from the app’s cookies.',
      ),
    )
  return lines
}

/** The last two parts of a name, by which one owner is told from another well enough for advice. */
const endOf = (host: string): string => host.split('.').slice(-2).join('.')

/** Who may do what, and how they hear of it. */
export function peopleLines(settings: Settings): Line[] {
  const { ADMIN_EMAILS, ADMIN_USER_IDS, GUESTS, isLocal } = settings
  const lines: Line[] = []
  const wrong = ADMIN_EMAILS.filter(email => !/^[^\s@;,<>]+@[^\s@;,<>]+$/.test(email))
  if (wrong.length > 0)
    lines.push(
      problem(
        `ADMIN_EMAILS has what is no e-mail address: ${wrong.join(', ')}.`,
        'Write addresses with commas between them.',
      ),
    )
  const admins = ADMIN_EMAILS.length + ADMIN_USER_IDS.length
  if (admins > 0) lines.push(ok(`${admins === 1 ? 'One admin is' : `${admins} admins are`} named.`))
  else if (isLocal)
    lines.push(ok('No admin is named: on this machine whoever has an account connects models.'))
  else
    lines.push(
      problem(
        'No admin is named, so nobody can connect models.',
        'Set ADMIN_EMAILS; npm start then prints a link for each.',
      ),
    )
  if (!isLocal && GUESTS)
    lines.push(
      note('GUESTS is on: whoever finds the address can prompt.', 'Leave it out, unless that is meant.'),
    )
  return [...lines, mailLine(settings)]
}

function mailLine({ MAIL_URL, isLocal, BASE_URL }: Settings): Line {
  if (MAIL_URL) return ok(`Mail is sent through ${new URL(MAIL_URL).host}.`)
  if (isLocal) return note(`No mail is sent; what would be is at ${BASE_URL}/dev/mailbox.`)
  return note(
    'No mail is sent, so nobody can get a new password by himself.',
    'Set MAIL_URL and MAIL_FROM. Until then copy the links of invitations, and of admins from npm start.',
  )
}
