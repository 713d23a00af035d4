import type { SourceFile } from '#shared/artifacts.ts'
import type { LeftOut } from '#shared/imports.ts'

/** The files of a design before its limits are looked at. */
export interface Drawn {
  files: SourceFile[]
  /** What the page is made of, which comes along first. */
  first: ReadonlySet<string>
  leftOut: LeftOut[]
  isTailwind: boolean
  title: string | null
}
