import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { seatMap } from '#server/designer/sections/work/seat-map.ts'

/** Seats to choose. */
export const seats: Kind = {
  name: 'seats',
  label: 'a seat map',
  shape: 'work',
  words:
    /\b(?:seat(?:ing)? (?:maps?|plans?|picker|selection|selector|booking|reservation|chooser|charts?)|(?:pick|choose|select) (?:your |a )?seats?|(?:cinema|theat(?:er|re)|stadium|flight|bus) seats?)\b/i,
  weight: 3,
  isHeadOnly: true,
  compose: page => {
    const { prompt } = page.brief
    const isRide = /\b(?:flight|plane|airline|bus|train|coach)\b/i.test(prompt)
    const isFilm = /\b(?:cinema|movie|film)\b/i.test(prompt)
    return appDesign(
      page,
      withAsked(page, [
        {
          label: 'Seats',
          icon: 'Armchair',
          says: 'seats by row and number, prices by zone, and a cart that adds up',
          piece: seatMap(page, {
            title: isRide ? 'Choose your seat' : isFilm ? 'Night Ferry, 20:15' : 'Saturday, 19:30',
            note: 'Pick seats by row and number. Crossed ones are taken.',
            front: isRide ? 'Front' : isFilm ? 'Screen' : 'Stage',
            currency: /[€£]/.exec(prompt)?.[0] ?? '$',
            zones: isRide
              ? [
                  ['Extra legroom', 38, 3],
                  ['Standard', 14, 9],
                ]
              : [
                  ['Front stalls', isFilm ? 11 : 72, 3],
                  ['Stalls', isFilm ? 14 : 54, 4],
                  ['Circle', isFilm ? 18 : 31, 3],
                ],
          }),
        },
      ]),
      { frame: 'site' },
    )
  },
}
