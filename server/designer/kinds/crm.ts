import { composeDashboard } from '#server/designer/kinds/dashboard.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'

/** A CRM: figures, and the lists behind them. */
export const crm: Kind = {
  name: 'crm',
  label: 'a CRM',
  shape: 'work',
  words:
    /\b(?:crms?|customer relationship|sales (?:pipeline|crm|dashboard)|lead (?:tracker|management)|deals? pipeline|contact manager)\b/i,
  compose: composeDashboard,
}
