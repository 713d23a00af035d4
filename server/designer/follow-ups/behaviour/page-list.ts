import { pagesAbove } from '#server/designer/follow-ups/behaviour/around-list.ts'
import { capital, freeName } from '#server/designer/follow-ups/behaviour/component.ts'
import { type ListChange, labelOf } from '#server/designer/follow-ups/behaviour/list-change.ts'
import type { ListWish } from '#server/designer/follow-ups/behaviour/list-wishes.ts'
import { FIELD_LOOK } from '#server/designer/follow-ups/behaviour/narrow-list.ts'
import type { ShownList } from '#server/designer/follow-ups/behaviour/shown-list.ts'
import { drawnLook } from '#server/designer/follow-ups/blocks/draw.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** So many entries at a time, with the way to the others. */
export function addPages(
  shown: ShownList,
  { size: asked, isMore }: Extract<ListWish, { kind: 'paginate' }>,
  files: readonly SourceFile[],
): ListChange | { trouble: string } {
  const { code, component, list, source } = shown
  if (/\.slice\([^)]*\b(?:page|count|visible)\w*/i.test(code))
    return { trouble: 'It is cut in pages already, so I changed nothing.' }
  const above = isMore ? null : pagesAbove(shown, asked, files)
  if (above) return above
  const many = list.entries.length
  const size = asked ?? usual(many)
  if (size < 1 || (many > 0 && many <= size))
    return {
      trouble: `The list has only ${many} entries, so with ${size} a page there would be nothing to turn to.`,
    }
  const { semi } = component
  const name = labelOf(shown.name).toLowerCase()
  if (isMore) return more(shown, size, files)
  const page = freeName(code, 'page', 'listPage')
  const count = freeName(code, 'pageCount', 'listPageCount')
  const current = freeName(code, 'currentPage', 'shownPage')
  const cut = freeName(code, `paged${capital(shown.name)}`)
  const button = (label: string, to: string, isOff: string) => [
    `  <button type="button" disabled={${isOff}} onClick={() => set${capital(page)}(${to})}${drawnLook(FIELD_LOOK, files)}>`,
    `    ${label}`,
    `  </button>`,
  ]
  return {
    state: [`const [${page}, set${capital(page)}] = useState(0)${semi}`],
    derived: [
      `const ${count} = Math.max(1, Math.ceil(${source}.length / ${size}))${semi}`,
      `const ${current} = Math.min(${page}, ${count} - 1)${semi}`,
      `const ${cut} = ${source}.slice(${current} * ${size}, ${current} * ${size} + ${size})${semi}`,
    ],
    source: cut,
    after: [
      `<nav aria-label="Pages"${drawnLook({ display: 'flex', align: 'center', justify: 'space-between', gap: '12px', marginTop: '16px', fontSize: '14px' }, files)}>`,
      ...button('Previous', `${current} - 1`, `${current} === 0`),
      `  <span aria-live="polite">Page {${current} + 1} of {${count}}</span>`,
      ...button('Next', `${current} + 1`, `${current} === ${count} - 1`),
      `</nav>`,
    ].join('\n'),
    says: `The ${name} come ${size} a page now, with buttons to the others.`,
  }
}

const usual = (many: number): number =>
  many === 0 || many > 20 ? 10 : many > 6 ? 5 : Math.max(2, Math.ceil(many / 2))

function more(shown: ShownList, size: number, files: readonly SourceFile[]): ListChange {
  const { code, component, source } = shown
  const count = freeName(code, 'shownCount', 'visibleCount')
  return {
    state: [`const [${count}, set${capital(count)}] = useState(${size})${component.semi}`],
    source: `${source}.slice(0, ${count})`,
    after: [
      `{${source}.length > ${count} && (`,
      `  <div${drawnLook({ display: 'flex', justify: 'center', marginTop: '16px' }, files)}>`,
      `    <button type="button" onClick={() => set${capital(count)}(${count} + ${size})}${drawnLook(FIELD_LOOK, files)}>`,
      `      Show more`,
      `    </button>`,
      `  </div>`,
      `)}`,
    ].join('\n'),
    says: `The first ${size} are shown, and a button shows more.`,
  }
}
