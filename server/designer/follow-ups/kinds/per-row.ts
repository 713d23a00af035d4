import type { FollowUp, Outcome } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { around, type Item, type Scene, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { classesOf, codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { selectedItem } from '#server/designer/follow-ups/target/find.ts'
import { stem, wordsIn } from '#server/designer/follow-ups/target/fits.ts'
import { isListCalled } from '#server/designer/follow-ups/target/list-names.ts'
import { callIt, headingOf } from '#server/designer/follow-ups/target/names.ts'
import { NUMBER, numberOf } from '#server/designer/understanding/counts.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'

const MAKES = '(?:(?:show|make|have|display|put|use|set|change|arrange|lay out|give|want|list)\\s+)?'
const SAID = [
  new RegExp(
    `^${MAKES}(?:the\\s+|all\\s+(?:the\\s+)?|only\\s+)?(?:([\\w -]+?)\\s+)?(?:in\\s+|to\\s+|as\\s+)?(${NUMBER})\\s+(?:([\\w-]+)\\s+)?(?:per|in (?:a|each|one|every)|a|each)\\s+(?:row|line)$`,
    'i',
  ),
  new RegExp(`^${MAKES}(?:the\\s+)?(?:number of\\s+)?columns\\s+(?:to|=)\\s+(${NUMBER})$`, 'i'),
  new RegExp(
    `^${MAKES}(${NUMBER})[ -]columns?(?:\\s+(?:grid|layout))?(?:\\s+(?:for|in|on)\\s+(?:the\\s+)?([\\w -]+?))?$`,
    'i',
  ),
  new RegExp(
    `^${MAKES}(?:the\\s+|all\\s+(?:the\\s+)?)?([\\w -]+?)\\s+in(?:to)?\\s+(${NUMBER})\\s+columns?$`,
    'i',
  ),
]

/** "show 3 products per row", "4 columns for the speakers": the grid that is there, in so many columns. */
export const perRow: FollowUp = (instruction, bench) => {
  const device =
    /\s+on (?:desktops?|large screens?|wide screens?|computers?|(phones?|mobiles?|small screens?)(?: devices?)?)$/i
  const plain = plainWords(instruction).replace(
    /\s+(?:instead of|rather than|not)\s+\w+(?:\s+(?:per row|columns?))?$/i,
    '',
  )
  const text = plain.replace(device, '')
  const isPhone = Boolean(device.exec(plain)?.[1])
  const read = readCount(text)
  if (!read || read.count < 1 || read.count > 12) return null
  const scene = sceneOf(bench.files)
  const selected = selectedItem(bench)
  const near = selected ? [selected, ...around(selected).slice(0, 3), ...within(selected)] : scene.items
  const all = near.filter(item => gridCode(item, scene) !== null && holdsSeveral(item))
  const grids = read.noun === '' ? all : all.filter(item => isOf(item, read.noun))
  const [grid] = grids
  if (!grid) return null
  if (grids.length > 1)
    return {
      trouble: `There are ${grids.length} grids that could be meant: ${grids.map(callIt).join(', ')}. Say of what.`,
      isSure: read.noun !== '',
    }
  return inColumns(grid, read.count, scene, isPhone)
}

function readCount(text: string): { count: number; noun: string } | null {
  const [first, second, third, last] = SAID.map(pattern => pattern.exec(text))
  const count = numberOf(first?.[2] ?? second?.[1] ?? third?.[1] ?? last?.[2] ?? '')
  if (count === null || count === undefined) return null
  const noun = (first?.[3] ?? first?.[1] ?? third?.[2] ?? last?.[1] ?? '')
    .toLowerCase()
    .replace(/^(?:the|all|my|our)\s+/, '')
  return {
    count,
    noun: /^(?:it|them|everything|cards?|items?|entries|the grid|grid|elements?|only|up)?$/.test(noun)
      ? ''
      : noun,
  }
}

/** By what the list is called, who shows it, or the heading above it. */
function isOf(item: Item, noun: string): boolean {
  const wanted = wordsIn(noun)
    .map(stem)
    .filter(word => !/^(?:card|section|list|grid|item)$/.test(word))
  const lists = item.children.flatMap(child => child.list ?? [])
  const block = around(item).find(each => headingOf(each) !== '')
  const names = [
    ...lists.flatMap(list => [list.name, list.each ?? '']),
    ...item.children.map(child => child.tag),
    item.owner,
    block ? headingOf(block) : '',
  ]
    .flatMap(wordsIn)
    .map(stem)
  const isKin = (word: string) => lists.some(list => isListCalled(list, word))
  return wanted.length > 0 && wanted.every(word => names.includes(word) || isKin(word))
}

const holdsSeveral = (item: Item): boolean =>
  item.children.some(child => child.list) ||
  new Set(item.children.map(child => child.tag)).size < item.children.length

const REPEAT = /(gridTemplateColumns:\s*['"`]repeat\()(\d+)/
const PROP = /(\b(?:columns=\{|templateColumns="repeat\())(\d+)/
const PROPS = /(\bcolumns=\{\{[^}]*:\s*)(\d+)(\s*,?\s*\}\})/

/** The piece of code that says how many columns there are: its file, its place and how it is written. */
function gridCode(
  item: Item,
  { files }: Scene,
): { file: string; at: number; text: string; pattern: RegExp } | null {
  const code = codeIn(files, item.file)
  const [at, end] = [startOf(item.node), endOf(item.node.openingElement)]
  const text = code.slice(at, end)
  const own = [REPEAT, PROPS, PROP].find(pattern => pattern.test(text))
  if (own) return { file: item.file, at, text, pattern: own }
  if (classesOf(item.node, code).some(name => /(?:^|:)(?:grid-cols|columns)-\d/.test(name)))
    return { file: item.file, at, text, pattern: /grid-cols-/ }
  const name = /className=(?:\{\w+\.([\w]+)\}|"([\w-]+)")/.exec(text)
  return name ? ruleFor(name[1] ?? name[2] ?? '', item, files) : null
}

function ruleFor(name: string, item: Item, files: Scene['files']) {
  const rule = new RegExp(`\\.${name}\\s*\\{[^}]*?(?=grid-template-columns:\\s*repeat\\(\\d)`)
  const near = codeIn(files, item.file)
  const sheets = files.filter(
    file =>
      file.name === item.file ||
      (file.name.endsWith('.css') && near.includes(file.name.replace(/^.*\//, ''))),
  )
  for (const { name: file, code } of sheets) {
    const found = rule.exec(code)
    if (!found) continue
    const at = found.index + found[0].length
    return {
      file,
      at,
      text: code.slice(at, code.indexOf(')', at) + 1),
      pattern: /(grid-template-columns:\s*repeat\()(\d+)/,
    }
  }
  return null
}

function inColumns(item: Item, count: number, scene: Scene, isPhone: boolean): Outcome | null {
  const found = gridCode(item, scene)
  if (!found || (isPhone && found.pattern.source !== 'grid-cols-')) return null
  const code = codeIn(scene.files, found.file)
  const next =
    found.pattern.source === 'grid-cols-'
      ? (isPhone ? onPhones : inClasses)(found.text, count)
      : found.text.replace(
          found.pattern,
          (_, head: string, __, tail?: unknown) => `${head}${count}${typeof tail === 'string' ? tail : ''}`,
        )
  if (next === found.text)
    return { trouble: 'It stands in that many columns already, so I changed nothing.', isSure: true }
  return {
    operations: [
      {
        op: 'write',
        file: found.file,
        code: code.slice(0, found.at) + next + code.slice(found.at + found.text.length),
      },
    ],
    says: isPhone
      ? `${count} stand in a row on phones now; on wider screens it is as before.`
      : `${count === 1 ? 'One stands' : `${count} stand`} in a row now where there is room; on narrow screens fewer do as before.`,
  }
}

/** The widest screens get the number; narrower ones keep theirs as long as it is no more than that. */
function inClasses(text: string, count: number): string {
  const all = [...text.matchAll(/(?<![\w-])((?:[a-z\d-]+:)*(?:grid-cols|columns))-(\d+)/g)]
  const widest = all.reduce<RegExpMatchArray | undefined>(
    (best, each) => (best && rank(best[1]) > rank(each[1]) ? best : each),
    undefined,
  )
  return text.replace(
    /(?<![\w-])((?:[a-z\d-]+:)*(?:grid-cols|columns))-(\d+)/g,
    (whole, head: string, now: string) =>
      head === widest?.[1] || Number(now) > count ? `${head}-${count}` : whole,
  )
}

/** What holds without a width is what phones get; screens one step wider keep what they had. */
const onPhones = (text: string, count: number): string =>
  /(?<![\w:-])grid-cols-\d+/.test(text)
    ? text.replace(/(?<![\w:-])grid-cols-\d+/, now =>
        now === `grid-cols-${count}` || text.includes('sm:grid-cols-')
          ? `grid-cols-${count}`
          : `grid-cols-${count} sm:${now}`,
      )
    : text.replace(/(?<![\w-])((?:[a-z\d-]+:)+grid-cols-\d+)/, `grid-cols-${count} $1`)

const rank = (head = ''): number =>
  ['', 'sm:', 'md:', 'lg:', 'xl:', '2xl:'].indexOf(head.replace(/(?:grid-cols|columns)$/, ''))
