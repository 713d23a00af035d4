// @vitest-environment happy-dom
import { atom, useAtomValue } from 'jotai'
import { createElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConnectIntegrationDialog } from '#client/features/integrations/connect-integration-dialog.tsx'
import { ConnectOpenAiDialog } from '#client/features/integrations/connect-open-ai-dialog.tsx'
import { IntegrationsList } from '#client/features/integrations/integrations-list.tsx'
import { type AnswersOf, showInRoom } from '#tests/support/people/shown-in-room.ts'
import {
  button,
  failing,
  press,
  says,
  saysNot,
  text,
  type as typeInto,
} from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

const ADD = 'POST /editor/{id}/metadata/integration'
const TEST = 'POST /editor/{id}/metadata/integration/test'
const LIST = 'GET /editor/{id}/metadata/integrations'
const KEY_ID = 'k'.padEnd(20, '1')
const KEY = {
  ...{ type: 'OPENAI', keyId: KEY_ID, name: 'OpenAI API Key', obfuscatedKey: 'sk-••••••••1234' },
  ...{ isOwn: true, callsPerDay: 1_000, tokensPerDay: 500_000, callsToday: 12, tokensToday: 3_400 },
  ...{ problem: null, designCount: 2 },
}
const onClose = vi.fn()
let shown: ReturnType<typeof showInRoom>

afterEach(() => {
  shown.unmount()
  onClose.mockClear()
})

const field = (label: string) =>
  [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === label)
const ADDS = 'Next: add key'
const isOff = (name: string) => button(name)?.disabled
const fine = () => ({ outcome: 'fine' })
const sent = (call: string) => shown.asked.filter(([to]) => to === call).map(([, body]) => body)

