import { BEHAVIOUR_EDITS } from '#tests/bench/designer/edits/behaviour-edits.ts'
import type { EditCase } from '#tests/bench/designer/edits/edit-case.ts'
import { ENTRY_EDITS } from '#tests/bench/designer/edits/entry-edits.ts'
import { FOREIGN_EDITS } from '#tests/bench/designer/edits/foreign-edits.ts'
import { JOINT_EDITS } from '#tests/bench/designer/edits/joint-edits.ts'
import { OWN_DATA_EDITS } from '#tests/bench/designer/edits/own-data-edits.ts'
import { OWN_DESIGN_EDITS } from '#tests/bench/designer/edits/own-design-edits.ts'
import { PANEL_EDITS } from '#tests/bench/designer/edits/panel-edits.ts'
import { PART_EDITS } from '#tests/bench/designer/edits/part-edits.ts'
import { STRUCTURE_EDITS } from '#tests/bench/designer/edits/structure-edits.ts'
import { INLINE_STRUCTURE_EDITS } from '#tests/bench/designer/edits/structure-edits-inline.ts'
import { STYLE_EDITS } from '#tests/bench/designer/edits/style-edits.ts'
import { INLINE_STYLE_EDITS } from '#tests/bench/designer/edits/style-edits-inline.ts'

/** Every edit of our own with its predicate. */
export const OWN_EDITS: EditCase[] = [
  ...STYLE_EDITS,
  ...INLINE_STYLE_EDITS,
  ...STRUCTURE_EDITS,
  ...INLINE_STRUCTURE_EDITS,
  ...OWN_DESIGN_EDITS,
  ...OWN_DATA_EDITS,
  ...BEHAVIOUR_EDITS,
  ...JOINT_EDITS,
  ...PANEL_EDITS,
  ...PART_EDITS,
  ...ENTRY_EDITS,
  ...FOREIGN_EDITS,
]
