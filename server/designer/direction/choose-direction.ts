import { calm } from '#server/designer/direction/calm.ts'
import type { Direction, DirectionName } from '#server/designer/direction/direction.ts'
import { editorial } from '#server/designer/direction/editorial.ts'
import { ledger } from '#server/designer/direction/ledger.ts'
import { luxe } from '#server/designer/direction/luxe.ts'
import { organic } from '#server/designer/direction/organic.ts'
import { poster } from '#server/designer/direction/poster.ts'
import { soft } from '#server/designer/direction/soft.ts'
import { swiss } from '#server/designer/direction/swiss.ts'
import { technical } from '#server/designer/direction/technical.ts'
import type { Brief } from '#server/designer/understanding/brief.ts'
import type { Choices } from '#server/designer/understanding/seed.ts'

export const DIRECTIONS: Record<DirectionName, Direction> = {
  editorial,
  swiss,
  technical,
  poster,
  calm,
  soft,
  luxe,
  ledger,
  organic,
}

/** Tools and data are read for hours: a poster or an arch does not suit them. */
const FOR_WORK: DirectionName[] = ['calm', 'technical', 'ledger', 'swiss']

/** The direction that the words ask for, then the one the subject likes; chance only breaks ties. */
export function chooseDirection(brief: Brief, choices: Choices): Direction {
  const scores = Object.values(DIRECTIONS).map(direction => ({
    direction,
    score: scoreOf(direction, brief, choices),
  }))
  return scores.sort((a, b) => b.score - a.score)[0]?.direction ?? calm
}

function scoreOf({ name, tones, prefersDark }: Direction, brief: Brief, choices: Choices): number {
  const said = brief.tones.reduce((sum, tone, rank) => {
    const at = tones.indexOf(tone)
    return at < 0 ? sum : sum + (8 - at * 2) / (1 + rank * 0.5)
  }, 0)
  const liked = brief.subject.directions.indexOf(name)
  const isWork = brief.shape === 'work'
  const work = isWork ? (FOR_WORK.includes(name) ? 3 : said > 0 ? 0 : -6) : 0
  const dark = brief.isDark && prefersDark ? 2.5 : 0
  return said + (liked < 0 ? 0 : 4 - liked) + work + dark + choices.between(`direction ${name}`, 0, 19) / 10
}
