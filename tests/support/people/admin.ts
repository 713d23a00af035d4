import { inject } from 'vitest'
import { api } from '#shared/api/index.ts'
import { Person } from '#tests/support/people/person.ts'

/** The one platform admin of the product that this run's tests share. */
export async function platformAdmin(): Promise<Person> {
  const admin = new Person(inject('productUrl'))
  admin.cookie = inject('adminCookie')
  const { user } = await admin.must(api.users.session, {})
  if (!user?.isAdmin) throw new Error('this is no admin')
  return Object.assign(admin, { id: user.id, name: user.name, email: user.email ?? '' })
}
