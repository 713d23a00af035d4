// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RequestsToMe } from '#client/features/share/access-requests.tsx'
import { newId } from '#shared/ids.ts'
import {
  type Answers,
  failing,
  press,
  says,
  saysNot,
  showSync,
  text,
} from '#tests/support/people/shown-sync.ts'

const CANVAS = newId()
const DESIGN = newId()
const request = (name: string, message: string, createdAt: number) => ({
  ...{ id: newId(), message, createdAt },
  user: { id: newId(), name, email: `${name.toLowerCase()}@example.org`, avatarUrl: '' },
})

let shown: Awaited<ReturnType<typeof showSync>>
let answers: Answers
let ofDesign: ReturnType<typeof request>
let ofCanvas: ReturnType<typeof request>
let open: string[]

beforeEach(() => {
  ofDesign = request('Bob', '', 2)
  ofCanvas = request('Cleo', 'We draw there on Monday.', 1)
  open = [ofDesign.id, ofCanvas.id]
  answers = {
    'user/accessRequests': () => ({
      requests: open.includes(ofDesign.id) ? [{ ...ofDesign, pattern: { id: DESIGN, name: 'Bakery' } }] : [],
      canvasRequests: open.includes(ofCanvas.id)
        ? [{ ...ofCanvas, canvas: { id: CANVAS, name: 'Harbour' } }]
        : [],
    }),
    [`canvas/${CANVAS}/access/answer`]: ({ id }) => {
      open = open.filter(one => one !== id)
      return { ok: true }
    },
  }
})
afterEach(() => shown.unmount())

const show = async () => {
  shown = await showSync({ answers, dialog: () => createElement(RequestsToMe) })
  await says('2 people ask for access')
}

describe('[issue 28] requests for canvases on Home', () => {
  test('stand among those for designs, the oldest first, and one click lets somebody write', async () => {
    await show()
    expect(text().indexOf('asks to open the canvas “Harbour”.')).toBeGreaterThan(-1)
    expect(text().indexOf('Cleo')).toBeLessThan(text().indexOf('Bob'))
    expect(text()).toContain('We draw there on Monday.')
    await press('Allow writing for Cleo, “Harbour”')
    await says('Cleo can write on “Harbour” now.')
    await saysNot('We draw there on Monday.')
    expect(shown.sent(`canvas/${CANVAS}/access/answer`)).toEqual([{ id: ofCanvas.id, isGranted: true }])
  })

  test('are declined as well', async () => {
    await show()
    await press('Decline Cleo, “Harbour”')
    await says('Cleo stays without access.')
    expect(shown.sent(`canvas/${CANVAS}/access/answer`)).toEqual([{ id: ofCanvas.id, isGranted: false }])
  })

  test('stay where the answer could not be sent', async () => {
    answers[`canvas/${CANVAS}/access/answer`] = () => failing('internal', 'The server has failed.')
    await show()
    await press('Allow writing for Cleo, “Harbour”')
    await says('The answer could not be sent.')
    expect(text()).toContain('We draw there on Monday.')
  })
})
