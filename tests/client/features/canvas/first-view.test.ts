// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { cameraOf } from '#client/features/canvas/board/camera.ts'
import { TOUCH } from '#client/lib/media-query.ts'
import { boardPage } from '#tests/support/rooms/board-page.ts'

const on = boardPage()

/** A phone, as far as a board asks for it. */
const onPhone = () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === TOUCH }),
  )
  for (const [name, size] of [
    ['offsetWidth', 390],
    ['offsetHeight', 700],
  ] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => size)
}
const zoom = () =>
  Number(
    /scale\(([\d.]+)\)/.exec(
      document.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform ?? '',
    )?.[1],
  )

test('on a phone a board of many designs begins so near that their names and pictures can be read', async () => {
  onPhone()
  for (let at = 0; at < 40; at++)
    on.canvas.addNode({ name: `Design ${at}` }, { x: (at % 7) * 1_600, y: Math.floor(at / 7) * 1_060 })
  await on.open()
  await on.until(() => expect(zoom()).toBeCloseTo(160 / 1_440))
  vi.restoreAllMocks()
})

test('a board that was seen before is where it was left', async () => {
  onPhone()
  cameraOf(on.canvas.id).write({ x: 0, y: 0, zoom: 0.03 })
  for (let at = 0; at < 40; at++) on.canvas.addNode({ name: `Design ${at}` }, { x: at * 1_600 })
  await on.open()
  expect(zoom()).toBeCloseTo(0.03)
  vi.restoreAllMocks()
})
