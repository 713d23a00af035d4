import { atom } from 'jotai'

export type ImportWay = 'file' | 'code' | 'repository'

/** A repository that the app may read for me: of which account of the host, and what of it. */
export interface OwnRepositoryDraft {
  /** Null: the first account. */
  installationId: number | null
  name: string
  branch: string
  folder: string
}

export interface ImportDraft {
  way: ImportWay
  code: string
  address: string
  /** Of the repository: one that everybody may read, or one of one's own. */
  whose: 'public' | 'own'
  own: OwnRepositoryDraft
}

export const NO_IMPORT_DRAFT: ImportDraft = {
  ...{ way: 'file', code: '', address: '', whose: 'public' },
  own: { installationId: null, name: '', branch: '', folder: '' },
}

/** What is typed in the dialog of an import, which outlives it. */
export const importDraftAtom = atom(NO_IMPORT_DRAFT)
