import { tokenOf } from '#tests/support/people/mailed-links.ts'
import { PASSWORD, Person } from '#tests/support/people/person.ts'
import { letIntoTeam, newTeam } from '#tests/support/people/team.ts'
import { linkInMail, type MailSink } from '#tests/support/product/mail-sink.ts'

/** Who is in the world, with the address each has there; the password is everybody's. */
export const ROLES = {
  owner: { name: 'Olive Owner', email: 'owner@example.org' },
  colleague: { name: 'Cole Colleague', email: 'colleague@example.org' },
  reviewer: { name: 'Rita Reviewer', email: 'reviewer@example.org' },
  admin: { name: 'Alma Admin', email: 'admin@example.org' },
} as const
export type Role = keyof typeof ROLES

export const WORKSPACE = 'Halden Studio'

/** Accounts whose addresses are proven by their mails, and the workspace of the owner and the colleague. */
export async function settle(url: string, mails: MailSink): Promise<Record<Role, Person>> {
  const all = await Promise.all(
    Object.entries(ROLES).map(async ([role, who]) => [role, await proven(url, mails, who)]),
  )
  const people: Record<Role, Person> = Object.fromEntries(all)
  const workspace = await newTeam(people.owner, WORKSPACE)
  await letIntoTeam(people.owner, people.colleague, workspace)
  return people
}

async function proven(
  url: string,
  mails: MailSink,
  { name, email }: { name: string; email: string },
): Promise<Person> {
  const person = new Person(url)
  const answer = await person.post('/api/auth/sign-up/email', { name, email, password: PASSWORD })
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`)
  const token = tokenOf(await linkInMail(mails, email, /Confirm your e-mail/))
  const confirmed = await person.post('/api/auth/verify-email', { token, password: PASSWORD })
  if (!confirmed.ok) throw new Error(`confirming answered ${confirmed.status}: ${await confirmed.text()}`)
  return person.known()
}
