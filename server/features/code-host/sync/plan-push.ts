import { editTree, filesBelow, type Objects, TreeProblem } from '#server/features/code-host/git/edit-tree.ts'
import { type GitObject, objectId, readCommit } from '#server/features/code-host/git/objects.ts'
import { fetchObjects } from '#server/features/code-host/git/transport.ts'
import type { Manifest } from '#server/features/code-host/sync/manifest.ts'
import type { OpenLink } from '#server/features/code-host/sync/open-link.ts'
import { isOurs } from '#server/features/code-host/sync/whose-file.ts'
import { OutsideError } from '#server/outside/outside-fetch.ts'
import type { SyncPreview } from '#shared/code-host.ts'
import { AppError } from '#shared/errors.ts'

export interface PushPlan {
  /** The tree that the commit will have. */
  tree: string
  /** What the host does not have yet: exactly the new files and the folders that lead to them. */
  made: ReadonlyMap<string, GitObject>
  /** `bytes`: of what would stand there; none of what goes. */
  actions: SyncPreview['files']
  /** Every file of the design with the id of what is in it. */
  files: Record<string, string>
}

/** The folders of a commit. */
export interface Folders {
  objects: Objects
  tree: string
}

/** The folders of a commit, without one file; null: the host does not have the commit (any more). */
export async function foldersOf({ remote, refs }: OpenLink, commitId: string): Promise<Folders | null> {
  const filter = refs.hasFilter ? { filter: 'blob:none' as const } : {}
  const fetched = await fetchObjects(remote, { wants: [commitId], depth: 1, ...filter })
  if (!fetched) return null
  const commit = readCommit(fetched.objects.get(commitId)?.bytes ?? new Uint8Array())
  if (!commit) throw new OutsideError('git', 'broken', 'no commit in the answer')
  return { objects: fetched.objects, tree: commit.tree }
}

/** What putting these files there would do; files that were pushed before and are gone go, all others stay. */
export async function planPush(
  there: Folders | null,
  wanted: ReadonlyMap<string, Uint8Array>,
  { files: pushedBefore, folder }: Pick<Manifest, 'files' | 'folder'>,
): Promise<PushPlan> {
  const top = folder === '' ? '' : `${folder}/`
  const blobs = new Map<string, GitObject>()
  const files: Record<string, string> = {}
  for (const [path, bytes] of wanted) {
    const id = await objectId('blob', bytes)
    files[path] = id
    blobs.set(id, { kind: 'blob', bytes })
  }
  return inWords(async () => {
    const before = new Map(
      (there ? filesBelow(there.objects, there.tree, '') : []).map(each => [each.path, each]),
    )
    const paths = new Set([...Object.keys(files), ...Object.keys(pushedBefore)])
    const ours = [...paths].filter(path =>
      isOurs(path.slice(top.length), {
        ...{ pushed: pushedBefore[path], wanted: files[path], there: before.get(path)?.id },
      }),
    )
    const changes = new Map(ours.map(path => [path, files[path] ?? null]))
    const edited = await editTree(there?.objects ?? new Map(), there?.tree ?? null, changes)
    const known = new Set([...before.values()].map(({ id }) => id))
    const newBlobs = new Set([...changes.values()].filter(id => id !== null && !known.has(id)))
    const actions = [...changes].map(([path, id]) => ({
      path,
      action:
        id === null ? ('delete' as const) : before.has(path) ? ('update' as const) : ('create' as const),
      ...(id === null ? {} : { bytes: blobs.get(id)?.bytes.length ?? 0 }),
    }))
    return {
      ...{ tree: edited.id, files },
      made: new Map([...blobs].filter(([id]) => newBlobs.has(id)).concat([...edited.made])),
      actions: actions.sort((a, b) => (a.path < b.path ? -1 : 1)),
    }
  })
}

/** What stands in the way there is for people to put right. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TreeProblem)
      throw new AppError('conflict', `${error.message} Rename one of the two, or link another folder.`)
    throw error
  }
}
