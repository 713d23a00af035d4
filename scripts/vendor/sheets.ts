import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { extendedDir } from './extended.ts'

/** Written for Tailwind, which reads them as they are. */
const AS_THEY_ARE: Readonly<Record<string, string>> = {
  'tw-animate-css': 'tw-animate-css/dist/tw-animate.css',
}

export const isSheet = (specifier: string): boolean =>
  specifier in AS_THEY_ARE || specifier.endsWith('.css') || specifier.startsWith('swiper/css')

/** The text of style sheets by their name, with what they import, their pictures and fonts inside. */
export async function readSheets(
  vendorDir: string,
  specifiers: readonly string[],
): Promise<Record<string, string>> {
  const sheets = await Promise.all(
    specifiers.map(async name => {
      const known = AS_THEY_ARE[name]
      const text = known
        ? readFileSync(join(vendorDir, 'node_modules', known), 'utf8')
        : await readSheet(vendorDir, name)
      return [name, text] as const
    }),
  )
  return Object.fromEntries(sheets)
}

async function readSheet(vendorDir: string, name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `@import ${JSON.stringify(name)};`,
      loader: 'css',
      resolveDir: extendedDir(vendorDir),
    },
    bundle: true,
    write: false,
    conditions: ['style', 'import', 'require'],
    minify: true,
    target: 'es2022',
    loader: Object.fromEntries([
      ...['.png', '.gif', '.svg', '.woff2'].map(ending => [ending, 'dataurl'] as const),
      // Every browser that runs designs reads the newest format.
      ...['.woff', '.ttf', '.eot'].map(ending => [ending, 'empty'] as const),
    ]),
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
