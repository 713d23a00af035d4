import { inject } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { PASSWORD, Person } from '#tests/support/people/person.ts'

/** The one platform admin of the product that this run's tests share. */
export async function platformAdmin(): Promise<Person> {
  const admin = new Person(inject('productUrl'))
  admin.cookie = inject('adminCookie')
  const { user } = await admin.must(api.users.session, {})
  if (!user?.isAdmin) throw new Error('this is no admin')
  return Object.assign(admin, { id: user.id, name: user.name, email: user.email ?? '' })
}

/** The admin of a test's own product, whom its `ADMIN_EMAILS` name, by the link that its start prints. */
export async function adminByLink({ url, adminLinks }: Pick<Running, 'url' | 'adminLinks'>): Promise<Person> {
  const [link] = adminLinks
  if (!link) throw new Error('this product has no link for an admin')
  const admin = new Person(url)
  const token = link.url.split('/').at(-1) ?? ''
  await admin.must(api.users.takeAdminLink, { body: { token, password: PASSWORD, name: 'Alma Admin' } })
  const { ok } = await admin.post('/api/auth/sign-in/email', { email: link.email, password: PASSWORD })
  if (!ok) throw new Error('the admin cannot sign in')
  return Object.assign(admin, { name: 'Alma Admin', email: link.email })
}
