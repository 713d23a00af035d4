import { atom } from 'jotai'

/** What is being published from this tab; it goes on when the dialog is closed, and ends with the tab. */
export interface PublishJob {
  /** Of the request too: sent again, it publishes once. */
  id: string
  patternId: string
  artifactId: string
  /** As `v3`. */
  versionName: string
  /** Whether what has been typed since is saved first: the version is the active one. */
  isActive: boolean
  texts: { title: string; description: string; ogImage: string; favicon: string }
}

/** What a person is told of it. */
export type PublishProgress =
  | { state: 'saving' | 'sending' }
  | { state: 'drawing'; at: number; of: number; path: string }
  | { state: 'failed'; message: string }
  | { state: 'done'; left: number }

export const publishJobAtom = atom<PublishJob | null>(null)
export const publishProgressAtom = atom<PublishProgress | null>(null)

export const isUnderWay = (progress: PublishProgress | null): boolean =>
  progress !== null && progress.state !== 'failed' && progress.state !== 'done'
