import { appearance } from '#server/designer/settings/appearance.ts'
import { billing } from '#server/designer/settings/billing.ts'
import { keys } from '#server/designer/settings/keys.ts'
import { notifications } from '#server/designer/settings/notifications.ts'
import type { PanelName, PanelWriter } from '#server/designer/settings/panel.ts'
import { privacy } from '#server/designer/settings/privacy.ts'
import { profile } from '#server/designer/settings/profile.ts'
import { security } from '#server/designer/settings/security.ts'
import { team } from '#server/designer/settings/team.ts'

export const PANELS: Record<PanelName, PanelWriter> = {
  profile,
  notifications,
  appearance,
  security,
  billing,
  team,
  keys,
  privacy,
}
