import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VendorIcons } from '#shared/vendor.ts'

/** Names of `radix-ui` and the primitive package each one is. */
export function readRadixNames(modulesDir: string): Record<string, string> {
  const source = readFileSync(join(modulesDir, 'radix-ui/dist/index.mjs'), 'utf8')
  const imports = source.matchAll(/import \* as (\w+) from "(@radix-ui\/react-[\w-]+)"/g)
  return Object.fromEntries([...imports].map(([, name = '', target = '']) => [name, target]))
}

/** Every exported icon name with its module, and every module's node list as source text. */
export function readIcons(modulesDir: string): VendorIcons {
  const root = join(modulesDir, 'lucide-react/dist/esm')
  const barrel = readFileSync(join(root, 'lucide-react.js'), 'utf8')
  const names: Record<string, string> = {}
  for (const [, list = '', id = ''] of barrel.matchAll(
    /export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.js'/g,
  )) {
    for (const [, name = ''] of list.matchAll(/default as (\w+)/g)) names[name] = id
  }
  const ids = [...new Set(Object.values(names))]
  return { names, nodes: Object.fromEntries(ids.map(id => [id, readNodes(join(root, 'icons', `${id}.js`))])) }
}

function readNodes(file: string): string {
  const [, nodes] = /const __iconNode = (\[[\s\S]*?\n?\]);\nconst/.exec(readFileSync(file, 'utf8')) ?? []
  if (!nodes) throw new Error(`${file} is not an icon module as this version of lucide-react writes them.`)
  return nodes.replace(/\s*\n\s*/g, '')
}
