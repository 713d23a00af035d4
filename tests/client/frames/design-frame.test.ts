// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DesignFrame } from '#client/frames/design-frame.ts'
import { FrameSet } from '#client/frames/frame-set.ts'
import { FRAME_VERSION, type FrameMessage } from '#shared/frame-messages.ts'

const ORIGIN = 'http://version--1.preview.test'

let element: HTMLIFrameElement
let frame: DesignFrame
let detach: () => void
let heard: FrameMessage[]

beforeEach(() => {
  element = document.createElement('iframe')
  const page = { postMessage: vi.fn() }
  Object.defineProperty(element, 'contentWindow', { value: page })
  Object.defineProperty(element, 'src', { value: `${ORIGIN}/`, writable: true })
  frame = new DesignFrame('version.0')
  heard = []
  frame.hear({ heard: message => heard.push(message) })
  detach = frame.attach(element, null)
})
afterEach(() => detach())

const painted = { maquette: FRAME_VERSION, type: 'PAINTED', outcome: 'painted', milliseconds: 1 }

/** As a window says it to the page. */
const said = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
  const event = new MessageEvent('message', { data, origin: from.origin ?? ORIGIN })
  Object.defineProperty(event, 'source', { value: from.source ?? element.contentWindow })
  dispatchEvent(event)
}

test('only its own window, its exact origin and known messages are heard', () => {
  said(painted, { source: window })
  said(painted, { origin: 'http://elsewhere.test' })
  said({ ...painted, outcome: 'perfect' })
  said('PAINTED')
  expect(heard).toEqual([])
  expect(frame.state().outcome).toBeNull()
  said(painted)
  expect(heard).toHaveLength(1)
  expect(frame.state().outcome).toBe('painted')
})

test('it is told things at its own origin, and nothing once its element is gone', () => {
  const post = vi.mocked(element.contentWindow!.postMessage)
  frame.say({ type: 'PING', id: 1 })
  expect(post).toHaveBeenCalledWith({ maquette: FRAME_VERSION, type: 'PING', id: 1 }, ORIGIN)
  detach()
  frame.say({ type: 'PING', id: 2 })
  expect(post).toHaveBeenCalledOnce()
  said(painted)
  expect(heard).toEqual([])
})

test('a flood empties it, is told once, and nothing of it is read any more', () => {
  const flooded = vi.fn()
  frame.hear({ heard: () => undefined, flooded })
  for (let count = 0; count < 5_000; count += 1) said({ maquette: FRAME_VERSION, type: 'USED' })
  expect(flooded).toHaveBeenCalledOnce()
  expect(element.src).toBe('about:blank')
  expect(heard.length).toBeLessThan(1_000)
})

test('another load begins with nothing known', () => {
  said({ maquette: FRAME_VERSION, type: 'READY', path: '/a', report: 'token' })
  said(painted)
  frame.loaded()
  expect(frame.state()).toEqual({ isLoaded: true, outcome: 'painted', path: '/a' })
  expect(frame.reportToken).toBe('token')
  detach()
  detach = frame.attach(element, null)
  expect(frame.state()).toEqual({ isLoaded: false, outcome: null, path: null })
  expect(frame.reportToken).toBeNull()
})

test('a set hears each of its frames by its key, and knows which are in the page', () => {
  const frames = new FrameSet()
  const keys: string[] = []
  frames.hear({ heard: key => keys.push(key) })
  const stop = frames.of('a').attach(element, null)
  frames.of('b')
  said(painted)
  expect(keys).toEqual(['a'])
  expect(frames.present().map(({ key }) => key)).toEqual(['a'])
  stop()
  expect(frames.has('a')).toBe(false)
})
