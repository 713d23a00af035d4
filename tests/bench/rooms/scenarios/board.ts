import * as Y from 'yjs'
import { layoutOf } from '#room-schema/canvas-layout.ts'
import { api } from '#shared/api/index.ts'
import type { Crowd } from '#tests/bench/rooms/load/crowd.ts'
import { Mover } from '#tests/bench/rooms/load/mover.ts'
import { Stream } from '#tests/bench/rooms/load/stream.ts'
import { Usage, whenQuiet } from '#tests/bench/rooms/measure/usage.ts'
import type { Figures, Scenario } from '#tests/bench/rooms/scenarios/scenario.ts'
import { shares } from '#tests/bench/rooms/scenarios/stream.ts'
import { ProductServer } from '#tests/bench/rooms/servers/product.ts'
import type { RoomAddress } from '#tests/bench/rooms/servers/room-server.ts'
import { newSend } from '#tests/support/people/made-design.ts'

const MOVERS = 5
const DESIGNS = 3
const CHUNKS_PER_SECOND = 40
/** Gives a room as many frames of its chat as the board gets of three designs, which it shows together twice a second. */
const SLOW_CHUNKS_PER_SECOND = 2
const SECONDS = 15
const QUICK_SECONDS = 6

interface Measured {
  p95: number
  framesPerSecond: number
  drops: number
  used: ReturnType<Usage['stop']>
}

/** `viewers` watch a board on which designs stream and people drag, then an editor where people type, in one run. */
export const board =
  (viewers: number): Scenario =>
  async ({ crowd, isQuick, server }) => {
    if (!(server instanceof ProductServer)) throw new Error('only the product has boards')
    const seconds = isQuick ? QUICK_SECONDS : SECONDS
    const onBoard = await watchBoard(server, crowd, viewers, seconds)
    const inEditor = await watchEditor(server, crowd, viewers, seconds)
    const figures: Figures = {
      cursorP95: onBoard.p95,
      editorP95: inEditor.p95,
      ratio: onBoard.p95 / inEditor.p95,
      framesPerSecond: onBoard.framesPerSecond,
      editorFrames: inEditor.framesPerSecond,
      frameShare: onBoard.framesPerSecond / inEditor.framesPerSecond,
      drops: onBoard.drops + inEditor.drops,
      cpuSeconds: onBoard.used.serverCpuSeconds,
    }
    return { ...figures, ...shares(onBoard.used) }
  }

async function watchBoard(
  server: ProductServer,
  crowd: Crowd,
  viewers: number,
  seconds: number,
): Promise<Measured> {
  const { id: spaceId } = await server.person.must(api.spaces.create, { body: {} })
  const nodes = await Promise.all(
    Array.from({ length: DESIGNS + MOVERS }, () =>
      server.person.must(api.spaces.addNode, { body: { spaceId } }),
    ),
  )
  const movers = await Promise.all(
    nodes.slice(DESIGNS).map(({ nodeId }, at) => {
      const place = (doc: Y.Doc) => layoutOf(doc).get(nodeId) as Y.Map<unknown>
      return Mover.joined(server.boardAddress(spaceId), at, {
        state: drag => ({ selection: [nodeId], drag: { [nodeId]: drag }, view: null }),
        change: (doc, x) => place(doc).set('x', x),
      })
    }),
  )
  const streams = nodes.slice(0, DESIGNS).map(({ editorRoomId }) => editorRoomId)
  return watched(server, crowd, {
    ...{ viewers, seconds, movers, streams, chunksPerSecond: CHUNKS_PER_SECOND },
    address: server.boardAddress(spaceId),
  })
}

async function watchEditor(
  server: ProductServer,
  crowd: Crowd,
  viewers: number,
  seconds: number,
): Promise<Measured> {
  const patternId = await server.person.newPattern('public')
  const address = server.addressOf(patternId)
  const movers = await Promise.all(
    Array.from({ length: MOVERS }, (_, at) =>
      Mover.joined(address, at, {
        state: () => ({}),
        change: doc => {
          const files = doc.getMap<Y.Text>('files')
          const name = `part-${at}.tsx`
          if (!files.has(name)) files.set(name, new Y.Text())
          files.get(name)?.insert(0, 'x')
        },
      }),
    ),
  )
  return watched(server, crowd, {
    ...{ viewers, seconds, movers, streams: [patternId], chunksPerSecond: SLOW_CHUNKS_PER_SECOND, address },
  })
}

interface Watched {
  viewers: number
  seconds: number
  movers: Mover[]
  /** Designs that a run writes meanwhile. */
  streams: string[]
  chunksPerSecond: number
  address: RoomAddress
}

async function watched(server: ProductServer, crowd: Crowd, what: Watched): Promise<Measured> {
  const { viewers, seconds, movers, streams, chunksPerSecond, address } = what
  await crowd.join(address, viewers, { url: `${address.presenceUrl}` })
  await crowd.join(address, viewers)
  await whenQuiet(server.pid)
  const stream = new Stream(server.provider, chunksPerSecond)
  for (const editorId of streams) {
    const body = { updatePrompt: 'A page about a harbour', ...newSend() }
    await server.person.must(api.chat.send, { path: { editorId }, body })
  }
  await stream.allSpeak(streams.length)
  await crowd.reset()
  const usage = Usage.start(server.pid)
  await Promise.all(movers.map(mover => mover.move(seconds)))
  const used = usage.stop()
  const { presence, frames, drops } = await crowd.seen()
  const dropped = movers.filter(mover => mover.hasDropped).length
  stream.end()
  await crowd.leave()
  for (const mover of movers) mover.leave()
  return {
    p95: presence.quantile(0.95),
    framesPerSecond: frames / used.seconds,
    drops: drops + dropped,
    used,
  }
}
