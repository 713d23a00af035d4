import { Route } from 'lucide-react'
import { Select } from '#client/ui/select.tsx'

interface PathPickerProps {
  /** Paths found in the code. */
  routes: readonly string[]
  path: string
  go(path: string): void
}

/** Lists the pages of the design; where it is now is listed as well, wherever that came from. */
export function PathPicker({ routes, path, go }: PathPickerProps) {
  const all = routes.includes(path) ? routes : [...routes, path]
  return (
    <Select
      label="Path"
      value={path}
      options={all.map(value => ({ value, label: value, icon: <Route /> }))}
      onChange={go}
      isQuiet
      className="max-w-44"
    />
  )
}
