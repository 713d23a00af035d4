import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { beatMaker } from '#server/designer/sections/play/beat-maker.ts'

/** Drums in a grid. */
export const beatMakerKind: Kind = {
  name: 'beat-maker',
  label: 'a beat maker',
  shape: 'site',
  words:
    /\b(?:beat ?makers?|drum (?:machine|pad|kit)|(?:step[\s-])?sequencers?|synth(?:esizer)?|piano (?:app|keyboard)|music maker|soundboard)\b/i,
  weight: 3,
  compose: page =>
    appDesign(page, [
      {
        label: 'Beat',
        icon: 'Drum',
        says: 'a grid of five drums and sixteen steps, play and stop, a tempo, sounds that are synthesized',
        piece: beatMaker(page),
      },
    ]),
}
