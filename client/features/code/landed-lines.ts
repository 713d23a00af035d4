import { type Extension, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { LineRange } from '#shared/edits/changed-lines.ts'

const mark = StateEffect.define<readonly LineRange[]>()

const tint = Decoration.line({ class: 'cm-landedLine' })
/** Something stood here. */
const gap = Decoration.line({ class: 'cm-landedGap' })

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects, state }) {
    const asked = effects.findLast(effect => effect.is(mark))
    if (!asked) return shown.map(changes)
    const builder = new RangeSetBuilder<Decoration>()
    for (const { from, to, isRemoval } of asked.value as readonly LineRange[]) {
      for (let line = from; line <= Math.min(to, state.doc.lines); line++) {
        const at = state.doc.line(line).from
        builder.add(at, at, isRemoval ? gap : tint)
      }
    }
    return builder.finish()
  },
  provide: field => EditorView.decorations.from(field),
})

/** Lines of a change that has just arrived, tinted for a moment. */
export const landedLines: Extension = [
  marks,
  EditorView.theme({
    '.cm-landedLine': { backgroundColor: 'var(--accent-wash)' },
    '.cm-landedGap': { boxShadow: 'inset 0 2px var(--accent-line)' },
    '.cm-landedLine, .cm-landedGap': { animation: 'landed-line 1.5s ease-in 3.5s both' },
    '@media (prefers-reduced-motion: reduce)': {
      '.cm-landedLine, .cm-landedGap': { animation: 'none' },
    },
  }),
]

/** So long the theme takes to let them fade. */
const MARKED_MS = 5_000

/** Marks these lines, and brings the first of them to the screen where that takes nobody away from anything. */
export function markLines(view: EditorView, ranges: readonly LineRange[], mayScroll: boolean): void {
  const [first] = ranges
  if (!first) return
  const at = view.state.doc.line(Math.min(first.from, view.state.doc.lines)).from
  view.dispatch({
    effects: [
      mark.of(ranges),
      ...(mayScroll && !isShown(view, at) ? [EditorView.scrollIntoView(at, { y: 'center' })] : []),
    ],
  })
  setTimeout(() => view.dom.isConnected && view.dispatch({ effects: mark.of([]) }), MARKED_MS)
}

function isShown(view: EditorView, at: number): boolean {
  const box = view.coordsAtPos(at)
  const around = view.scrollDOM.getBoundingClientRect()
  return box !== null && box.top >= around.top && box.bottom <= around.bottom
}
