import { Route } from 'lucide-react'
import { Select } from '#client/ui/select.tsx'

export interface Pages {
  /** Paths found in the code. */
  routes: readonly string[]
  path: string
  go(path: string): void
}

/** Lists the pages of the design; where it is now is listed as well, wherever that came from. Null has none yet. */
export function PathPicker({ pages }: { pages: Pages | null }) {
  const { routes, path, go } = pages ?? NONE
  const all = routes.includes(path) ? routes : [...routes, path]
  return (
    <Select
      label="Path"
      value={path}
      options={all.map(value => ({ value, label: value, icon: <Route /> }))}
      onChange={go}
      disabledBecause={pages ? undefined : 'The pages are listed once the design is on the screen'}
      isQuiet
      className="max-w-44"
    />
  )
}

const NONE: Pages = { routes: ['/'], path: '/', go: () => undefined }
