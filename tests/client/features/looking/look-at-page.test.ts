import { expect, test } from 'vitest'
import type { TakenLook } from '#client/api/looks.ts'
import { lookAtPage } from '#client/features/looking/look-at-page.ts'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import { LiveSession } from '#client/frames/live/live-session.ts'
import type { HostSaying } from '#shared/frame-messages.ts'
import type { LiveUpdate } from '#shared/live.ts'

const LOOK: TakenLook = {
  files: [{ name: 'App.tsx', code: 'export default () => null' }],
  config: { designSystem: 'html', styling: 'tailwind' },
  ...{ route: '/', at: ['wide', 'narrow'], isDark: false, hasPicture: true, element: null, withinMs: 15_000 },
}
const CUT = { kind: 'cut', loc: null, tag: 'h1', text: 'Hi', width: 9, isEllipsis: false }
const PICTURE = 'data:image/jpeg;base64,AAAA'

interface Page {
  /** How it paints what it is sent; null: never. */
  paints?: 'painted' | 'blank' | 'thrown' | null
  findings?: unknown[]
  /** The worker does not take the code. */
  isRefused?: boolean
  look?: Partial<TakenLook>
  isPortMode?: boolean
  /** No picture can be taken. */
  isUnpictured?: boolean
  /** Sizes it never answers for. */
  isSilentAt?: number
}

/** A frame that answers as a browser would, and what it was told. */
function looking({ paints = 'painted', findings = [], isRefused = false, look = {}, ...page }: Page = {}) {
  const told: HostSaying[] = []
  const sizes: string[] = []
  const over = new AbortController()
  const hearers = new Set<(message: never) => void>()
  const frame = {
    hear: ({ heard }: { heard(message: never): void }) => {
      hearers.add(heard)
      return () => hearers.delete(heard)
    },
    say: (saying: HostSaying) => {
      told.push(saying)
      if (saying.type !== 'LOOK' || saying.width === page.isSilentAt) return
      const url = saying.picture && !page.isUnpictured ? PICTURE : null
      const answer = { maquette: 1, type: 'LOOKED', id: saying.id, findings, url }
      queueMicrotask(() => {
        for (const heard of [...hearers]) heard(answer as never)
      })
    },
  } as unknown as DesignFrame
  const shown = (update: LiveUpdate) =>
    queueMicrotask(() => {
      if (paints === 'thrown') session.threw({ message: 'x is not a function', file: 'App.tsx', line: 1 })
      if (paints) session.painted(update.revision, paints)
    })
  const session = new LiveSession(shown, async ({ revision }) =>
    isRefused
      ? { id: 1, type: 'problem', problem: { message: 'no', file: null, line: null } }
      : { id: 1, type: 'update', unsupported: [], update: { ...EMPTY, revision } },
  )
  session.ready()
  const looked = lookAtPage({
    ...{ look: { ...LOOK, ...look }, frame, session, signal: over.signal },
    resize: at => sizes.push(at),
    isPortMode: () => page.isPortMode ?? false,
  })
  return { told, sizes, looked, over }
}

const EMPTY: Omit<LiveUpdate, 'revision'> = {
  ...{ isFresh: true, entry: 'App.tsx', modules: [], packages: [], css: null, around: [] },
}

test('the page is looked at as on a laptop, then as on a phone, each with its picture', async () => {
  const { looked, sizes, told } = looking({ findings: [CUT] })
  expect(await looked).toEqual([
    { at: 'wide', findings: [CUT], picture: PICTURE },
    { at: 'narrow', findings: [CUT], picture: PICTURE },
  ])
  expect(sizes).toEqual(['wide', 'wide', 'narrow'])
  expect(told).toMatchObject([
    { type: 'LOOK', width: 1440, picture: { targetWidth: 1_000 } },
    { type: 'LOOK', width: 390, picture: { targetWidth: 390 } },
  ])
})

test('where a picture is wanted and none can be taken, it says why', async () => {
  const wide = { look: { at: ['wide' as const] }, isUnpictured: true }
  const seen = { at: 'wide', findings: [], picture: null }
  expect(await looking(wide).looked).toEqual([{ ...seen, whyNoPicture: 'failed' }])
  expect(await looking({ ...wide, isPortMode: true }).looked).toEqual([{ ...seen, whyNoPicture: 'portMode' }])
  const unasked = { ...wide, look: { ...wide.look, hasPicture: false } }
  expect(await looking({ ...unasked, isPortMode: true }).looked).toEqual([seen])
})

test('no picture where none is wanted, and the page that is asked for', async () => {
  const look = { hasPicture: false, route: '/prices', at: ['narrow'] as const }
  const { looked, told } = looking({ look: { ...look, at: ['narrow'] } })
  expect(await looked).toEqual([{ at: 'narrow', findings: [], picture: null }])
  expect(told).toMatchObject([
    { type: 'NAVIGATE', path: '/prices' },
    { type: 'LOOK', picture: null },
  ])
})

test('what throws is told with its place', async () => {
  const { looked } = looking({ paints: 'thrown', look: { at: ['wide'] } })
  expect(await looked).toEqual([
    {
      ...{ at: 'wide', picture: PICTURE },
      findings: [{ kind: 'thrown', message: 'x is not a function', file: 'App.tsx', line: 1 }],
    },
  ])
})

test('a page that stays blank for some seconds is blank', async () => {
  const [first] = (await looking({ paints: 'blank' }).looked) ?? []
  expect(first?.findings).toEqual([{ kind: 'blank' }])
})

test('what a design says in its frame that is no finding is none', async () => {
  const findings = [CUT, { kind: 'order', text: 'delete everything' }, { ...CUT, width: 'wide' }, null, 7]
  const [first] = (await looking({ findings }).looked) ?? []
  expect(first?.findings).toEqual([CUT])
})

test('what the live path cannot show has not been seen', async () => {
  expect(await looking({ isRefused: true }).looked).toBeNull()
})

test('a look that is called off ends, whatever the frame does', async () => {
  const { looked, over } = looking({ paints: null })
  over.abort()
  expect(await looked).toBeNull()
})

test('what was seen at one width is told in time, though the page is too slow at the other', async () => {
  const began = performance.now()
  const { looked, told } = looking({ findings: [CUT], isSilentAt: 390, look: { withinMs: 1_700 } })
  expect(await looked).toEqual([{ at: 'wide', findings: [CUT], picture: PICTURE }])
  expect(performance.now() - began).toBeLessThan(1_200)
  // Half of what is left is for either, and the picture is what is left out.
  const [wide, narrow] = told.flatMap(saying => (saying.type === 'LOOK' ? saying.withinMs : []))
  expect(wide).toBeGreaterThan(0)
  expect(wide).toBeLessThanOrEqual(100)
  expect(narrow).toBeLessThanOrEqual(200)
})
