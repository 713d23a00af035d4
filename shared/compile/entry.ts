import { ENTRY_FILES } from '#shared/artifacts.ts'
import type { VirtualFiles } from './virtual-files.ts'

export interface Entry {
  path: string
  /** It calls `createRoot` itself, with what stands around its App: a router, a theme. */
  mountsItself: boolean
}

const MAIN_FILES = ['main', 'index'].flatMap(name =>
  ['.tsx', '.jsx', '.ts', '.js'].flatMap(ending => [`src/${name}${ending}`, `${name}${ending}`]),
)
const MOUNTS =
  /\b(?:createRoot|hydrateRoot|ReactDOM\.render)\s*\(|\bimport\s*\{[^}]{0,200}\brender\b[^}]{0,200}\}\s*from\s*["']react-dom["']/

/** Where a design starts; null when it has nothing to start from. */
export function findEntry(files: VirtualFiles): Entry | null {
  const main = MAIN_FILES.find(path => MOUNTS.test(files.text(path) ?? ''))
  if (main) return { path: main, mountsItself: true }
  const path = ENTRY_FILES.find(candidate => files.text(candidate) !== undefined)
  return path ? { path, mountsItself: false } : null
}

/** Stands for `react-dom/client` in an entry that mounts itself: what it renders becomes a component. */
export const MOUNT_SOURCE = `import { useSyncExternalStore } from "react"
let node = null
const listeners = new Set()
const listen = listener => { listeners.add(listener); return () => listeners.delete(listener) }
const show = next => { node = next; for (const listener of listeners) listener() }
const root = { render: show, unmount: () => show(null) }
export const createRoot = () => root
export const hydrateRoot = (_, next) => { show(next); return root }
export const render = show
export const Mounted = () => useSyncExternalStore(listen, () => node)
export default { createRoot, hydrateRoot, render }`
