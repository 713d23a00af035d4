import { composeDashboard } from '#server/designer/kinds/dashboard.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'

/** A tool that no other kind is: what it keeps, as figures and lists. */
export const app: Kind = {
  name: 'app',
  label: 'an app with figures and lists',
  shape: 'work',
  words: /\b(?:web ?app for managing|internal tool)\b/i,
  weight: 1,
  compose: composeDashboard,
}
