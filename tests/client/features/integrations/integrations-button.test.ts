// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { IntegrationsButton } from '#client/features/integrations/integrations-button.tsx'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { button, press, says } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

let shown: ReturnType<typeof showInRoom>
afterEach(() => shown.unmount())

const open = (experiments: string[]) => {
  const answers = {
    'GET /editor/{id}/metadata/integrations': () => ({ integrations: [], preexistingIntegrationKeys: [] }),
  }
  const part = (patternId: string) => [
    createElement(IntegrationsButton, { key: 'button', patternId }),
    createElement('p', { key: 'text' }, 'The rest of the header'),
  ]
  shown = showInRoom(part, answers, { server: { experiments } })
  return says('The rest of the header')
}

test('[S2] the popover offers the key of the AI provider', async () => {
  await open(['integrations'])
  await press('Integrations')
  await says('OpenAI')
  await press('Connect')
  await until(() => shown.dialog(), 'the way to a key')
  expect(shown.dialog()).toEqual({ kind: 'connectOpenAi' })
})

test('[S2] where the experiment is off there is none', async () => {
  await open(['convert', 'agent'])
  expect(button('Integrations')).toBeUndefined()
})
