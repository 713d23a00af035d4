import { findEntry } from '#shared/compile/entry.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'
import { assetContent } from './assets-part.ts'
import type { Draft, ProjectFile, ProjectInput, ProjectSources } from './draft.ts'
import { needsMount } from './entry-part.ts'
import { layoutOf } from './layout.ts'
import { usesOlderChakra } from './older-chakra.ts'
import { type Reached, reachedFrom, readLinks } from './read-design.ts'
import { relinked } from './relink.ts'
import { standInsOf } from './stand-ins.ts'
import { sheetText } from './styles-part.ts'

export interface Drafted {
  draft: Draft
  /** The design's own files, where they are in the project. */
  own: ProjectFile[]
  reached: Reached
}

const MODULE = /\.[cm]?[jt]sx?$/
const SHEET = /\.css$/
const HAS_ELEMENTS = /<\/[A-Za-z]|\/>|<>/

/** The files of a design in the places they get, and what they need beside themselves. */
export async function drafted(
  input: ProjectInput,
  sources: ProjectSources,
  pause: () => Promise<void>,
): Promise<Drafted> {
  const design = virtualFiles(input.files)
  const all = { files: design, ...sources }
  const entry = findEntry(design) ?? { path: 'App.tsx', mountsItself: false }
  const links = await readLinks(all, pause)
  const reached = reachedFrom(entry.path, links, all)
  const paths = design.paths()
  const jsx = paths.filter(path => path.endsWith('.js') && HAS_ELEMENTS.test(design.text(path) ?? ''))
  const layout = layoutOf({ paths, reached: reached.files, jsx: new Set(jsx) })
  const draft: Draft = {
    ...sources,
    ...{ input, design, links, layout, entry },
    mount: needsMount(design, entry, input) ? layout.claim('src/mount.ts') : null,
    styles: layout.claim('src/styles.css'),
    standIns: standInsOf(input.bundle, layout),
    isOlderChakra: usesOlderChakra(design, links, sources.facts),
    packages: new Set(),
    kitPlaces: new Map(),
    nextPlaces: new Map(),
    made: new Map(),
    webSheets: new Set(),
  }
  const own: ProjectFile[] = []
  for (const path of paths) {
    own.push({ name: layout.of(path), content: contentOf(draft, path) })
    await pause()
  }
  return { draft, own, reached }
}

function contentOf(draft: Draft, path: string): ProjectFile['content'] {
  const text = draft.design.text(path) ?? ''
  if (draft.layout.aside.includes(draft.layout.of(path))) return text
  if (MODULE.test(path) && !path.endsWith('.d.ts')) return relinked(draft, path, text)
  return SHEET.test(path) ? sheetText(draft, path) : assetContent(path, text)
}
