import type { FollowUp } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { around, type Item, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { classesOf, codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { type Change, pixels } from '#server/designer/follow-ups/style/change.ts'
import { styleOf } from '#server/designer/follow-ups/style/objects.ts'
import { restyle } from '#server/designer/follow-ups/style/restyle.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

const ASKS =
  /\b(?:(?:fully |more |mobile[- ])?responsive|mobile[- ](?:friendly|ready|optimi[sz]ed)|work(?:s|ing)? (?:well )?on (?:mobile|phones?|small screens?|tablets?|all (?:devices|screens|sizes))|(?:fit|adapt)s? (?:to |on )?(?:mobile|phones?|small(?:er)? screens?|all screens?|(?:the |every )?screen))\b/i
const SMALL = { below: 768 }
const WIDE_MIN = 360

/** "make it responsive": grids of fixed columns, rows, bars at the side, fixed widths and big type give way on small screens. */
export const makeResponsive: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  if (!ASKS.test(text) || /\b(?:menu|hamburger|nav\w*|table|image|video)\b/i.test(text)) return null
  const scene = sceneOf(bench.files)
  const made: OperationInput[] = []
  const done = new Set<string>()
  for (const item of scene.items) {
    const changes = changesFor(item, bench.files)
    const key = `${item.file} ${item.path}`
    if (changes.length === 0 || done.has(key)) continue
    done.add(key)
    const styled = restyle([{ item, entry: null }], changes, scene)
    if ('operations' in styled) made.push(...styled.operations)
  }
  const wrapped = scene.items.filter(item => item.tag === 'table' && !isScrolled(item, bench.files))
  if (made.length === 0 && wrapped.length === 0)
    return {
      trouble:
        'It is responsive already as far as I can read: nothing has a fixed size that would not give way on small screens.',
      isSure: true,
    }
  return {
    operations: made.length > 0 ? inOneSheet(made) : wrapped.flatMap(table => scrolled(table, bench.files)),
    says: `It gives way on screens below ${SMALL.below} px now: ${done.size === 1 ? 'one part stacks, wraps or shrinks' : `${done.size} parts stack, wrap or shrink`}; wider screens look as before.`,
  }
}

const OPEN = '<style>{`'
const CLOSE = '`}</style>'

/** The rules of one file in one style element. */
function inOneSheet(operations: OperationInput[]): OperationInput[] {
  const isSheet = (each: OperationInput) => each.op === 'insertElement' && each.code.startsWith(OPEN)
  return operations.flatMap((each, at): OperationInput[] => {
    if (each.op !== 'insertElement' || !isSheet(each)) return [each]
    const same = operations.filter(other => isSheet(other) && 'file' in other && other.file === each.file)
    if (same[0] !== operations[at]) return []
    const rules = same.map(other =>
      'code' in other ? other.code.slice(OPEN.length, -CLOSE.length).trimEnd() : '',
    )
    return [{ ...each, code: `${OPEN}${rules.join('')}\n${CLOSE}` }]
  })
}

function changesFor(item: Item, files: readonly SourceFile[]): Change[] {
  const code = codeIn(files, item.file)
  const classes = classesOf(item.node, code)
  const style: Partial<Record<string, string | number>> = Object.fromEntries(styleOf(item, files))
  const has = (pattern: RegExp) => classes.some(name => pattern.test(name))
  const hasWidths = (code.match(/[\s"'`](?:sm|md|lg|xl):/g)?.length ?? 0) > 1
  const isFluid = has(/^(?:sm|md|lg|xl|max-\w+):(?:grid-cols|flex|w-|hidden|block|flex-\w+)/)
  if (isFluid) return []
  const when = SMALL
  const columns = String(style.gridTemplateColumns ?? '')
  const changes: Change[] = []
  const isFixedGrid =
    !hasWidths &&
    (has(/^grid-cols-(?:[2-9]|1\d|\[)/) ||
      (columns !== '' &&
        !/auto-fi|minmax\(min/.test(columns) &&
        columns.trim().split(/\s+(?![^(]*\))/).length + Number(/repeat\((\d+)/.exec(columns)?.[1] ?? 0) > 1))
  if (isFixedGrid) changes.push({ property: 'columns', value: 'repeat(1, minmax(0, 1fr))', when })
  const isRow =
    (has(/^(?:inline-)?flex$/) || style.display === 'flex') &&
    !has(/^flex-(?:col|wrap)/) &&
    !/column/.test(String(style.flexDirection ?? '')) &&
    style.flexWrap === undefined
  const hasSide = item.children.some(isSide)
  if (isRow && hasSide) changes.push({ property: 'flexDirection', value: 'column', when })
  else if (isRow && !hasWidths && within(item).length > 3 && item.children.length > 1)
    changes.push({ property: 'flexWrap', value: 'wrap', when })
  const width = pixels(
    String(style.width ?? /^w-\[(.+)\]$/.exec(classes.find(name => /^w-\[/.test(name)) ?? '')?.[1] ?? ''),
  )
  if ((width !== null && width >= WIDE_MIN) || (isSide(item) && item.parent !== null && width !== null))
    changes.push({ property: 'width', value: '100%', when })
  else if (isSide(item) && has(/^w-\d+$/)) changes.push({ property: 'width', value: '100%', when })
  const size = pixels(String(style.fontSize ?? ''))
  if ((has(/^text-(?:[6-9]xl)$/) && !hasWidths) || (size !== null && size >= 48))
    changes.push({ property: 'fontSize', value: '36px', when })
  return changes
}

const isSide = (item: Item): boolean => item.tag === 'aside' || item.shows.some(each => each.tag === 'aside')

const isScrolled = (table: Item, files: readonly SourceFile[]): boolean =>
  around(table).some(each =>
    /overflow/.test(
      JSON.stringify([classesOf(each.node, codeIn(files, each.file)), [...styleOf(each, files)]]),
    ),
  )

const scrolled = (table: Item, files: readonly SourceFile[]): OperationInput[] => {
  const up = table.parent
  if (!up) return []
  const styled = restyle(
    [{ item: up, entry: null }],
    [{ property: 'overflowY', value: 'auto' }],
    sceneOf(files),
  )
  return 'operations' in styled ? styled.operations : []
}
