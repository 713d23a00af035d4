import { animals } from '#server/designer/trades/animals.ts'
import { calls } from '#server/designer/trades/calls.ts'
import { city } from '#server/designer/trades/city.ts'
import { departures } from '#server/designer/trades/departures.ts'
import { emergency } from '#server/designer/trades/emergency.ts'
import { factory } from '#server/designer/trades/factory.ts'
import { farm } from '#server/designer/trades/farm.ts'
import { featureFlags } from '#server/designer/trades/feature-flags.ts'
import { library } from '#server/designer/trades/library.ts'
import { listeners } from '#server/designer/trades/listeners.ts'
import { parking } from '#server/designer/trades/parking.ts'
import { production } from '#server/designer/trades/production.ts'
import { rental } from '#server/designer/trades/rental.ts'
import { repairs } from '#server/designer/trades/repairs.ts'
import { resort } from '#server/designer/trades/resort.ts'
import { samples } from '#server/designer/trades/samples.ts'
import type { Sheet } from '#server/designer/trades/sheet.ts'
import { sites } from '#server/designer/trades/sites.ts'
import { sports } from '#server/designer/trades/sports.ts'
import { stage } from '#server/designer/trades/stage.ts'
import { waste } from '#server/designer/trades/waste.ts'
import { zoo } from '#server/designer/trades/zoo.ts'

/** What the trades count and keep lists of; where two fit alike, the first. */
export const SHEETS: Sheet[] = [
  rental,
  featureFlags,
  parking,
  departures,
  resort,
  library,
  zoo,
  stage,
  sports,
  listeners,
  farm,
  animals,
  waste,
  emergency,
  calls,
  city,
  samples,
  sites,
  factory,
  repairs,
  production,
]
