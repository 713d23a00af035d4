import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { homeControl } from '#server/designer/sections/work/home-control.ts'

/** A home that is worked from a screen. */
export const smartHome: Kind = {
  name: 'smart-home',
  label: 'a control panel for a home',
  shape: 'work',
  words:
    /\b(?:smart[\s-]home(?! (?:landing|store|shop|blog|company|startup))|home (?:automation|control|assistant)|domotic\w*|(?:light|thermostat|room) controls?)(?: (?:control )?(?:panel|dashboard|app|hub|system|screen))*\b/i,
  weight: 3,
  isHeadOnly: true,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Home',
          icon: 'House',
          says: 'rooms with lights that dim, a thermostat, scenes, a lock and cameras',
          piece: homeControl(page),
        },
      ]),
    ),
}
