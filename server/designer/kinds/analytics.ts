import { composeDashboard } from '#server/designer/kinds/dashboard.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'

/** An analytics dashboard: figures, and the lists behind them. */
export const analytics: Kind = {
  name: 'analytics',
  label: 'an analytics dashboard',
  shape: 'work',
  words:
    /\b(?:analytics (?:dashboards?|page|panel|view|screen|platform|app)|business intelligence|reporting (?:dashboard|tool|app)|(?:energy|power|solar|electricity|battery|water) monitors?|monitoring (?:dashboard|app|system)|data visuali[sz]ation (?:dashboard|page|site))\b/i,
  compose: composeDashboard,
}
