import type { PatternListQuery } from '#shared/patterns.ts'

/** A tab of the list; canvases are no designs, and are listed by themselves. */
export type Scope = NonNullable<PatternListQuery['scope']> | 'all' | 'canvases'

/** Which designs are listed, and how. */
export interface Listing {
  scope: Scope
  folderId: string | null
  q: string
  sort: PatternListQuery['sort']
}

export const EVERYTHING: Listing = { scope: 'all', folderId: null, q: '', sort: 'updated' }

/** Whether some designs may be left out. */
export const isNarrowed = ({ scope, folderId, q }: Listing): boolean =>
  scope !== 'all' || folderId !== null || q.trim() !== ''

/** Whether words narrow it, and not only where one looks. */
export const isSearched = ({ q }: Listing): boolean => q.trim() !== ''

export const queryOf = ({ scope, folderId, q, sort }: Listing): PatternListQuery => ({
  ...(scope === 'all' || scope === 'canvases' ? {} : { scope }),
  ...(folderId === null ? {} : { folderId }),
  ...(q.trim() === '' ? {} : { q: q.trim() }),
  sort,
})

/** Tabs whose folders are kept there: one's own designs, and those of the workspace. In the others they only filter. */
export const keepsFolders = (scope: Scope): scope is 'mine' | 'org' => scope === 'mine' || scope === 'org'

/** Whose folders a tab shows, null being oneself; those of the chosen workspace where its designs are among others. */
export function foldersOf(scope: Scope, orgId: string | null): (string | null)[] {
  if (scope === 'canvases') return []
  if (scope === 'org') return orgId === null ? [] : [orgId]
  return scope === 'mine' || orgId === null ? [null] : [null, orgId]
}
