import { useQueries } from '@tanstack/react-query'
import { useMe, userMetadata } from '#client/api/users.ts'

/** Who votes, by name; those whose names are not known yet are counted. */
export function useVoterNames(voters: readonly string[]): string {
  const me = useMe()
  const found = useQueries({ queries: voters.map(userMetadata) })
  const names = voters.flatMap((id, at) => {
    if (id === me?.id) return ['You']
    const { firstName, lastName } = found[at]?.data ?? {}
    return firstName || lastName ? [[firstName, lastName].filter(Boolean).join(' ')] : []
  })
  const more = voters.length - names.length
  return [...names, ...(more > 0 ? [more === 1 ? '1 more' : `${more} more`] : [])].join(', ')
}
