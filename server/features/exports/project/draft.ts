import type { Entry } from '#shared/compile/entry.ts'
import type { ModuleLink } from '#shared/compile/module-links.ts'
import type { VirtualFiles } from '#shared/compile/virtual-files.ts'
import type { PatternConfig } from '#shared/design.ts'
import type { VendorKit, VendorManifest, VendorProject } from '#shared/vendor.ts'
import type { Layout } from './layout.ts'
import type { LinkTarget } from './link-targets.ts'
import type { StandIns } from './stand-ins.ts'

export interface ProjectFile {
  name: string
  content: string | Uint8Array
}

/** A picture of the design that lies on this server, by the address its code has for it. */
export interface ProjectUpload {
  address: string
  type: string
  bytes: Uint8Array
}

export interface ProjectInput {
  /** What the design is called, and which version of it this is: `v3`. */
  title: string
  version: string
  /** Where it is on this server; null where nobody said. */
  link: string | null
  isDarkMode: boolean
  config: PatternConfig
  files: readonly { name: string; code: string }[]
  /** The bundle that the preview shows; null where the version did not compile. */
  bundle: string | null
  uploads: readonly ProjectUpload[]
}

/** What this server knows beside the design. */
export interface ProjectSources {
  manifest: VendorManifest
  kit: VendorKit
  facts: VendorProject
  /** The versions of the tools a project is built with. */
  tools: Readonly<Record<string, string>>
}

export type TargetedLink = ModuleLink & { target: LinkTarget }

/** A project on its way: what its parts have found out for the parts after them. */
export interface Draft extends ProjectSources {
  input: ProjectInput
  design: VirtualFiles
  /** What each module of the design names. */
  links: ReadonlyMap<string, readonly TargetedLink[]>
  layout: Layout
  standIns: StandIns
  /** Whether Chakra UI is used as its version 2 was. */
  isOlderChakra: boolean
  /** Where the page starts. */
  entry: Entry
  /** Where an entry that draws by itself finds `createRoot` when something is put around it. */
  mount: string | null
  /** The sheet that imports all others. */
  styles: string
  /** What is imported from npm. */
  packages: Set<string>
  /** Kit modules by path, and where they stand. */
  kitPlaces: Map<string, string>
  nextPlaces: Map<string, string>
  /** Parts that are written as modules: placeholders, drawings, additions to packages. */
  made: Map<string, ProjectFile>
  /** Style sheets of the web that the preview does not load. */
  webSheets: Set<string>
}
