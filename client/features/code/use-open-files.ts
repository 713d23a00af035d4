import { useEffect, useMemo, useRef } from 'react'
import { useStored } from '#client/lib/stored.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { closing, openFilesOf, opening, renaming } from '#client/state/open-files.ts'
import { firstFile } from './first-file.ts'

interface ShownFiles {
  /** The file in front: the one chosen by hand, else the one being written, else where the design starts. */
  path: string | null
  /** Every open one; what is in front is among them. */
  tabs: string[]
  choose(path: string): void
  close(path: string): void
  rename(from: string, to: string): void
}

/** Which files are open in this tab, as long as they are there. */
export function useOpenFiles(paths: readonly string[], written: string | null): ShownFiles {
  const store = openFilesOf(usePatternId())
  const [{ opened, chosen }] = useStored(store)
  const before = useRef(paths)
  const isGone = chosen !== null && !paths.includes(chosen)
  const path = (isGone ? null : chosen) ?? written ?? firstFile(paths)
  const there = opened.filter(file => paths.includes(file))
  const tabs = path === null || there.includes(path) ? there : [...there, path]
  const changes = useMemo(
    () => ({
      choose: (file: string) => store.write(opening(store.read(), file)),
      rename: (from: string, to: string) => store.write(renaming(store.read(), from, to)),
    }),
    [store],
  )
  // A file that others rename, or its folder, while it is open here is followed to its new name.
  useEffect(() => {
    const fresh = paths.filter(file => !before.current.includes(file))
    const alike = fresh.length > 1 ? fresh.filter(file => lastName(file) === lastName(chosen ?? '')) : fresh
    const [renamed] = alike
    if (isGone && before.current.includes(chosen) && alike.length === 1 && renamed)
      changes.rename(chosen, renamed)
    before.current = paths
  }, [paths, isGone, chosen, changes])
  return {
    path,
    tabs,
    ...changes,
    close: file => store.write(closing({ opened, chosen: path }, file, tabs)),
  }
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
