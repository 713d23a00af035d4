import { expect, test } from 'vitest'
import {
  type Frame,
  type FrameEvent,
  type FrameState,
  NO_FRAMES,
  swapFrames,
} from '#client/features/preview/frame-swap.ts'

const frame = (artifactId: string): Frame => ({
  key: `${artifactId}.0`,
  artifactId,
  src: `http://x.preview.localhost/?v=${artifactId}`,
})
const after = (...events: FrameEvent[]): FrameState => events.reduce(swapFrames, NO_FRAMES)
const load = (artifactId: string): FrameEvent => ({ type: 'load', frame: frame(artifactId) })
const settled = (
  artifactId: string,
  outcome: Extract<FrameEvent, { type: 'settled' }>['outcome'],
): FrameEvent => ({ type: 'settled', key: `${artifactId}.0`, outcome })
const thrown = (artifactId: string): FrameEvent => ({
  type: 'problem',
  problem: { artifactId, kind: 'thrown', message: 'x is not a function', place: null },
})

test('the last good picture stays until the new one has painted', () => {
  const loading = after(load('a'), settled('a', 'painted'), load('b'))
  expect([loading.shown?.artifactId, loading.next?.artifactId]).toEqual(['a', 'b'])
  const swapped = swapFrames(loading, settled('b', 'painted'))
  expect([swapped.shown?.artifactId, swapped.next]).toEqual(['b', null])
})

test('a frame that says nothing is shown after a while', () => {
  expect(after(load('a'), settled('a', 'timeout')).shown?.artifactId).toBe('a')
})

test('a version that throws leaves the last good picture, and says why', () => {
  const state = after(load('a'), settled('a', 'painted'), load('b'), thrown('b'), settled('b', 'thrown'))
  expect(state.shown?.artifactId).toBe('a')
  expect(state.problem?.message).toBe('x is not a function')
})

test('a first version that shows nothing is said to be blank', () => {
  const state = after(load('a'), settled('a', 'blank'))
  expect([state.shown?.artifactId, state.problem?.kind]).toEqual(['a', 'blank'])
})

test('going back to what is shown anyway takes the complaint about the other one away', () => {
  const state = after(load('a'), settled('a', 'painted'), load('b'), settled('b', 'thrown'), load('a'))
  expect([state.shown?.artifactId, state.next, state.problem]).toEqual(['a', null, null])
})

test('a word of a frame that is no more changes nothing', () => {
  const state = after(load('a'), settled('a', 'painted'))
  expect(swapFrames(state, settled('gone', 'thrown'))).toBe(state)
})

test('painting after all takes the complaint away', () => {
  const state = after(load('a'), settled('a', 'timeout'), thrown('a'), settled('a', 'painted'))
  expect(state.problem).toBeNull()
})

test('a version that was blank may still come, and the last good picture stays meanwhile', () => {
  const blank = after(load('a'), settled('a', 'painted'), load('b'), settled('b', 'blank'))
  expect([blank.shown?.artifactId, blank.next?.artifactId, blank.problem?.kind]).toEqual(['a', 'b', 'blank'])
  expect(swapFrames(blank, settled('b', 'timeout')), 'time alone does not bring it').toEqual(blank)
  const late = swapFrames(blank, settled('b', 'painted'))
  expect([late.shown?.artifactId, late.next, late.problem]).toEqual(['b', null, null])
})

test('a frame that hangs stays until it is given up, and its answer takes the complaint away', () => {
  const hung = after(load('a'), settled('a', 'painted'), { type: 'hung', key: 'a.0', isGone: false })
  expect([hung.shown?.artifactId, hung.problem?.kind, hung.problem?.isGone]).toEqual(['a', 'hung', false])
  expect(swapFrames(hung, { type: 'answered', key: 'a.0' }).problem).toBeNull()
  const gone = swapFrames(hung, { type: 'hung', key: 'a.0', isGone: true })
  expect([gone.shown, gone.problem?.isGone]).toEqual([null, true])
  expect(swapFrames(gone, { type: 'answered', key: 'a.0' }).problem?.isGone).toBe(true)
})

test('what is loaded once more is taken away without a complaint', () => {
  const lost = after(load('a'), settled('a', 'painted'), load('b'), { type: 'lost', key: 'b.0' })
  expect([lost.shown?.artifactId, lost.next, lost.problem]).toEqual(['a', null, null])
})
