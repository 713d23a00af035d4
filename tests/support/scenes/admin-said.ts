const HOUR = 60 * 60_000
const now = Date.now()

const ADA = { id: 'R46w4dAl2t4ilJUvOUYNL5sVjQd7tFwy', name: 'Ada Lovelace' }
const DESIGN = 'a8tbue02z5fe7g5j6zrl'

/** What the server would say to an admin, whose list is fixed before it starts. */
export const LISTS = {
  people: [
    {
      ...ADA,
      email: 'ada.lovelace@analytical-engines.example',
      isGuest: false,
      createdAt: now - 90 * HOUR,
      lastActiveAt: now - 60_000,
      designs: 12,
      creditsUsed: 41,
    },
    {
      id: 'guest0000000000000000000000000000',
      name: 'Guest',
      email: null,
      isGuest: true,
      createdAt: now - HOUR,
      lastActiveAt: null,
      designs: 1,
      creditsUsed: 0,
    },
  ],
  orgs: [
    {
      id: 'o8tbue02z5fe7g5j6zrl',
      name: 'Analytical Engines',
      owner: ADA,
      members: 9,
      designs: 31,
      createdAt: now - 80 * HOUR,
    },
  ],
  patterns: [
    {
      id: DESIGN,
      name: null,
      access: 'private',
      owner: ADA,
      versions: 7,
      members: 2,
      createdAt: now - 40 * HOUR,
      updatedAt: now - HOUR,
    },
    {
      id: 'b8tbue02z5fe7g5j6zrl',
      name: 'Halden, a small coffee roastery in Bergen',
      access: 'public',
      owner: ADA,
      versions: 31,
      members: 0,
      createdAt: now - 60 * HOUR,
      updatedAt: now - 2 * HOUR,
    },
  ],
  rooms: [{ id: DESIGN, kind: 'editor', name: null, access: 'private', openedAt: now - HOUR, sessions: 3 }],
  runs: [
    {
      requestId: 'r8tbue02z5fe7g5j6zrl',
      patternId: DESIGN,
      actorId: ADA.id,
      actorName: ADA.name,
      outcome: 'failed',
      problem: 'limited',
      model: 'anthropic:claude',
      credits: 3,
      ledger: 'released',
      tokens: 18_204,
      price: 0.0612,
      at: now - 400_000,
    },
    {
      requestId: 's8tbue02z5fe7g5j6zrl',
      patternId: DESIGN,
      actorId: ADA.id,
      actorName: ADA.name,
      outcome: 'done',
      problem: null,
      model: 'anthropic:claude',
      credits: 3,
      ledger: 'settled',
      tokens: 44_910,
      price: 0.21,
      at: now - 900_000,
    },
  ],
  models: [
    {
      model: 'anthropic:claude',
      done: 41,
      failed: 3,
      stopped: 2,
      problems: [{ problem: 'limited', count: 3 }],
      lastFailureAt: now - 400_000,
      lastAt: now - 400_000,
      outSince: now - 300_000,
      price: 8.25,
    },
    {
      model: 'ollama:qwen',
      done: 0,
      failed: 0,
      stopped: 0,
      problems: [],
      lastFailureAt: null,
      lastAt: null,
      outSince: null,
      price: null,
    },
  ],
  entries: [
    {
      id: 'a',
      actor: { kind: 'user', id: ADA.id },
      actorName: ADA.name,
      act: 'deleteMessage',
      patternId: DESIGN,
      reason: 'Reported by its owner: it names a customer with the address of their home',
      createdAt: now - HOUR,
      about: ['m8tbue02z5fe7g5j6zrl'],
    },
    {
      id: 'b',
      actor: { kind: 'user', id: ADA.id },
      actorName: null,
      act: 'grantPermission',
      patternId: DESIGN,
      reason: '',
      createdAt: now - 2 * HOUR,
      about: [],
    },
  ],
}

const RUN = {
  requestId: 'r8tbue02z5fe7g5j6zrl',
  traceId: 'r8tbue02z5fe7g5j6zrl-0',
  actorId: ADA.id,
  state: 'running',
  attempt: 0,
  mode: 'agent',
  startedAt: now - 90_000,
}
export const ROOM = {
  ...{
    id: DESIGN,
    kind: 'editor',
    people: [ADA.id, 'x46w4dAl2t4ilJUvOUYNL5sVjQd7tFwy'],
    sockets: 5,
    liveRooms: [],
    isAiGenerating: true,
  },
  documents: [
    { name: 'room', rows: 214, bytes: 1_204_113 },
    { name: 'files', rows: 12, bytes: 88_204 },
  ],
  runs: [RUN, { ...RUN, requestId: 's8tbue02z5fe7g5j6zrl', state: 'done' }],
}
export const LIVE_ROOM = {
  ...ROOM,
  liveRooms: ['room', 'files'].map(document => `editor:${DESIGN}:${document}:2`),
}
export const DEBUG = {
  pattern: {
    id: DESIGN,
    ownerId: ADA.id,
    name: null,
    access: 'private',
    designSystem: 'shadcn',
    styling: 'tailwind',
    activeArtifactId: 'v8tbue02z5fe7g5j6zrl',
    createdAt: now - 40 * HOUR,
    updatedAt: now - HOUR,
  },
  versions: [
    {
      id: 'v8tbue02z5fe7g5j6zrl',
      version: 'v3',
      kind: 'generated',
      status: 'error',
      requestId: RUN.requestId,
      actor: { kind: 'user', id: ADA.id },
      createdAt: now - HOUR,
    },
  ],
  runs: ROOM.runs,
  ledger: [
    {
      userId: ADA.id,
      requestId: RUN.requestId,
      amount: 3,
      state: 'reserved',
      message: null,
      createdAt: now - 90_000,
    },
  ],
  faults: [{ artifactId: 'v8tbue02z5fe7g5j6zrl', kind: 'compile', message: null }],
}
