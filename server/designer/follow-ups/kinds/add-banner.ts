import { indentAt } from '#server/designer/follow-ups/behaviour/component.ts'
import { draw } from '#server/designer/follow-ups/blocks/draw.ts'
import { type FollowUp, quotedIn, type Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { type Item, sceneOf } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { dialectOf } from '#server/designer/follow-ups/style/dialect.ts'
import { isHeader } from '#server/designer/follow-ups/target/looks-like.ts'
import { themeOf } from '#server/designer/follow-ups/theme-code.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
import { applyTextEdits } from '#shared/edits/text-edits.ts'

const BANNER =
  /^(?:add|put|show|insert|create|place)\s+(?:an?\s+)?(?:(?:announcement|promo(?:tion(?:al)?)?|sale|notice|thin|small|top)\s+)*(?:banner|announcement(?: bar)?|promo bar|notice bar)\b(.*)$/i
const TOP = /\b(?:at|on|to|across) the (?:very )?top\b|\babove the (?:header|nav\w*|page)\b/gi
const WORDS =
  /^[\s,:]*(?:(?:that )?(?:says?|saying|reads?|reading|announcing|with the (?:text|words)|with(?: text)?|for)\b[\s:]*)?/i

/** "add a banner at the top saying “Free shipping this week”". */
export const addBanner: FollowUp = (instruction, bench) => {
  const found = BANNER.exec(plainWords(instruction))
  if (!found || bench.selection) return null
  const rest = (found[1] ?? '').replace(TOP, ' ').trim()
  const text =
    quotedIn(instruction)[0] ??
    rest
      .replace(WORDS, '')
      .replace(/^of the page\b/i, '')
      .trim()
  if (text === '' || text.length < 4)
    return { trouble: 'What shall the banner say? Put the words in quotes.', isSure: true }
  if (
    quotedIn(instruction).length === 0 &&
    (/\b(?:with|button|link|cookie|countdown|close)\b/i.test(rest) || text.split(/\s+/).length > 14)
  )
    return null
  const { items, root } = sceneOf(bench.files)
  if (!root) return null
  const header = items.find(item => isHeader(item) && topOf(item) !== null)
  const before = header ? topOf(header) : null
  const says = `I added a banner at the top that says “${text}”.`
  const banner = bannerCode(text, bench)
  if (before)
    return {
      operations: [
        { op: 'insertElement', file: before.file, at: { path: before.path }, place: 'before', code: banner },
      ],
      says,
    }
  const code = codeIn(bench.files, root.file)
  const indent = indentAt(code, startOf(root.node))
  const wrapped = applyTextEdits(code, [
    { at: startOf(root.node), remove: 0, insert: `<>\n${indent}  ${banner}\n${indent}` },
    { at: endOf(root.node), remove: 0, insert: `\n${indent}</>` },
  ])
  return { operations: [{ op: 'write', file: root.file, code: wrapped }], says }
}

/** The child of the page that is or holds the header. */
const topOf = (item: Item): Item | null =>
  item.parent === null
    ? item.user
      ? topOf(item.user)
      : null
    : item.parent.parent === null && item.parent.user === null
      ? item
      : null

function bannerCode(text: string, bench: Workbench): string {
  if (dialectOf(bench.files) === 'tailwind') {
    const colors = themeOf(bench) ? 'bg-primary text-primary-foreground' : 'bg-gray-900 text-white'
    return `<p className="${colors} px-4 py-2.5 text-center text-sm font-medium">${jsxText(text)}</p>`
  }
  return draw(
    {
      tag: 'p',
      look: {
        margin: '0',
        padding: '10px 16px',
        textAlign: 'center',
        fontSize: '14px',
        background: '#111827',
        color: '#ffffff',
      },
      text,
    },
    bench.files,
  )
}
