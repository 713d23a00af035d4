import { api } from '#shared/api/index.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import { type Cast, NAMES } from '#tests/support/scenes/stage.ts'

const MANY = 40

const boards = new WeakMap<Cast, Promise<string>>()

/** With more designs than a phone holds; made when it is first looked at. */
export function crowdedBoard(cast: Cast): Promise<string> {
  const known = boards.get(cast) ?? fill(cast)
  boards.set(cast, known)
  return known
}

/** Somebody else's, which Ada may change: nobody may make so many in so short a time beside all the rest. */
async function fill({ newcomer: owner, ada, ids }: Cast): Promise<string> {
  const { id: spaceId } = await owner.must(api.spaces.create, { body: { name: 'Every idea of the year' } })
  const designs = [ids.made, ids.readable]
  for (let at = 0; at < MANY; at++) {
    const name = `${NAMES[at % NAMES.length]} ${at + 1}`
    await owner.must(api.spaces.addNode, { body: { spaceId, patternId: designs[at % 2], name } })
  }
  await letIntoCanvas(owner, ada, spaceId)
  return spaceId
}
