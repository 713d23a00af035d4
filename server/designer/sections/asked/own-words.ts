import { heading, type Page, type Piece } from '#server/designer/page/page.ts'
import { meaningOf, saidIn } from '#server/designer/sections/asked/missing-parts.ts'
import { readNamedParts } from '#server/designer/understanding/named-parts.ts'
import { SECTION_WORDS, type SectionName } from '#server/designer/understanding/section-words.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** A section under the name the person gave it ("impact stats"), above the heading that is ours. */
export function inOwnWords({ brief, look }: Page, name: SectionName, piece: Piece): Piece {
  const item = readNamedParts(brief.prompt).find(each => SECTION_WORDS[name].test(each))
  if (!item || isSaid(item, piece)) return piece
  const label = jsxText(heading(item))
  const named = withLabel(piece.code, label.replaceAll('"', ''))
  return {
    ...piece,
    code: item.includes(' ')
      ? named.replace(/<h2\b([^>]*)>/, `<h2$1><span className="mb-3 block ${look.eyebrow}">${label}</span> `)
      : named,
  }
}

const withLabel = (code: string, label: string): string =>
  /<section[^>]*\baria-label="/.test(code)
    ? code.replace(/(<section[^>]*\baria-label=")[^"]*/, `$1${label}`)
    : code.replace('<section', `<section aria-label="${label}"`)

const isSaid = (item: string, { code, file, files }: Piece): boolean => {
  const said = saidIn([{ name: file, code }, ...files])
  return meaningOf(item).every(word => said.has(word))
}
