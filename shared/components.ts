import type { SourceFile } from '#shared/artifacts.ts'

export interface ComponentFile {
  file: string
  /** As people say it: "Site header" for components/site-header.tsx. */
  label: string
}

/** The single components a design is made of: its own files that draw, without the entry and the kit. */
export function componentsOf(files: readonly Pick<SourceFile, 'name'>[]): ComponentFile[] {
  return files
    .map(({ name }) => name)
    .filter(name => /\.[jt]sx$/.test(name) && name.includes('/') && !/(?:^|\/)(?:ui|lib|data)\//.test(name))
    .map(file => ({ file, label: labelOf(file) }))
    .sort((one, other) => one.label.localeCompare(other.label))
}

function labelOf(file: string): string {
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  const words = base.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
