import type { Page } from '#server/designer/page/page.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** A component that is asked for by itself. */
export interface Alone {
  name: string
  /** "a modal" */
  label: string
  words: RegExp
  /** The name of the component in the code. */
  component: string
  /** For the plan: what it can do. */
  says: string
  code: (page: Page) => string
  files?: (page: Page) => SourceFile[]
  /** Takes the whole width, or scrolls. */
  isWide?: boolean
  /** How much its name says; 2 is usual. */
  weight?: 1 | 2 | 3
}
