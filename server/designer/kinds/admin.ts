import { composeDashboard } from '#server/designer/kinds/dashboard.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'

/** An admin area: figures, and the lists behind them. */
export const admin: Kind = {
  name: 'admin',
  label: 'an admin area',
  shape: 'work',
  words:
    /\b(?:admin (?:panels?|pages?|areas?|consoles?|dashboards?|interface|for)|(?:management|operations?|ops|monitoring|dispatch|incident|moderation|developer|billing) consoles?|consoles? (?:for|to) (?:running|managing|manage|monitor\w*|watch\w*)|(?:command|operations|control) (?:cent(?:er|re)|room)s?|(?:internal|back[\s-]?office) tools? (?:for|to|that|where)|back[\s-]?office|cms(?: dashboard| admin)?|content management(?: system)?|user management (?:page|system|app))\b/i,
  compose: composeDashboard,
}