describe('§4 AI-provider integration wizard', () => {
  const open = (answers: AnswersOf) => {
    shown = showInRoom(() => createElement(ConnectOpenAiDialog, { onClose }), answers)
    return says('Get your API key')
  }
  const toLastStep = async () => {
    await press('Next')
    await says('payment method')
    await press('Next')
    await until(() => field('API key') !== undefined, 'the field')
  }

  test('three steps; Previous is enabled after step 1, and the last one says what it does and needs a key', async () => {
    await open({})
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Connect OpenAI')
    expect(isOff('Previous')).toBe(true)
    await toLastStep()
    expect(isOff('Previous')).toBe(false)
    expect(isOff(ADDS)).toBe(true)
    expect(field('API key')?.type).toBe('password')
    expect(field('API key')?.placeholder).toBe('sk-…')
    expect(field('Name')?.placeholder).toBe('OpenAI API Key')
    await typeInto('API key', '   ')
    expect(isOff(ADDS)).toBe(true)
    await typeInto('API key', ' sk-abc ')
    await until(() => isOff(ADDS) === false, 'it can be added')
    await press('Previous')
    await says('payment method')
    await press('Next')
    await until(() => field('API key')?.value === ' sk-abc ', 'what was typed is still there')
    expect(shown.asked.filter(([call]) => call !== LIST)).toEqual([])
  })

  test('whoever keeps a key already is led to it, and needs no new one', async () => {
    await open({ [LIST]: () => ({ integrations: [], preexistingIntegrationKeys: [KEY] }) })
    await says('You keep a key here already: “OpenAI API Key”.')
    await press('Use it')
    expect(shown.dialog()).toEqual({ kind: 'connectIntegration' })
    shown.unmount()
    const two = [KEY, { ...KEY, keyId: 'k'.padEnd(20, '2') }]
    await open({ [LIST]: () => ({ integrations: [], preexistingIntegrationKeys: two }) })
    await says('You keep 2 keys here already.')
    await press('Next')
    await saysNot('You keep 2 keys')
  })

  test('the key is tried first; saving ends in “API Key Added” with Finish, and Previous is off then', async () => {
    let answer: (said: object) => void = () => undefined
    const answered = new Promise<object>(resolve => {
      answer = resolve
    })
    await open({
      [TEST]: () => answered,
      [ADD]: () => KEY,
      [LIST]: () => ({ integrations: [KEY], preexistingIntegrationKeys: [KEY] }),
    })
    await toLastStep()
    await typeInto('API key', ' sk-abcdef ')
    await press(ADDS)
    await says('Asking OpenAI whether it accepts this key…')
    expect(sent(TEST)).toEqual([{ type: 'OPENAI', key: 'sk-abcdef' }])
    expect(sent(ADD)).toEqual([])
    answer(fine())
    await says('API Key Added')
    await says('OpenAI accepts it.')
    expect(sent(ADD)).toEqual([{ type: 'OPENAI', key: 'sk-abcdef', name: '', requestId: expect.any(String) }])
    expect(isOff('Previous')).toBe(true)
    expect(text()).not.toContain('sk-abcdef')
    await press('Finish')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test.each([
    ['refused', 'OpenAI does not accept this key.'],
    ['busy', 'OpenAI takes no more calls of this account just now.'],
    ['unreachable', 'OpenAI could not be reached from this server.'],
    ['failing', 'OpenAI answered with an error of its own.'],
  ])(
    'a key that is %s is not added, is told of in words, and can be tested again or added all the same',
    async (outcome, words) => {
      await open({ [TEST]: () => ({ outcome }), [ADD]: () => KEY })
      await toLastStep()
      await typeInto('API key', 'sk-abc')
      await press(ADDS)
      await says(words)
      expect(sent(ADD)).toEqual([])
      expect(field('API key')?.value).toBe('sk-abc')
      await press('Test again')
      await until(() => sent(TEST).length === 2 && button('Add it all the same'), 'it is tried once more')
      await press('Add it all the same')
      await says('API Key Added')
      await says('OpenAI has not accepted it yet')
      expect(sent(ADD)).toHaveLength(1)
    },
  )

  test('another key takes away what was said of the one before', async () => {
    await open({ [TEST]: () => ({ outcome: 'refused' }) })
    await toLastStep()
    await typeInto('API key', 'sk-abc')
    await press(ADDS)
    await says('OpenAI does not accept this key.')
    await typeInto('API key', 'sk-abcd')
    await saysNot('OpenAI does not accept this key.')
    expect(button('Add it all the same')).toBeUndefined()
    expect(button(ADDS)).toBeDefined()
  })

  test('a dialog that was closed by mistake has lost nothing, until the key is kept', async () => {
    const answers = { [TEST]: () => ({ outcome: 'refused' }) }
    const isOpen = atom(true)
    const setOpen = (next: boolean) => shown.store.set(isOpen, next)
    const Closable = () =>
      useAtomValue(isOpen)
        ? createElement(ConnectOpenAiDialog, { onClose })
        : createElement('p', null, 'Away')
    shown = showInRoom(() => createElement(Closable), answers)
    await says('Get your API key')
    await toLastStep()
    await typeInto('API key', 'sk-shown-only-once')
    setOpen(false)
    await says('Away')
    setOpen(true)
    await until(() => field('API key')?.value === 'sk-shown-only-once', 'it is still there')
  })

  test('a failure is the sentence of section 8 with what was typed still there, and the same again keeps one key', async () => {
    let isBroken = true
    await open({ [TEST]: fine, [ADD]: () => (isBroken ? failing('internal', 'The disk is full.') : KEY) })
    await toLastStep()
    await typeInto('API key', 'sk-abc')
    await press(ADDS)
    await says('Failed to add OpenAI API key. Please try again.')
    expect(text()).toContain('The disk is full.')
    expect(field('API key')?.value).toBe('sk-abc')
    isBroken = false
    await press(ADDS)
    await says('API Key Added')
    const [first, second] = sent(ADD)
    expect(first?.requestId).toBe(second?.requestId)
  })

  test('without a way to this server the same sentence says so', async () => {
    await open({ [TEST]: () => Promise.reject(new TypeError('offline')) })
    await toLastStep()
    await typeInto('API key', 'sk-abc')
    await press(ADDS)
    await says('Failed to add OpenAI API key. Please try again.')
    expect(field('API key')?.value).toBe('sk-abc')
  })
})

describe('§2 Integrations popover', () => {
  const list = (answers: AnswersOf) => {
    shown = showInRoom(patternId => createElement(IntegrationsList, { patternId, onLeave: onClose }), answers)
  }

  test('without a key it leads to the wizard, with keys of one’s own to the dialog', async () => {
    list({ [LIST]: () => ({ integrations: [], preexistingIntegrationKeys: [] }) })
    await says('With a key of yours')
    await press('Connect')
    expect(shown.dialog()).toEqual({ kind: 'connectOpenAi' })
    shown.unmount()
    list({ [LIST]: () => ({ integrations: [], preexistingIntegrationKeys: [KEY] }) })
    await says('With a key of yours')
    await press('Connect')
    expect(shown.dialog()).toEqual({ kind: 'connectIntegration' })
  })

  test('what is linked is shown by its ends with what it has served; a failure can be tried again', async () => {
    let isBroken = true
    list({
      [LIST]: () =>
        isBroken
          ? failing('internal', 'The disk is full.')
          : { integrations: [KEY], preexistingIntegrationKeys: [KEY] },
    })
    await says('The integrations could not be loaded.')
    isBroken = false
    await press('Try again')
    await says('sk-••••••••1234')
    expect(text()).toContain('12 of 1,000')
    expect(text()).toContain('3,400 of 500,000')
  })

  test('a key of somebody else cannot be unlinked, but replaced', async () => {
    const theirs = { ...KEY, isOwn: false, holder: 'Bob', problem: 'refused' }
    list({ [LIST]: () => ({ integrations: [theirs], preexistingIntegrationKeys: [] }) })
    await says('A key of Bob')
    expect(text()).toContain('OpenAI did not accept this key')
    expect(button('Unlink')).toBeUndefined()
    expect(button('Use my own key')).toBeDefined()
  })
})

describe('dialog Connect Integration', () => {
  const LINK = 'PATCH /editor/{id}/metadata/integration'
  const UNLINK = 'POST /editor/{id}/metadata/integration/unlink'
  const open = (isLinked: boolean, answers: AnswersOf) => {
    shown = showInRoom(() => createElement(ConnectIntegrationDialog, { onClose }), {
      [LIST]: () => ({ integrations: isLinked ? [KEY] : [], preexistingIntegrationKeys: [KEY] }),
      ...answers,
    })
    return says('OpenAI API Key')
  }

  test('links a key that is there, and says when that failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isBroken = true
    await open(false, { [LINK]: () => (isBroken ? failing('internal', 'The disk is full.') : KEY) })
    await press('Link')
    await says('could not be linked.')
    expect(console.error).toHaveBeenCalled()
    isBroken = false
    await press('Link')
    await says('serves this design now.')
    expect(sent(LINK).at(-1)).toEqual({ type: 'OPENAI', keyId: KEY_ID })
    vi.restoreAllMocks()
  })

  test('unlinks it with the way back, and deletes it after a question', async () => {
    await open(true, {
      [UNLINK]: () => ({ ok: true }),
      [`DELETE /integrations/${KEY_ID}`]: () => ({ ok: true }),
    })
    await press('Unlink')
    await says('does not serve this design any more.')
    expect(sent(UNLINK)).toEqual([{ type: 'OPENAI', keyId: KEY_ID }])
    await press('Delete')
    await says('2 designs use it')
    await press('Delete')
    await says('is deleted.')
  })

  test('changes what it may serve a day, and takes no other than whole numbers', async () => {
    const change = `PATCH /integrations/${KEY_ID}`
    await open(true, { [change]: () => ({ ...KEY, callsPerDay: 5 }) })
    await press('Name and limits')
    await typeInto('Calls a day', 'many')
    await says('A whole number, such as 500.')
    expect(isOff('Save')).toBe(true)
    await typeInto('Calls a day', '5')
    await saysNot('A whole number')
    await press('Save')
    await says('is saved.')
    expect(sent(change)).toEqual([{ name: 'OpenAI API Key', callsPerDay: 5, tokensPerDay: 500_000 }])
  })
})
