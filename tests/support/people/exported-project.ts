import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '#scripts/root.ts'
import { VENDOR_DIR, VENDOR_OUT } from '#scripts/vendor.ts'
import type { ProjectFile, ProjectInput, ProjectSources } from '#server/features/exports/project/draft.ts'
import { TOOL_NAMES } from '#server/features/exports/project/tools.ts'
import type { ImportSources } from '#server/features/imports/project/to-design.ts'
import { PRESETS } from '#shared/design.ts'
import {
  vendorKitSchema,
  vendorManifestSchema,
  vendorNamesSchema,
  vendorPointerSchema,
  vendorProjectSchema,
} from '#shared/vendor.ts'

/** What the server knows beside a design, from the build of the packages that is there. */
export function projectSources(): ProjectSources {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(VENDOR_OUT, name), 'utf8'))
  const { hash } = vendorPointerSchema.parse(read('current.json'))
  const manifest = vendorManifestSchema.parse(read(`${hash}/manifest.json`))
  for (const [specifier, exports] of Object.entries(vendorNamesSchema.parse(read(`${hash}/names.json`)))) {
    const entry = manifest.specifiers[specifier]
    if (entry) entry.exports = exports
  }
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(inRoot('package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
  const versions = { ...dependencies, ...devDependencies }
  return {
    manifest,
    kit: vendorKitSchema.parse(read(`${hash}/kit.json`)),
    facts: vendorProjectSchema.parse(read(`${hash}/project.json`)),
    tools: Object.fromEntries(TOOL_NAMES.map(name => [name, versions[name] ?? ''])),
  }
}

/** What the server knows beside a project that comes in. */
export const importSources = (): ImportSources => ({
  ...projectSources(),
  tailwindSheet: readFileSync(inRoot('node_modules/tailwindcss/index.css'), 'utf8'),
  versions: JSON.parse(readFileSync(inRoot('vendor/package.json'), 'utf8')).dependencies,
})

/** A design to be taken along, with the rest as it mostly is. */
export const designInput = (
  files: Readonly<Record<string, string>> | ProjectInput['files'],
  rest: Partial<ProjectInput> & { preset?: keyof typeof PRESETS } = {},
): ProjectInput => ({
  title: 'A design',
  version: 'v1',
  link: null,
  isDarkMode: false,
  config: PRESETS[rest.preset ?? 'shadcn-tailwind'],
  files: Array.isArray(files)
    ? (files as ProjectInput['files'])
    : Object.entries(files).map(([name, code]) => ({ name, code })),
  bundle: '',
  uploads: [],
  ...rest,
})

export const textOf = (files: readonly ProjectFile[], name: string): string => {
  const content = files.find(file => file.name === name)?.content
  if (content === undefined)
    throw new Error(`There is no ${name} among ${files.map(file => file.name).join(', ')}.`)
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

export function writeProject(folder: string, files: readonly ProjectFile[]): void {
  for (const { name, content } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** Instead of `npm install`: the very packages that are here already. */
export function linkPackages(folder: string): void {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>
  const modules = join(folder, 'node_modules')
  const link = (name: string, from: string) => {
    const at = join(modules, name)
    if (existsSync(at)) return
    mkdirSync(dirname(at), { recursive: true })
    symlinkSync(from, at)
  }
  for (const name of Object.keys(dependencies ?? {})) {
    const homes = [join(VENDOR_DIR, 'node_modules', name), join(VENDOR_DIR, 'extended/node_modules', name)]
    link(name, homes.find(home => existsSync(home)) ?? homes[0]!)
  }
  for (const name of Object.keys(devDependencies ?? {})) link(name, inRoot('node_modules', name))
}

/** One command of the project; what it said, and whether it was content. */
export function runIn(
  folder: string,
  command: string,
  args: readonly string[],
): Promise<{ isOk: boolean; said: string }> {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, FORCE_COLOR: '0', NODE_ENV: '' },
    })
    let said = ''
    child.stdout.on('data', chunk => (said += chunk))
    child.stderr.on('data', chunk => (said += chunk))
    child.on('close', status => resolve({ isOk: status === 0, said }))
  })
}

export const typecheck = (folder: string) =>
  runIn(folder, process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '--noEmit'])
export const viteBuild = (folder: string) =>
  runIn(folder, process.execPath, [inRoot('node_modules/vite/bin/vite.js'), 'build'])
