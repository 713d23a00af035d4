import { board } from '#tests/bench/rooms/scenarios/board.ts'
import { coEdit } from '#tests/bench/rooms/scenarios/co-edit.ts'
import { generation } from '#tests/bench/rooms/scenarios/generation.ts'
import { join } from '#tests/bench/rooms/scenarios/join.ts'
import { ramp } from '#tests/bench/rooms/scenarios/ramp.ts'
import type { Scenario } from '#tests/bench/rooms/scenarios/scenario.ts'
import { stream } from '#tests/bench/rooms/scenarios/stream.ts'
import {
  hocuspocus,
  rawRelay,
  rawSender,
  yPartyserver,
  yWebsocket,
} from '#tests/bench/rooms/servers/peers.ts'
import { product } from '#tests/bench/rooms/servers/product.ts'
import type { ServerKind } from '#tests/bench/rooms/servers/room-server.ts'

export interface Row {
  name: string
  title: string
  servers: ServerKind[]
  scenario: Scenario
  /** Figure → how its column is called. */
  columns: Record<string, string>
}

const DOCUMENT_SERVERS = [product, yPartyserver, yWebsocket, hocuspocus]
const ALL_SERVERS = [...DOCUMENT_SERVERS, rawRelay]

const SHARES = {
  memoryMb: 'MB',
  serverShare: 'server % of CPU',
  generatorShare: 'generator %',
  othersShare: 'others %',
}
const STREAM = {
  p50: 'p50 ms',
  p95: 'p95 ms',
  slowestP95: 'last viewer p95',
  perSecond: 'delivered/s',
  framesPerSecond: 'frames/s',
  cpuUs: 'CPU µs/update',
  faults: 'faults',
  ...SHARES,
}
const CO_EDIT = {
  typingP50: 'typing p50 ms',
  typingP95: 'p95',
  cursorP50: 'cursor p50 ms',
  cursorP95: 'p95 ',
  framesPerSecond: 'frames/s',
  cpuSeconds: 'CPU s',
  faults: 'faults',
  ...SHARES,
}
const GENERATION = {
  tokenP50: 'token p50 ms',
  tokenP95: 'p95',
  screensP95: 'every screen p95',
  typingP95: 'typing p95',
  framesPerSecond: 'frames/s',
  cpuSeconds: 'CPU s',
  faults: 'faults',
  ...SHARES,
}

const viewersRow = (viewers: number): Row => ({
  name: `viewers-${viewers}`,
  title: `${viewers} viewers of one writer, 80 updates/s`,
  servers: ALL_SERVERS,
  scenario: stream(viewers),
  columns: STREAM,
})

export const VIEWERS = [500, 1_000, 2_000]

export const ROWS: Row[] = [
  ...VIEWERS.map(viewersRow),
  {
    name: 'ramp',
    title: 'writer rate a room of 1,000 sustains with p95 under 250 ms',
    servers: ALL_SERVERS,
    scenario: ramp(1_000),
    columns: { rate: 'updates/s', p95: 'p95 ms there', ...SHARES },
  },
  {
    name: 'join',
    title: 'join of a 2 MB room: one by one, then a storm of 50',
    servers: [...DOCUMENT_SERVERS, rawSender],
    scenario: join,
    columns: {
      syncMs: 'sync ms',
      syncP95: 'p95',
      cpuMs: 'CPU ms/join',
      stormMs: 'storm p95 ms',
      stormCpuMs: 'storm CPU ms/join',
      ...SHARES,
    },
  },
  {
    name: 'co-edit',
    title: '10 typists and 50 listeners, with cursors',
    servers: DOCUMENT_SERVERS,
    scenario: coEdit(false),
    columns: CO_EDIT,
  },
  {
    name: 'co-edit-stock',
    title: '10 typists and 50 listeners, with cursors echoed by everybody as the stock client does',
    servers: DOCUMENT_SERVERS,
    scenario: coEdit(true),
    columns: CO_EDIT,
  },
  { ...viewersRow(10), name: 'small', title: 'a small room: 10 viewers, 80 updates/s' },
  {
    name: 'tokens',
    title: 'token at the provider → on every one of 100 screens, 80 chunks/s',
    servers: [product],
    scenario: generation({ viewers: 100, chunks: 800, typists: 0 }),
    columns: GENERATION,
  },
  {
    name: 'show',
    title: 'a generation of 2,000 chunks to 1,000 viewers while 10 people type',
    servers: [product],
    scenario: generation({ viewers: 1_000, chunks: 2_000, typists: 10 }),
    columns: GENERATION,
  },
  {
    name: 'board',
    title:
      '1,000 viewers of a board while three designs stream and five people drag, then of an editor with as many frames',
    servers: [product],
    scenario: board(1_000),
    columns: {
      cursorP95: 'cursor p95 ms',
      editorP95: 'editor’s',
      ratio: 'ratio',
      framesPerSecond: 'frames/s',
      editorFrames: 'editor’s ',
      drops: 'drops',
      cpuSeconds: 'CPU s',
      ...SHARES,
    },
  },
]
