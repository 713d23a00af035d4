import { heading } from '#server/designer/page/page.ts'
import { meaningOf, saidIn } from '#server/designer/sections/asked/missing-parts.ts'
import { readNamedParts } from '#server/designer/understanding/named-parts.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** Parts that carry no words of their own, by what people call them and how their tag begins. */
const LANDMARKS: [RegExp, RegExp][] = [
  [/\b(?:header|top ?bar|status bar)\b/i, /<header\b(?![^>]*aria-label)/],
  [/\b(?:side ?bar|side panel|rail)\b/i, /<aside\b(?![^>]*aria-label)/],
  [/\bfooter\b/i, /<footer\b(?![^>]*aria-label)/],
  [/\b(?:input bar|composer|text field|form|main form area)\b/i, /<form\b(?![^>]*aria-label)/],
]

/** Where the request has a name for a part that is otherwise nameless, assistive technology reads that name. */
export function nameLandmarks(prompt: string, files: SourceFile[]): SourceFile[] {
  const said = saidIn(files)
  const named = files.map(file => ({ ...file }))
  const wished = readNamedParts(prompt).filter(item => meaningOf(item).some(word => !said.has(word)))
  for (const [words, tag] of LANDMARKS) {
    const item = wished.find(each => words.test(each))
    const file = item && named.find(({ name, code }) => /^components\/(?!ui\/)/.test(name) && tag.test(code))
    if (!item || !file) continue
    file.code = file.code.replace(
      tag,
      found => `${found} aria-label="${heading(item).replace(/["{}<>]/g, '')}"`,
    )
    wished.splice(wished.indexOf(item), 1)
  }
  return named
}
