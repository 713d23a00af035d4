import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { weatherToday } from '#server/designer/sections/work/weather-today.ts'

/** A weather page. */
export const weather: Kind = {
  name: 'weather',
  label: 'a weather page',
  shape: 'work',
  words: /\b(?:weather(?: (?:app|page|dashboard|forecast|widget|site|website))?|forecast app)\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Weather',
          icon: 'CloudSun',
          says: 'the weather now, by the hour and for a week, for several cities',
          piece: weatherToday(page),
        },
      ]),
    ),
}
