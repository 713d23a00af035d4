import { draw } from '#server/designer/follow-ups/blocks/draw.ts'
import type { FollowUp } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { findTargets } from '#server/designer/follow-ups/target/find.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import { NUMBER, numberOf } from '#server/designer/understanding/counts.ts'

const MENU = new RegExp(
  `^(?:add|put|insert|create|show)\\s+(?:an?\\s+|the\\s+)?menu\\s*(?:\\(?(?:with )?(?:an? )?class(?:name)?\\s*[:=]?\\s*["'‘“]?([\\w-]+)["'’”]?\\)?)?\\s*(?:with|of|that has|having)\\s+(?:(${NUMBER})\\s+)?(?:menu\\s+)?(?:items?|entries|links?)\\s*(.*)$`,
  'i',
)
const PLACE =
  /\b(?:(?:at|on|to|in)\s+)?(?:the\s+)?(left|right)\s*(?:hand)?\s*(?:side|end)?\s+of\s+(?:the\s+)?([\w-]+(?:\s+[\w-]+)?)|\b(?:in|to|into|inside|on|at)\s+((?:the\s+)?[\w-]+(?:\s+[\w-]+)?)/i
const FREE =
  /\(?\b(?:with\s+)?(?:arbitrary|any|some|random|placeholder)\s+(?:texts?|words|names?|labels?)\b\)?/i
const USUAL = ['Home', 'Products', 'About', 'Contact', 'Blog', 'Help', 'Account', 'News']

/** "add menu (class 'menu') with 3 items at the right side of header". */
export const addMenu: FollowUp = (instruction, bench) => {
  const found = MENU.exec(plainWords(instruction))
  if (!found) return null
  const [, className, many, rest = ''] = found
  const place = PLACE.exec(rest)
  const names = namesIn(place ? rest.slice(0, place.index) : rest)
  const count = names.length || numberOf(many ?? '') || 0
  const left = rest
    .replace(PLACE, ' ')
    .replace(FREE, ' ')
    .replace(names.length > 0 ? /.*/ : /^$/, '')
  if (count < 1 || count > USUAL.length || !/^[\s.,()]*$/.test(left)) return null
  const where = place?.[2] ?? place?.[3] ?? (bench.selection ? 'this' : 'the header')
  const holder = findTargets(where, bench)
  if (!holder) return { trouble: `I did not find “${where}” in this design.`, isSure: true }
  if ('trouble' in holder) return { ...holder, isSure: true }
  const [target] = holder.targets
  if (!target || holder.targets.length > 1 || target.entry !== null)
    return { trouble: `“${where}” is several places; say which one.`, isSure: true }
  const item = target.item.shows[0] ?? target.item
  const side = place?.[1] ?? null
  const isLeft = /left/i.test(side ?? '')
  const words = names.length > 0 ? names : USUAL.slice(0, count)
  const code = draw(
    {
      tag: 'nav',
      look: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '16px',
        padding: '8px 16px',
        ...(side === null ? {} : { width: 'fit-content', margin: isLeft ? '0 auto 0 0' : '0 0 0 auto' }),
      },
      attributes: { 'aria-label': 'Menu' },
      children: words.map(text => ({
        tag: 'a',
        attributes: { href: `#${text.toLowerCase().replace(/\W+/g, '-')}` },
        text,
      })),
    },
    bench.files,
  )
  return {
    operations: [
      {
        op: 'insertElement',
        file: item.file,
        at: { path: item.path },
        place: isLeft ? 'first' : 'last',
        code: className ? classed(code, className) : code,
      },
    ],
    says: `I added a menu with ${words.join(', ')} in ${callIt(item)}${names.length > 0 ? '' : '; its words are for you to say'}.`,
  }
}

/** "Home, Shop and About", with or without quotes and a colon. */
function namesIn(text: string): string[] {
  const said = text
    .replace(FREE, ' ')
    .replace(/^[\s:(]+|[\s).,]+$/g, '')
    .replace(/["'“”‘’]/g, '')
  if (said === '') return []
  return said
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/i)
    .map(name => name.trim())
    .filter(name => name !== '' && name.split(/\s+/).length <= 3)
}

const classed = (code: string, name: string): string =>
  code.startsWith('<nav className="')
    ? code.replace('className="', `className="${name} `)
    : code.replace(/^<nav/, `<nav className="${name}"`)
