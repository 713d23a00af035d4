import tailwindSheet from 'tailwindcss/index.css'
import { EDITOR_BUNDLE, FILES_MAX, FILES_MAX_BYTES } from '#shared/artifacts.ts'
import { removeLocs } from '#shared/compile/add-loc.ts'
import { findEntry } from '#shared/compile/entry.ts'
import { kitFiles } from '#shared/compile/kit-files.ts'
import { type LinkInput, type LinkResult, linkImports } from '#shared/compile/link-imports.ts'
import { deepFile, ELEMENTS_MAX_DEPTH } from '#shared/compile/nesting.ts'
import { mendsOf, styleCandidates } from '#shared/compile/style-sheet.ts'
import { fontImports } from '#shared/compile/theme/script-fonts.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'
import { packageInstead, packageName, unsupportedAdvice } from '#shared/packages.ts'
import { type BundleInput, bundleDesign } from './bundle.ts'
import type { CompileInput, CompileOutput, Diagnostic } from './compiler-port.ts'
import { failure, problem } from './diagnostics.ts'
import { styleCache } from './style-cache.ts'
import type { Vendor } from './vendor-files.ts'

export interface CompileTools {
  vendor: Vendor
  build: BundleInput['build']
}

/** The production bundle of a design, or what is wrong with it. */
export async function compileDesign(
  input: CompileInput,
  { vendor, build: bundleWith }: CompileTools,
): Promise<CompileOutput> {
  const tooLarge = sizeProblem(input)
  if (tooLarge) return failure(tooLarge)
  const files = virtualFiles(input.files)
  const entry = findEntry(files)
  if (!entry) return failure(problem('error', 'no-entry', 'The design has no App.tsx to start from.'))

  const deep = deepFile(input.files)
  if (deep) return failure(tooDeep(deep))

  const kit = kitFiles(vendor.kit, files)
  const bundle = await bundleDesign({
    files,
    kit,
    entry,
    build: bundleWith,
    manifest: vendor.manifest,
    designSystem: input.config.designSystem,
  })
  if (!bundle.isOk) return failure(...bundle.errors)

  const linked = linkedOrNull({ js: bundle.js, manifest: vendor.manifest, icons: vendor.icons })
  if (!linked) return failure(tooDeep('The design'))
  const diagnostics: Diagnostic[] = [
    ...bundle.warnings,
    ...linked.missing.map(({ specifier, name }) =>
      problem(
        'warning',
        'missing-export',
        `"${specifier}" has no export "${name}", so a placeholder stands in its place.`,
      ),
    ),
  ]
  const unsupportedPackages = [...new Set(linked.unsupported.map(packageName))]
  for (const name of unsupportedPackages) diagnostics.push(unsupported(name, linked.unsupported, vendor))

  const style = {
    files,
    config: input.config,
    sheets: bundle.sheets,
    moduleCss: bundle.moduleCss,
    named: { ...vendor.manifest.sheets, 'kit:theme': vendor.kit.theme, tailwindcss: tailwindSheet },
  }
  const { mended } = mendsOf(style)
  const usedKit = [
    ...linked.imports.filter(specifier => specifier.startsWith('@/')).map(specifier => specifier.slice(2)),
    ...bundle.sources.map(path => path.replace(/\.tsx?$/, '')),
  ]
  try {
    const ofKit = usedKit.flatMap(path => kit.candidates(path))
    const css = await styleCache(style, styleCandidates(files, ofKit, mended))
    const js = mended(linked.js)
    return {
      isOk: true,
      compiledFiles: [
        { name: 'app.js', code: removeLocs(js) },
        { name: 'app.css', code: css },
        { name: EDITOR_BUNDLE, code: js },
      ],
      imports: [...linked.imports, ...fontImports(css)],
      unsupportedPackages,
      diagnostics,
      errorMessage: null,
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return failure(...diagnostics, problem('error', 'css', `The styles do not compile: ${message}`))
  }
}

/** The reader of imports gives up on brackets that are nested more than a thousand deep, and on nothing else here. */
function linkedOrNull(input: LinkInput): LinkResult | null {
  try {
    return linkImports(input)
  } catch {
    return null
  }
}

const tooDeep = (what: string): Diagnostic =>
  problem(
    'error',
    'too-deep',
    `${what} nests too deeply: more than ${ELEMENTS_MAX_DEPTH} elements in each other.`,
  )

function sizeProblem({ files }: CompileInput): Diagnostic | null {
  if (files.length > FILES_MAX) {
    return problem('error', 'too-large', `The design has ${files.length} files; ${FILES_MAX} are allowed.`)
  }
  const bytes = files.reduce((sum, file) => sum + file.code.length, 0)
  if (bytes <= FILES_MAX_BYTES) return null
  const megabytes = (bytes / 1e6).toFixed(1)
  return problem(
    'error',
    'too-large',
    `The design has ${megabytes} MB of code; ${FILES_MAX_BYTES / 1e6} MB are allowed.`,
  )
}

/** Names the sub-paths where the package itself is there, so that a model does not drop the whole package. */
function unsupported(name: string, specifiers: readonly string[], { manifest }: Vendor): Diagnostic {
  const paths = specifiers.filter(specifier => packageName(specifier) === name)
  if (manifest.specifiers[name] && !packageInstead(name)) {
    const listed = paths.map(path => `"${path}"`).join(', ')
    return problem(
      'warning',
      'unsupported-package',
      `${listed} cannot be imported here; import from "${name}" instead.`,
    )
  }
  return problem('warning', 'unsupported-package', unsupportedAdvice(name))
}
