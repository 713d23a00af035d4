// `npm run told`: writes what a model is told of the kits, read from their sources, so that it cannot say what is not there.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { runCommand } from '#scripts/fail.ts'
import { install } from '#scripts/install.mjs'
import { inRoot } from '#scripts/root.ts'
import { chakraFacts } from '#scripts/told/read-chakra.ts'
import { kitFacts } from '#scripts/told/read-kit.ts'
import { majorVersions } from '#scripts/told/read-versions.ts'
import { readKit } from '#scripts/vendor/kit.ts'
import { USES } from '#server/generation/prompt/packages-told.ts'

const PLACE = inRoot('server', 'generation', 'prompt', 'kit-facts.ts')

await runCommand(async () => {
  await install({ dir: inRoot('vendor'), what: 'the packages designs may import' })
  const kit = kitFacts(readKit(inRoot('vendor', 'kit')))
  const { groups, plain } = await chakraFacts(inRoot('vendor', 'node_modules'))
  writeFileSync(
    PLACE,
    `/** Written by \`npm run told\` from vendor/kit. */
export const KIT_FACTS: Readonly<Record<string, string>> = ${JSON.stringify(kit)}

/** Written by \`npm run told\` from vendor: major versions. */
export const PACKAGE_VERSIONS: Readonly<Record<string, string>> = ${JSON.stringify(majorVersions(USES.map(([name]) => name)))}

/** Written by \`npm run told\` from @chakra-ui/react. */
export const CHAKRA_GROUPS: Readonly<Record<string, string>> = ${JSON.stringify(groups)}
export const CHAKRA_PLAIN: readonly string[] = ${JSON.stringify(plain)}
`,
  )
  execFileSync(process.execPath, [
    inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
    'check',
    '--write',
    PLACE,
  ])
})
