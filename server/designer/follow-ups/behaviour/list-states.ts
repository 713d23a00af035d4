import { isEmptyAbove } from '#server/designer/follow-ups/behaviour/around-list.ts'
import { freeName, indentAt } from '#server/designer/follow-ups/behaviour/component.ts'
import { type ListChange, labelOf } from '#server/designer/follow-ups/behaviour/list-change.ts'
import type { ShownList } from '#server/designer/follow-ups/behaviour/shown-list.ts'
import { drawnLook } from '#server/designer/follow-ups/blocks/draw.ts'
import { dialectOf } from '#server/designer/follow-ups/style/dialect.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

type Files = readonly SourceFile[]

/** What stands there when the list has nothing to show. */
export function fillEmpty(
  shown: ShownList,
  text: string | null,
  files: Files,
): ListChange | { trouble: string } {
  const { code, source, name } = shown
  const test = `${source}.length === 0`
  if (code.includes(test) || isEmptyAbove(shown, files))
    return { trouble: 'There is something for the empty list already, so I changed nothing.' }
  const said = text ?? `No ${labelOf(name).toLowerCase()} yet`
  return {
    after: [
      `{${test} && (`,
      `  <div role="status"${drawnLook({ padding: '48px 24px', textAlign: 'center', borderWidth: '1px', radius: '12px' }, files)}>`,
      `    <p${drawnLook({ fontWeight: '600' }, files)}>${jsxText(said)}</p>`,
      ...(text === null
        ? [
            `    <p${drawnLook({ marginTop: '4px', fontSize: '14px', opacity: '0.7' }, files)}>They will be listed here.</p>`,
          ]
        : []),
      `  </div>`,
      `)}`,
    ].join('\n'),
    says: `When there are no ${labelOf(name).toLowerCase()}, “${said}” is shown in their place.`,
  }
}

const ROWS = 4

/** Grey rows until the list is there; a design has no server to wait for, so it waits a moment. */
export function showLoading(shown: ShownList, files: Files): ListChange | { trouble: string } {
  const { code, component, box } = shown
  if (/isLoading|\bloading\b/i.test(code))
    return { trouble: 'There is a loading state already, so I changed nothing.' }
  const { semi } = component
  const loading = freeName(code, 'isLoading')
  const indent = indentAt(code, box.start)
  const pulse = dialectOf(files) === 'tailwind'
  const bar = pulse
    ? '<div className="mb-3 h-10 animate-pulse rounded-md bg-current/10" />'
    : "<div style={{ height: '40px', marginBottom: '12px', borderRadius: '6px', background: 'currentColor', opacity: 0.1 }} />"
  const skeleton = [
    '<div role="status" aria-label="Loading">',
    ...Array.from({ length: ROWS }, () => `  ${bar}`),
    '</div>',
  ]
  const [open, close] = box.isInElement ? ['{', '}'] : ['', '']
  return {
    hooks: ['useEffect', 'useState'],
    state: [
      `const [${loading}, setIsLoading] = useState(true)${semi}`,
      `useEffect(() => {`,
      `  const timer = setTimeout(() => setIsLoading(false), 900)${semi}`,
      `  return () => clearTimeout(timer)${semi}`,
      `}, [])${semi}`,
    ],
    edits: [
      {
        at: box.start,
        remove: 0,
        insert: `${open}${loading} ? (\n${skeleton.map(line => `${indent}  ${line}\n`).join('')}${indent}) : (\n${indent}`,
      },
      { at: box.end, remove: 0, insert: `\n${indent})${close}` },
    ],
    says: `Grey rows stand for the ${labelOf(shown.name).toLowerCase()} until they are there. A design has no server, so it shows them for a moment; put your own loading in place of the timer.`,
  }
}
