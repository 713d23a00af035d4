import { readFileSync } from 'node:fs'
import { inRoot } from '#scripts/root.ts'

/** " 9" for what is at 9.14.0; nothing for what is below 1, which says little. What both sets have is served by the first. */
export function majorVersions(names: readonly string[]): Record<string, string> {
  const [core, extended] = [['vendor'], ['vendor', 'extended']].map(folder => {
    const file = readFileSync(inRoot(...folder, 'package.json'), 'utf8')
    return (JSON.parse(file) as { dependencies: Record<string, string> }).dependencies
  })
  const majors = names.map(
    name => [name, Number.parseInt(core?.[name] ?? extended?.[name] ?? '', 10)] as const,
  )
  return Object.fromEntries(majors.flatMap(([name, major]) => (major > 0 ? [[name, ` ${major}`]] : [])))
}
