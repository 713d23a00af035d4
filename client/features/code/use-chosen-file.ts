import { useEffect, useRef, useState } from 'react'
import { firstFile } from './first-file.ts'

/** Which file is shown: the one chosen by hand, else the one being written, else where the design starts. */
export function useChosenFile(paths: readonly string[], written: string | null) {
  const [chosen, choose] = useState<string | null>(null)
  const before = useRef(paths)
  const isGone = chosen !== null && !paths.includes(chosen)
  // A file that others rename, or its folder, while it is open here is followed to its new name.
  useEffect(() => {
    const fresh = paths.filter(path => !before.current.includes(path))
    const alike = fresh.length > 1 ? fresh.filter(path => lastName(path) === lastName(chosen ?? '')) : fresh
    const [renamed] = alike
    if (isGone && before.current.includes(chosen) && alike.length === 1 && renamed) choose(renamed)
    before.current = paths
  }, [paths, isGone, chosen])
  return { path: (isGone ? null : chosen) ?? written ?? firstFile(paths), choose }
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
