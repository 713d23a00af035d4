import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { logView } from '#server/designer/sections/work/log-view.ts'

/** What services say, line by line. */
export const logs: Kind = {
  name: 'logs',
  label: 'a log viewer',
  shape: 'work',
  words:
    /\b(?:(?:server |system |application |error |event )?logs? (?:viewers?|explorers?|consoles?|search|stream|browser|aggregat\w+|analy[sz]er|tail)|error (?:tracking|monitor)|log management)(?: page| app| tool| dashboard)?\b/i,
  weight: 3,
  isHeadOnly: true,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Logs',
          icon: 'ScrollText',
          says: 'lines with a live tail, filters by severity, words and time, and all of a line beside them',
          piece: logView(page),
        },
      ]),
    ),
}
