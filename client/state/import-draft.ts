import { atom } from 'jotai'

export type ImportWay = 'file' | 'code' | 'repository'

/** What is typed in the dialog of an import, which outlives it. */
export const importDraftAtom = atom<{ way: ImportWay; code: string; address: string }>({
  way: 'file',
  code: '',
  address: '',
})
