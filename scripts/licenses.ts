// `npm run licenses`: writes THIRD-PARTY-LICENSES.md, every package that the product ships or serves, with its licence.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Problem, runCommand } from '#scripts/fail.ts'
import { inRoot } from '#scripts/root.ts'

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
}

/** What may be shipped with Apache-2.0 code, by SPDX name. */
const ALLOWED = new Set(
  'MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause 0BSD Apache-2.0 Unlicense CC0-1.0 CC-BY-4.0 OFL-1.1 Python-2.0 BlueOak-1.0.0 MPL-2.0 Zlib'.split(
    ' ',
  ),
)

/** Packages that name their licence in a file alone. */
const BY_FILE: Readonly<Record<string, string>> = {
  cldrjs: 'MIT',
  'fast-shallow-equal': 'Unlicense',
  format: 'MIT',
  'react-universal-interface': 'Unlicense',
  'tween-functions': 'BSD-3-Clause',
  'webgl-constants': 'MIT',
}

/** An SPDX expression: one of its alternatives must be allowed as a whole. */
const isAllowed = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some(alternative => alternative.split(' AND ').every(name => ALLOWED.has(name.trim())))

await runCommand(async () => {
  const groups = [
    {
      title: 'The app',
      intro: 'Bundled into the client and the Worker.',
      rows: packagesOf('package-lock.json', '.', false),
    },
    {
      title: 'Packages that designs may import',
      intro: 'Served to previews and published pages.',
      rows: packagesOf('vendor/package-lock.json', 'vendor', false),
    },
    {
      title: 'More packages that designs may import',
      intro: 'Served where `npm run vendor` has built them.',
      rows: packagesOf('vendor/extended/package-lock.json', 'vendor/extended', false),
    },
    {
      title: 'Tools',
      intro: 'Used to build, run and test; not shipped.',
      rows: packagesOf('package-lock.json', '.', true),
    },
  ]
  const bad = groups.slice(0, -1).flatMap(({ rows }) => rows.filter(row => !isAllowed(row.license)))
  if (bad.length > 0)
    throw new Problem(`Not allowed to ship: ${bad.map(row => `${row.name} (${row.license})`).join(', ')}.`)
  const sections = groups.map(
    ({ title, intro, rows }) =>
      `## ${title}\n\n${intro}\n\n| package | version | licence |\n|---|---|---|\n${rows.map(row => `| ${row.name} | ${row.version} | ${row.license} |`).join('\n')}\n`,
  )
  writeFileSync(
    inRoot('THIRD-PARTY-LICENSES.md'),
    `# Third-party licences\n\nWritten by \`npm run licenses\` from the lockfiles.\n\n${sections.join('\n')}`,
  )
})

function packagesOf(
  lockfile: string,
  folder: string,
  isDev: boolean,
): { name: string; version: string; license: string }[] {
  const lock = JSON.parse(readFileSync(inRoot(lockfile), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const rows = Object.entries(lock.packages).flatMap(([path, entry]) => {
    // Optional are the builds of a tool for single platforms, of which nothing is shipped.
    if (!path || Boolean(entry.dev) !== isDev || (entry.optional && !isDev)) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return [
      {
        name,
        version: entry.version ?? '',
        license: BY_FILE[name] ?? entry.license ?? licenseOf(inRoot(folder, path)),
      },
    ]
  })
  const unique = new Map(rows.map(row => [`${row.name}@${row.version}`, row]))
  return [...unique.values()].sort((a, b) => a.name.localeCompare(b.name))
}

/** Some lock entries name no licence: the package itself does. */
function licenseOf(folder: string): string {
  const file = `${folder}/package.json`
  if (!existsSync(file)) return 'unknown'
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: string | { type: string } }
  return typeof license === 'object' ? license.type : (license ?? 'unknown')
}
