// `npm run told`: writes what a model is told of the kits, read from their sources, so that it cannot say what is not there.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { runCommand } from '#scripts/fail.ts'
import { install } from '#scripts/install.mjs'
import { inRoot } from '#scripts/root.ts'
import { chakraFacts } from '#scripts/told/read-chakra.ts'
import { fontWeights } from '#scripts/told/read-fonts.ts'
import { grounds } from '#scripts/told/read-grounds.ts'
import { kitFacts } from '#scripts/told/read-kit.ts'
import { majorVersions } from '#scripts/told/read-versions.ts'
import { readKit } from '#scripts/vendor/kit.ts'
import { USES } from '#server/generation/prompt/packages-told.ts'

const PLACE = inRoot('server', 'generation', 'prompt', 'kit-facts.ts')

await runCommand(async () => {
  await install({ dir: inRoot('vendor'), what: 'the packages designs may import' })
  const files = readKit(inRoot('vendor', 'kit'))
  const { groups, plain } = await chakraFacts(inRoot('vendor', 'node_modules'))
  writeFileSync(
    PLACE,
    `/** Written by \`npm run told\` from vendor/kit. */
export const KIT_FACTS: Readonly<Record<string, string>> = ${JSON.stringify(kitFacts(files))}

/** Written by \`npm run told\` from vendor/kit: grounds, lines, corners and shadows. */
export const KIT_GROUNDS = ${JSON.stringify(grounds(files))}

/** Written by \`npm run told\` from the font files: least and greatest weight. */
export const FONT_WEIGHTS: Readonly<Record<string, readonly [number, number]>> = ${JSON.stringify(fontWeights(inRoot('vendor', 'node_modules')))}

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
