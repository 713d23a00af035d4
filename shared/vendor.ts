import { z } from 'zod'

/** What stays outside of every vendored file, so that a page's import map can choose its form. */
export const REACT_SPECIFIERS = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
] as const
/** Where the development form of React lies below a build. */
export const DEVELOPMENT_FOLDER = 'development'

/** `current.json`: which build is served. */
export const vendorPointerSchema = z.object({ hash: z.string().regex(/^[0-9a-f]{12}$/) })

/** `<hash>/manifest.json`: what was built and how its files hang together. */
export const vendorManifestSchema = z.object({
  hash: z.string(),
  /** What a design may import: its file below `/vendor/<hash>/` and the names that file exports, or null. */
  specifiers: z.record(z.string(), z.object({ file: z.string(), exports: z.array(z.string()).nullable() })),
  /** Static imports of every file, for preloading. */
  files: z.record(z.string(), z.object({ imports: z.array(z.string()), gzipBytes: z.number() })),
  /** `radix-ui` names and the single primitive each one stands for. */
  radix: z.record(z.string(), z.string()),
  /** React in its development form, with the runtime of React Refresh: specifier → file. */
  development: z.record(z.string(), z.string()),
  /** Style sheets that can be imported by name. */
  sheets: z.record(z.string(), z.string()),
})
export type VendorManifest = z.infer<typeof vendorManifestSchema>

/** `<hash>/names.json`: the exports that are too many for the manifest, which pages read. */
export const vendorNamesSchema = z.record(z.string(), z.array(z.string()))

/** `<hash>/kit.json`: the shadcn-compatible kit by its path without extension. */
export const vendorKitSchema = z.object({
  theme: z.string(),
  modules: z.record(
    z.string(),
    z.object({
      name: z.string(),
      code: z.string(),
      imports: z.array(z.string()),
      candidates: z.array(z.string()),
    }),
  ),
})
export type VendorKit = z.infer<typeof vendorKitSchema>

/** `<hash>/icons.json`: exported name → icon id, icon id → source text of its node list. */
export const vendorIconsSchema = z.object({
  names: z.record(z.string(), z.string()),
  nodes: z.record(z.string(), z.string()),
})
export type VendorIcons = z.infer<typeof vendorIconsSchema>

/** `<hash>/project.json`: what a project that is taken along needs besides the kit. */
export const vendorProjectSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string(), license: z.string(), hasTypes: z.boolean(), peers: z.array(z.string()) }),
  ),
  fonts: z.array(
    z.object({
      family: z.string(),
      package: z.string(),
      version: z.string(),
      license: z.string(),
      /** Its faces, with the files as the package names them. */
      css: z.string(),
    }),
  ),
  /** Stand-ins for parts of Next.js by their file: `link.tsx`. */
  next: z.record(z.string(), z.string()),
  /** Names and properties of Chakra UI 2: the files, the names each gives, and the groups of version 3. */
  chakra: z.object({
    files: z.record(z.string(), z.string()),
    own: z.array(z.object({ file: z.string(), name: z.string() })),
    groups: z.array(z.string()),
  }),
  asyncComponents: z.string(),
  /** The licence of the kit and of the stand-ins, as text. */
  license: z.string(),
})
export type VendorProject = z.infer<typeof vendorProjectSchema>

/** The files a set of specifiers loads, in import order and each once. */
export const vendorClosure = (manifest: VendorManifest, specifiers: readonly string[]): string[] =>
  vendorFileClosure(
    manifest,
    specifiers.flatMap(specifier => manifest.specifiers[specifier]?.file ?? []),
  )

/** These files and all they import. */
export function vendorFileClosure(manifest: VendorManifest, wanted: readonly string[]): string[] {
  const files = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    manifest.files[file]?.imports.forEach(visit)
  }
  wanted.forEach(visit)
  return [...files]
}

/** The address of every specifier that is used, and always of React, for the page's import map. */
export function vendorImportMap(
  manifest: VendorManifest,
  specifiers: readonly string[],
  baseUrl: string,
): Record<string, string> {
  const pairs = [...REACT_SPECIFIERS, ...specifiers].flatMap(specifier => {
    const entry = manifest.specifiers[specifier]
    return entry ? [[specifier, `${baseUrl}/${manifest.hash}/${entry.file}`] as const] : []
  })
  return Object.fromEntries(pairs)
}

/** The import map of a live frame: React alone, in its development form. */
export const developmentImportMap = (manifest: VendorManifest, baseUrl: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(manifest.development).map(([specifier, file]) => [
      specifier,
      `${baseUrl}/${manifest.hash}/${file}`,
    ]),
  )
