import { expect, test } from 'vitest'
import { nameLandmarks } from '#server/designer/sections/asked/landmarks.ts'
import { made } from '#tests/server/designer/made.ts'

const BAR = {
  name: 'components/bar.tsx',
  code: 'export const Bar = () => <header className="p-2">Hello</header>;',
}

test('a nameless part bears the name of the request', () => {
  const [bar] = nameLandmarks('A page with a contact header and a list', [BAR])
  expect(bar?.code).toContain('<header aria-label="Contact header" className="p-2">')
})

test('and stays nameless where the request has no name of its own for it', () => {
  expect(nameLandmarks('A page with a header and a list', [BAR])).toEqual([BAR])
})

test('a settings page is listed under the name that was given to it', () => {
  const { code } = made('A settings page with profile details, notification preferences and billing history')
  expect(code('data/sections.ts')).toMatch(
    /"Profile details"[\s\S]*"Notification preferences"[\s\S]*"Billing history"/,
  )
})
