import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { serviceStatus } from '#server/designer/sections/work/service-status.ts'

/** A status page. */
export const status: Kind = {
  name: 'status',
  label: 'a status page',
  shape: 'work',
  words:
    /\b(?:(?:system |service |server )?status (?:page|dashboard|site)|uptime (?:page|monitor|dashboard)|incident page)\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Status',
          icon: 'Activity',
          says: 'whether it works, ninety days of it, incidents, and news by mail',
          piece: serviceStatus(page),
        },
      ]),
    ),
}
