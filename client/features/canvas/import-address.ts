import { isId } from '#shared/ids.ts'

const IMPORT_QUERY = 'import'

/** The address of a canvas that a design is to be put on. */
export const importAddress = (spaceId: string | 'new', patternId: string): string =>
  `/s/${spaceId}?${new URLSearchParams({ [IMPORT_QUERY]: patternId })}`

/** The design that the address of this page asks to be put on a canvas; null where it asks for none. */
export function importedDesign(): string | null {
  const wanted = new URLSearchParams(location.search).get(IMPORT_QUERY)
  return wanted !== null && isId(wanted) ? wanted : null
}
