import { kebab, type Piece } from '#server/designer/page/page.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** A part of an idea's page: a component of its own, reached from the navigation by its title. */
export const ideaPiece = (id: string, title: string, code: string, files: SourceFile[] = []): Piece => ({
  component: componentOf(id),
  file: `components/${id}.tsx`,
  code,
  files,
  anchor: { id, label: title },
})

export const componentOf = (id: string): string =>
  kebab(id)
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
