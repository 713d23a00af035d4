import { ACCOUNT_SCENES } from '#tests/support/scenes/account-scenes.ts'
import { ADMIN_SCENES } from '#tests/support/scenes/admin-scenes.ts'
import { BILLING_SCENES } from '#tests/support/scenes/billing-scenes.ts'
import { BOARD_SCENES } from '#tests/support/scenes/board-scenes.ts'
import { CANVAS_SCENES } from '#tests/support/scenes/canvas-scenes.ts'
import { CODE_HOST_LINK_SCENES } from '#tests/support/scenes/code-host-link-scenes.ts'
import { CODE_HOST_SCENES } from '#tests/support/scenes/code-host-scenes.ts'
import { DIALOG_SCENES } from '#tests/support/scenes/dialog-scenes.ts'
import { DOMAIN_SCENES } from '#tests/support/scenes/domain-scenes.ts'
import { EXPORT_SCENES } from '#tests/support/scenes/export-scenes.ts'
import { FAILURE_SCENES } from '#tests/support/scenes/failure-scenes.ts'
import { FEEDBACK_SCENES } from '#tests/support/scenes/feedback-scenes.ts'
import { IMPORT_SCENES } from '#tests/support/scenes/import-scenes.ts'
import { INTEGRATION_SCENES } from '#tests/support/scenes/integration-scenes.ts'
import { LETTER_SCENES } from '#tests/support/scenes/letter-scenes.ts'
import { PEOPLE_SCENES } from '#tests/support/scenes/people-scenes.ts'
import { PUBLISH_SCENES } from '#tests/support/scenes/publish-scenes.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import { SCREEN_SCENES } from '#tests/support/scenes/screen-scenes.ts'
import { STATE_SCENES } from '#tests/support/scenes/state-scenes.ts'
import { SUPPORT_SCENES } from '#tests/support/scenes/support-scenes.ts'
import { TEAM_ACT_SCENES } from '#tests/support/scenes/team-act-scenes.ts'
import { TEAM_SCENES } from '#tests/support/scenes/team-scenes.ts'

/** Every screen, dialog and state of the editor and around it. */
export const SCENES: readonly Scene[] = [
  ...SCREEN_SCENES,
  ...ACCOUNT_SCENES,
  ...CANVAS_SCENES,
  ...BOARD_SCENES,
  ...DIALOG_SCENES,
  ...EXPORT_SCENES,
  ...PUBLISH_SCENES,
  ...DOMAIN_SCENES,
  ...IMPORT_SCENES,
  ...BILLING_SCENES,
  ...CODE_HOST_LINK_SCENES,
  ...CODE_HOST_SCENES,
  ...INTEGRATION_SCENES,
  ...FAILURE_SCENES,
  ...FEEDBACK_SCENES,
  ...STATE_SCENES,
  ...TEAM_SCENES,
  ...TEAM_ACT_SCENES,
  ...PEOPLE_SCENES,
  ...LETTER_SCENES,
  ...ADMIN_SCENES,
  ...SUPPORT_SCENES,
]
