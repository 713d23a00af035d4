import type { Page } from '#server/designer/page/page.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** How one shape of an asked part is written. */
export interface AskedPartWriter {
  component: string
  /** The attributes of one of it, in the words of the request. */
  props: (title: string, page: Page, at: number) => string
  files: (page: Page) => SourceFile[]
}

/** Attributes as source; texts are quoted the way JSX needs it. */
export const attributes = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([name, value]) =>
      typeof value === 'number'
        ? ` ${name}={${value}}`
        : /["{}\\<>]/.test(value)
          ? ` ${name}={${JSON.stringify(value)}}`
          : ` ${name}="${value}"`,
    )
    .join('')

/** A list of pairs as the source of an attribute. */
export const pairs = (name: string, rows: readonly (readonly [string, string])[]): string =>
  `\n    ${name}={[\n${rows.map(row => `      ${JSON.stringify(row).replace(',"', ', "')},\n`).join('')}    ]}\n `
