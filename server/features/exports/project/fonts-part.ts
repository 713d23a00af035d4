import type { Draft, ProjectFile } from './draft.ts'

/** The families that the sources name, from the packages this server serves them from. */
export function fontsPart(
  draft: Draft,
  texts: readonly string[],
): { place: string; file: ProjectFile } | null {
  const used = draft.facts.fonts.filter(({ family }) => {
    const name = family.replaceAll(' ', '[ _]')
    const form = new RegExp(`(?:["'\`,:(\\[{]\\s*)${name}(?=\\s*["'\`,:;)\\]}!])`)
    return texts.some(text => form.test(text))
  })
  if (used.length === 0) return null
  for (const font of used) draft.packages.add(font.package)
  const place = draft.layout.claim('src/fonts.css')
  return { place, file: { name: place, content: `${used.map(({ css }) => css).join('\n')}\n` } }
}
