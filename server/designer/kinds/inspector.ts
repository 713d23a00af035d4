import { composeDashboard } from '#server/designer/kinds/dashboard.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'

/** An inspector: figures, and the lists behind them. */
export const inspector: Kind = {
  name: 'inspector',
  label: 'an inspector',
  shape: 'work',
  words:
    /\b(?:(?:design[\s-])?tokens? (?:inspector|browser|viewer|manager)|inspector|design system (?:page|documentation|docs)|style ?guide(?: page)?)\b/i,
  compose: composeDashboard,
}
