import { filesOf } from '#server/features/artifacts/version-files.ts'
import { filesBelow, TreeProblem } from '#server/features/code-host/git/edit-tree.ts'
import { fetchObjects } from '#server/features/code-host/git/transport.ts'
import { HOST_NAME } from '#server/features/code-host/host-api.ts'
import { type Manifest, readManifest } from '#server/features/code-host/sync/manifest.ts'
import type { OpenLink } from '#server/features/code-host/sync/open-link.ts'
import { type Folders, foldersOf } from '#server/features/code-host/sync/plan-push.ts'
import {
  type ChangeThere,
  type TakenChanges,
  takeChanges,
} from '#server/features/code-host/sync/take-changes.ts'
import { OutsideError } from '#server/outside/outside-fetch.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { AppError } from '#shared/errors.ts'

const CHANGES_MAX = 500

export interface Pulled extends TakenChanges {
  head: string
  /** What the commit has of the design once it is brought here; which version that is says who saves it. */
  manifest: Omit<Manifest, 'artifactId' | 'madeAt'>
  /** What the last commit of both had; null before the first. */
  before: Manifest | null
}

/** What was changed there since both sides had the same; null: nothing was. */
export async function pullChanges(open: OpenLink, design: readonly SourceFile[]): Promise<Pulled | null> {
  const { env, link, head } = open
  if (head === null)
    throw new AppError(
      'host_failed',
      `${HOST_NAME} does not have the branch ${link.branch} (any more). Nothing was lost.`,
    )
  if (head === link.commitId) return null
  const there = await foldersOf(open, head)
  if (!there) throw new OutsideError('git', 'broken', 'the newest commit is not to be had')
  const manifest = await readManifest(env.FILES, link, link.commitId)
  const { changes, ids } = await changesThere(open, there, manifest?.files ?? {})
  const pushedDesign = manifest?.artifactId ? await filesOf(env, manifest.artifactId) : []
  const taken = takeChanges(design, changes, pushedDesign)
  const leftOut = [...taken.leftOut, ...aroundDesign(open, there, manifest?.files ?? {})]
  return { ...taken, leftOut, head, before: manifest, manifest: manifestAfter(open, manifest, taken, ids) }
}

async function changesThere(
  open: OpenLink,
  { objects, tree }: Folders,
  pushed: Readonly<Record<string, string>>,
): Promise<{ changes: ChangeThere[]; ids: Map<string, string | null> }> {
  const top = topOf(open)
  const here = new Map(
    OF_DESIGN.flatMap(folder => listedThere(objects, tree, `${top}${folder}`)).map(file => [file.path, file]),
  )
  // Of `public/` only what is ours: whatever else a repository has there is no code of this design.
  const code = [...here.keys()].filter(path => path.startsWith(`${top}src/`))
  const paths = new Set([...code, ...Object.keys(pushed).filter(path => isOfDesign(top, path))])
  const changed = [...paths].filter(path => here.get(path)?.id !== pushed[path])
  if (changed.length > CHANGES_MAX)
    throw new AppError(
      'too_large',
      `${changed.length} files were changed there: more than can be brought here at once.`,
    )
  const wanted = changed.flatMap(path => {
    const file = here.get(path)
    return [...(file?.isFile ? [file.id] : []), ...(pushed[path] ? [pushed[path]] : [])]
  })
  const contents = await contentsOf(open, [...new Set(wanted)])
  const bytesOf = (id: string | undefined) => (id && contents.get(id)?.bytes) || null
  return {
    changes: changed.map(path => ({
      place: path.slice(top.length),
      path: path.slice(top.length).replace(/^src\//, ''),
      pushed: bytesOf(pushed[path]),
      there: bytesOf(here.get(path)?.id),
      isFile: here.get(path)?.isFile ?? true,
    })),
    ids: new Map(changed.map(path => [path, here.get(path)?.id ?? null])),
  }
}

/** Where in a project a design's own files are; the rest was written around it. */
const OF_DESIGN = ['src', 'public']
const isOfDesign = (top: string, path: string): boolean =>
  OF_DESIGN.some(folder => path.startsWith(`${top}${folder}/`))

/** Files that we wrote around the design and that others have changed since: they stay theirs, and are named. */
function aroundDesign(
  open: OpenLink,
  { objects, tree }: Folders,
  pushed: Readonly<Record<string, string>>,
): TakenChanges['leftOut'] {
  const top = topOf(open)
  const here = new Map(listedThere(objects, tree, top.slice(0, -1)).map(({ path, id }) => [path, id]))
  return Object.entries(pushed)
    .filter(([path, id]) => !isOfDesign(top, path) && here.get(path) !== id)
    .map(([path]) => ({ path: path.slice(top.length), reason: AROUND }))
}

const AROUND = 'It was written around the design, which has no place for it. It stays as it is there.'

/** What cannot be listed is for people to put right there. */
function listedThere(...asked: Parameters<typeof filesBelow>): ReturnType<typeof filesBelow> {
  try {
    return filesBelow(...asked)
  } catch (error) {
    if (error instanceof TreeProblem) throw new AppError('conflict', error.message)
    throw error
  }
}

/** By their ids alone, which a host gives that also leaves files out. */
async function contentsOf({ remote }: OpenLink, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { bytes: Uint8Array }>()
  const fetched = await fetchObjects(remote, { wants: ids })
  if (!fetched) throw new OutsideError('git', 'broken', 'files are not to be had by their ids')
  const missing = ids.find(id => !fetched.objects.has(id))
  if (missing) throw new OutsideError('git', 'broken', 'a file is not in the answer')
  return fetched.objects
}

/** What could not be brought here stays as it was pushed, so that the next sync knows it for theirs. */
function manifestAfter(
  open: OpenLink,
  manifest: Manifest | null,
  { taken }: TakenChanges,
  ids: ReadonlyMap<string, string | null>,
): Omit<Manifest, 'artifactId' | 'madeAt'> {
  const files = { ...manifest?.files }
  for (const path of taken.map(place => `${topOf(open)}${place}`)) {
    const id = ids.get(path)
    if (id) files[path] = id
    else delete files[path]
  }
  return { folder: open.link.folder, files }
}

const topOf = ({ link }: OpenLink): string => (link.folder === '' ? '' : `${link.folder}/`)
