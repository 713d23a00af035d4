import type { ShownList } from '#server/designer/follow-ups/behaviour/shown-list.ts'
import { drawnLook } from '#server/designer/follow-ups/blocks/draw.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { apply } from '#shared/edits/apply.ts'

/** How an opened entry is shown. */
export interface EntryView {
  isDialog: boolean
  className: string | null
  /** How long it fades in. */
  fade: string | null
  /** The package for styled components that the design is written with, so this is too. */
  styled: string | null
  title: string | null
  rest: { key: string; label: string }[]
}

interface Around {
  state: string
  set: string
  file: string
  shown: ShownList
  files: readonly SourceFile[]
}

interface Written {
  element: string
  /** What else the file needs, once the list is changed. */
  before: ((files: SourceFile[]) => SourceFile[]) | null
}

/** The entry in a dialog that closes by itself, or beside the list. */
export function entryView(view: EntryView, around: Around): Written {
  const { state, set, files } = around
  const { title, rest } = view
  const lines = [
    ...(title === null
      ? []
      : [`<h3${drawnLook({ fontSize: '20px', fontWeight: '600' }, files)}>{${state}.${title}}</h3>`]),
    ...rest.map(({ key, label }) =>
      rest.length === 1
        ? `<p${drawnLook({ marginTop: '8px' }, files)}>{${state}.${key}}</p>`
        : `<p${drawnLook({ marginTop: '8px' }, files)}>${label}: {${state}.${key}}</p>`,
    ),
  ].map(line => `    ${line}`)
  return view.isDialog ? dialog(lines, view, around, set) : beside(lines, view, around)
}

function dialog(
  lines: string[],
  { className }: EntryView,
  { state, files, shown }: Around,
  set: string,
): Written {
  const look = drawnLook(
    { margin: 'auto', padding: '24px', radius: '12px', borderWidth: '1px', maxWidth: '32rem' },
    files,
  )
  const isTyped = shown.component.isTyped
  const close = drawnLook(
    { marginTop: '16px', padding: '8px 16px', radius: '8px', borderWidth: '1px' },
    files,
  )
  const element = [
    `{${state} && (`,
    `  <dialog ref={${isTyped ? '(node: HTMLDialogElement | null)' : 'node'} => { if (node && !node.open) node.showModal() }} onClose={() => ${set}(null)}${named(look, className)}>`,
    ...lines,
    `    <button type="button" onClick={() => ${set}(null)}${close}>Close</button>`,
    '  </dialog>',
    ')}',
  ]
  return { element: element.join('\n'), before: null }
}

const FADE = (time: string): string => `@keyframes entry-fade { from { opacity: 0; } to { opacity: 1; } }
.entry-fade { animation: entry-fade ${time}; }`

function beside(lines: string[], view: EntryView, { state, file, shown, files }: Around): Written {
  const key = view.title === null ? '' : ` key={${state}.${view.title}}`
  if (view.styled) return styled(lines, view, view.styled, key, { state, file, shown })
  const look = drawnLook({ padding: '16px', radius: '12px', borderWidth: '1px' }, files)
  const names = [view.className, view.fade ? 'entry-fade' : null].filter(Boolean).join(' ')
  const element = [
    `{${state} && (`,
    `  <div${key}${named(look, names === '' ? null : names)}>`,
    ...lines,
    ...(view.fade ? [`    <style>{\`${FADE(view.fade)}\`}</style>`] : []),
    '  </div>',
    ')}',
  ]
  return { element: element.join('\n'), before: null }
}

function styled(
  lines: string[],
  { className, fade }: EntryView,
  library: string,
  key: string,
  { state, file, shown }: { state: string; file: string; shown: ShownList },
): Written {
  const { semi } = shown.component
  const name = pascal(className ?? 'opened-entry')
  const element = [
    `{${state} && (`,
    `  <${name}${key}${className ? ` className="${className}"` : ''}>`,
    ...lines,
    `  </${name}>`,
    ')}',
  ]
  const frames = fade
    ? `const fadeIn = keyframes\`\n  from { opacity: 0; }\n  to { opacity: 1; }\n\`${semi}\n\n`
    : ''
  const block = `${frames}const ${name} = styled.div\`
  flex: 1;
  padding: 20px 24px;
  border: 1px solid rgba(128, 128, 128, 0.3);
  border-radius: 12px;
  line-height: 1.6;${fade ? `\n  animation: \${fadeIn} ${fade};` : ''}
\`${semi}\n\n`
  const before = (all: SourceFile[]): SourceFile[] => {
    const withBlock = all.map(each =>
      each.name === file ? { ...each, code: intoModule(each.code, block) } : each,
    )
    const isOne = library === 'styled-components'
    const frameSource = isOne ? library : '@emotion/react'
    const needed = [
      ...(fade
        ? [{ op: 'addImport' as const, file, from: frameSource, names: ['keyframes'], isType: false }]
        : []),
      ...(/\bstyled\b/.test(all.find(each => each.name === file)?.code ?? '')
        ? []
        : [
            {
              op: 'addImport' as const,
              file,
              from: library,
              names: [],
              defaultName: 'styled',
              isType: false,
            },
          ]),
    ]
    const imported = apply(withBlock, needed)
    return imported.ok ? imported.files : withBlock
  }
  return { element: element.join('\n'), before }
}

/** Before the component, behind what is imported. */
function intoModule(code: string, block: string): string {
  const at = code.search(/^(?:export )?(?:default )?(?:function|const) [A-Z]\w*(?: =|\s*\()(?![^\n]*styled)/m)
  const exported = code.search(/^export default function/m)
  const place = exported >= 0 ? exported : at
  return place < 0 ? code : code.slice(0, place) + block + code.slice(place)
}

const pascal = (name: string): string =>
  name
    .split(/[-_]/)
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

const named = (look: string, className: string | null): string =>
  className === null
    ? look
    : look.includes('className="')
      ? look.replace('className="', `className="${className} `)
      : ` className="${className}"${look}`
