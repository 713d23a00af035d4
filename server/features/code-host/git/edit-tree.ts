import {
  decodeTree,
  encodeTree,
  FILE_MODE,
  FOLDER_MODE,
  type GitObject,
  nameOfText,
  objectId,
  PROGRAM_MODE,
  type TreeEntry,
  textOfName,
} from '#server/features/code-host/git/objects.ts'

/** What stands in the way of a file there, as a sentence. */
export class TreeProblem extends Error {}

export type Objects = ReadonlyMap<string, GitObject>

/** Paths with the ids of their new contents; null: the file goes. */
export type TreeChanges = ReadonlyMap<string, string | null>

export interface EditedTree {
  id: string
  /** The trees that were not there before. */
  made: ReadonlyMap<string, GitObject>
}

/** The tree with these files in it; everything else in it stays. Throws a TreeProblem where one cannot stand. */
export async function editTree(
  objects: Objects,
  treeId: string | null,
  changes: TreeChanges,
): Promise<EditedTree> {
  const made = new Map<string, GitObject>()
  const id = await written(objects, treeId, folderOf(changes), '', made)
  return { id: id ?? (await kept([], made)), made }
}

interface Folder {
  folders: Map<string, Folder>
  files: Map<string, string | null>
}

function folderOf(changes: TreeChanges): Folder {
  const top: Folder = { folders: new Map(), files: new Map() }
  for (const [path, id] of changes) {
    const names = path.split('/')
    let at = top
    for (const name of names.slice(0, -1)) {
      const inner = at.folders.get(name) ?? { folders: new Map(), files: new Map() }
      at.folders.set(name, inner)
      at = inner
    }
    at.files.set(names.at(-1) ?? '', id)
  }
  return top
}

/** Null: nothing is left in it, and git keeps no empty folders. */
async function written(
  objects: Objects,
  treeId: string | null,
  { folders, files }: Folder,
  place: string,
  made: Map<string, GitObject>,
): Promise<string | null> {
  const there = new Map((treeId ? readTree(objects, treeId) : []).map(entry => [entry.name, entry]))
  const entries = new Map(there)
  for (const [text, folder] of folders) {
    const name = nameOfText(text)
    const before = there.get(name)
    const isFolder = before?.mode === FOLDER_MODE
    const id = await written(objects, isFolder ? before.id : null, folder, `${place}${text}/`, made)
    if (id === null) {
      if (isFolder) entries.delete(name)
      continue
    }
    if (before && !isFolder) throw new TreeProblem(`“${place}${text}” is a file there, and a folder here.`)
    entries.set(name, { mode: FOLDER_MODE, name, id })
  }
  for (const [text, id] of files) {
    const name = nameOfText(text)
    const before = there.get(name)
    if (before && !isFile(before)) {
      if (id === null) continue
      throw new TreeProblem(`“${place}${text}” is ${whatIs(before)} there, and a file here.`)
    }
    if (id === null) entries.delete(name)
    else entries.set(name, { mode: before?.mode ?? FILE_MODE, name, id })
  }
  if (entries.size === 0) return null
  checkNames([...entries.values()], there, place)
  return kept([...entries.values()], made, treeId)
}

async function kept(
  entries: readonly TreeEntry[],
  made: Map<string, GitObject>,
  before: string | null = null,
): Promise<string> {
  const object: GitObject = { kind: 'tree', bytes: encodeTree(entries) }
  const id = await objectId('tree', object.bytes)
  if (id !== before) made.set(id, object)
  return id
}

const isFile = ({ mode }: TreeEntry): boolean => mode === FILE_MODE || mode === PROGRAM_MODE

function whatIs({ mode }: TreeEntry): string {
  if (mode === FOLDER_MODE) return 'a folder'
  return mode === '120000' ? 'a link' : 'another repository'
}

/** Names that differ by case alone are one file on many machines, where one of them would be lost. */
function checkNames(
  entries: readonly TreeEntry[],
  before: ReadonlyMap<string, TreeEntry>,
  place: string,
): void {
  const known = new Map<string, TreeEntry>()
  for (const entry of entries.filter(({ name }) => before.has(name))) known.set(folded(entry), entry)
  for (const entry of entries.filter(({ name }) => !before.has(name))) {
    const other = known.get(folded(entry))
    if (other)
      throw new TreeProblem(
        `“${place}${textOfName(entry.name)}” differs from “${place}${textOfName(other.name)}” there only by case.`,
      )
    known.set(folded(entry), entry)
  }
}

const folded = ({ name }: TreeEntry): string =>
  textOfName(name).normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

export function readTree(objects: Objects, id: string): TreeEntry[] {
  const tree = objects.get(id)
  if (tree?.kind !== 'tree') throw new TreeProblem('The host did not send all of its folders.')
  return decodeTree(tree.bytes)
}

export interface FileThere {
  path: string
  id: string
  /** A link or another repository is no file that could be brought here. */
  isFile: boolean
}

const DEPTH_MAX = 60
/** A tree may hold one folder many times, and that one another: what is small to send is then endless to list. */
const LISTED_MAX = 200_000
const LISTED_MAX_CHARACTERS = 40_000_000

/** Every file of a tree below a folder, with paths from its top; none where the folder is not there. */
export function filesBelow(objects: Objects, treeId: string, folder: string): FileThere[] {
  let at: string | null = treeId
  for (const text of folder.split('/').filter(Boolean)) {
    const entries: TreeEntry[] = at ? readTree(objects, at) : []
    at = entries.find(({ name, mode }) => mode === FOLDER_MODE && textOfName(name) === text)?.id ?? null
  }
  const listing: Listing = { files: [], left: LISTED_MAX, characters: LISTED_MAX_CHARACTERS }
  if (at) list(objects, { id: at, place: folder === '' ? '' : `${folder}/`, depth: 0 }, listing)
  return listing.files
}

interface Listing {
  files: FileThere[]
  /** Lines, of folders too, and letters of paths that may still come. */
  left: number
  characters: number
}

function list(
  objects: Objects,
  { id, place, depth }: { id: string; place: string; depth: number },
  listing: Listing,
): void {
  if (depth > DEPTH_MAX) throw new TreeProblem('The folders there are nested too deeply.')
  for (const entry of readTree(objects, id)) {
    const path = `${place}${textOfName(entry.name)}`
    listing.left--
    listing.characters -= path.length
    if (listing.left < 0 || listing.characters < 0)
      throw new TreeProblem('There are more files there than can be looked through.')
    if (entry.mode === FOLDER_MODE)
      list(objects, { id: entry.id, place: `${path}/`, depth: depth + 1 }, listing)
    else listing.files.push({ path, id: entry.id, isFile: isFile(entry) })
  }
}
