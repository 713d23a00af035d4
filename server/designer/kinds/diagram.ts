import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { diagram as diagramPart } from '#server/designer/sections/work/diagram.ts'

/** Shapes and what connects them. */
export const diagram: Kind = {
  name: 'diagram',
  label: 'a diagram editor',
  shape: 'work',
  words:
    /\b(?:diagram(?:ming)? (?:makers?|editors?|tools?|app)|flow ?chart (?:maker|editor|tool|builder)|mind ?map(?:ping)? (?:app|tool|editor)|whiteboards?(?: app| tool| editor)?|drawing (?:app|tool|board)|(?:graphic|canvas|image|photo) editors?|figma clone|workflow builder)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Canvas',
        icon: 'Workflow',
        says: 'three kinds of diagram on a canvas: add, drag, connect, colour, lay out, remove',
        piece: diagramPart(page),
      },
    ]),
}
