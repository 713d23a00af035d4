import { readFileSync } from 'node:fs'
import { inRoot } from '#scripts/root.ts'

/** " 9" for what is at 9.14.0, " 0.577" for what is at 0.577.0. What both sets have is served by the first. */
export function majorVersions(names: readonly string[]): Record<string, string> {
  const [core, extended] = [['vendor'], ['vendor', 'extended']].map(folder => {
    const file = readFileSync(inRoot(...folder, 'package.json'), 'utf8')
    return (JSON.parse(file) as { dependencies: Record<string, string> }).dependencies
  })
  return Object.fromEntries(
    names.flatMap(name => {
      const [, version] = /(0\.\d+|[1-9]\d*)/.exec(core?.[name] ?? extended?.[name] ?? '') ?? []
      return version ? [[name, ` ${version}`]] : []
    }),
  )
}
