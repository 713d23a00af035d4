import { nextFiles } from './compat-part.ts'
import type { ProjectFile, ProjectInput, ProjectSources } from './draft.ts'
import { drafted } from './drafted.ts'
import { entryPart } from './entry-part.ts'
import { fontsPart } from './fonts-part.ts'
import { importMark } from './import-mark.ts'
import { kitFiles } from './kit-part.ts'
import { mendedInput } from './mended-input.ts'
import { pausing } from './pausing.ts'
import { asyncPart } from './react-part.ts'
import { settingsPart } from './settings-part.ts'
import { stylesPart } from './styles-part.ts'
import { textsPart } from './texts-part.ts'
import { uploadsPart } from './uploads-part.ts'

interface Project {
  /** Sorted by name, so that the same design gives the same project. */
  files: ProjectFile[]
  /** Packages that a labelled stand-in is there for. */
  standIns: string[]
}

/** A version of a design as a project of its own: the page of the preview, with the tools a developer has. */
export async function buildProject(
  given: ProjectInput,
  sources: ProjectSources,
  pause = pausing(),
): Promise<Project> {
  const { input: uploaded, pictures } = uploadsPart(given)
  const { input, mends } = mendedInput(uploaded, sources.kit)
  const { draft, own, reached } = await drafted(input, sources, pause)
  const styles = stylesPart(draft, reached.sheets, mends)
  const async = asyncPart(draft)
  const parts = [
    ...own,
    ...kitFiles(draft),
    ...nextFiles(draft),
    ...draft.standIns.files(),
    ...styles,
    ...async,
  ]
  const sourceFiles = [...parts, ...draft.made.values()]
  const fonts = fontsPart(draft, textsOf(sourceFiles))
  const sheets = [...(fonts ? [fonts.place] : []), draft.styles]
  const page = entryPart(draft, sheets)
  if (page.files.length === 0) addSheets(own, page.place, sheets)
  const ours = [...sourceFiles.slice(own.length), ...(fonts ? [fonts.file] : []), ...page.files]
  const mark = importMark(draft, ours)
  const files = [
    ...own,
    ...ours,
    ...pictures,
    ...settingsPart(draft, page, textsOf(own), mark),
    ...textsPart(draft),
  ]
  return { files: files.sort((a, b) => (a.name < b.name ? -1 : 1)), standIns: draft.standIns.used() }
}

const textsOf = (files: readonly ProjectFile[]): string[] =>
  files.flatMap(({ content }) => (typeof content === 'string' ? [content] : []))

/** An entry that draws by itself is left as it is, but for the sheets of the page. */
function addSheets(own: ProjectFile[], place: string, sheets: readonly string[]): void {
  const entry = own.find(({ name }) => name === place)
  if (!entry) return
  const imports = sheets.map(sheet => `import '@/${sheet.slice('src/'.length)}'\n`)
  entry.content = `${imports.join('')}${String(entry.content)}`
}
