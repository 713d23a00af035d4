import type { Page } from '#server/designer/page/page.ts'
import type { SourceFile } from '#shared/artifacts.ts'

export type PanelName =
  | 'profile'
  | 'notifications'
  | 'appearance'
  | 'security'
  | 'billing'
  | 'team'
  | 'keys'
  | 'privacy'

/** One page of the settings. */
export interface Panel {
  /** The name of one of ours, or of what was asked for besides. */
  id: string
  label: string
  icon: string
  /** What stands under its title. */
  note: string
  component: string
  file: string
  code: string
  files: SourceFile[]
}

export type PanelWriter = (page: Page) => Panel
