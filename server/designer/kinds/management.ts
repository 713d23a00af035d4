import { composeDashboard } from '#server/designer/kinds/dashboard.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'

/** A management app: figures, and the lists behind them. */
export const management: Kind = {
  name: 'management',
  label: 'a management app',
  shape: 'work',
  words:
    /\b(?:management (?:system|website|web ?app|app|application|platform|tool|portal)|(?:invoice|case|client|project|lead|job application|subscription|order|asset|vehicle) (?:tracker|management|manager)|invoice (?:app|tool|generator)|automation system|erp|hr (?:system|platform|portal)|leasing website|patient portal|member portal|employee portal|portal)\b/i,
  compose: composeDashboard,
}
