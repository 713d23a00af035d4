import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { strToU8, zipSync } from 'fflate'
import { inRoot } from '#scripts/root.ts'

const SOURCE = inRoot('client', 'figma-plugin')
const PLACE = inRoot('client', 'public', 'figma-plugin.zip')
/** Equal bytes for equal files. */
const ALWAYS = new Date('2026-01-01T00:00:00Z')

/** Puts the plugin for Figma, built and zipped, beside the app's static files, written anew only where it differs. */
export function placeFigmaPlugin(): void {
  const zip = zipSync(
    Object.fromEntries(
      Object.entries(figmaPluginFiles()).map(([name, text]) => [`maquette-layers/${name}`, strToU8(text)]),
    ),
    { mtime: ALWAYS },
  )
  if (!existsSync(PLACE) || !readFileSync(PLACE).equals(zip)) writeFileSync(PLACE, zip)
}

/** What Figma loads: a manifest, one script that may change the file, and one page with its script inside. */
export function figmaPluginFiles(): Record<string, string> {
  const text = (name: string) => readFileSync(join(SOURCE, name), 'utf8')
  // A closing tag in a string of it would end the page's script.
  const script = bundled('ui.ts').replaceAll('</script', '<\\/script')
  return {
    'manifest.json': text('manifest.json'),
    'code.js': bundled('code.ts'),
    'ui.html': text('ui.html').replace('/*ui*/', () => script),
    'README.txt': README,
  }
}

/** Figma's own engine knows the language of some years ago. */
function bundled(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(SOURCE, name)],
    ...{ bundle: true, write: false, format: 'iife', target: 'es2017', minify: true, logLevel: 'error' },
  })
  return outputFiles[0]?.text ?? ''
}

const README = `Maquette layers: imports a page of a design into Figma.

1. Unpack this folder and keep it.
2. In the Figma desktop app: Plugins, Development, Import plugin from manifest, and choose manifest.json.
3. In Maquette: Export, Export to a design tool, Copy for the plugin.
4. Run the plugin and paste. What is copied can be imported for a day; a JSON file at any time.
`
