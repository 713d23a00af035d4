import { describe, expect, test } from 'vitest'
import { giveBack, sendFailureOf } from '#client/features/chat/composer/send-failure.ts'
import { newOutgoing } from '#client/state/outbox.ts'
import { AppError } from '#shared/errors.ts'

const outgoing = newOutgoing('A pricing page', 'sending')

describe('[S8] what becomes of a prompt that could not be sent', () => {
  test('402 opens the dialog and leaves no placeholder', () => {
    expect(sendFailureOf(outgoing, new AppError('out_of_credits'))).toEqual({
      kind: 'dialog',
      dialog: 'outOfCredits',
    })
  })

  test('a run of somebody else is told, and is no failure', () => {
    expect(sendFailureOf(outgoing, new AppError('generation_in_progress')).kind).toBe('notice')
    expect(sendFailureOf(outgoing, new AppError('queue_full'))).toMatchObject({ kind: 'notice' })
  })

  test('a picked model that is gone is told, and is not asked again', () => {
    const picked = { ...outgoing, modelId: 'amodelofthisserver00' }
    expect(sendFailureOf(picked, new AppError('not_found')).kind).toBe('notice')
    expect(sendFailureOf(outgoing, new AppError('not_found')).kind).toBe('failed')
  })

  test('too long is the alert, signed out the dialog', () => {
    expect(sendFailureOf(outgoing, new AppError('prompt_too_long'))).toMatchObject({
      dialog: 'promptTooLong',
    })
    expect(sendFailureOf(outgoing, new AppError('unauthenticated'))).toMatchObject({ dialog: 'auth' })
  })

  test('anything else stays as a failure that keeps its ids, so that trying again has one effect', () => {
    const outcome = sendFailureOf(outgoing, new TypeError('boom'))
    expect(outcome).toMatchObject({
      kind: 'failed',
      outgoing: { requestId: outgoing.requestId, state: 'failed', problem: 'Oops, something went wrong.' },
    })
  })
})

describe('a text that comes back', () => {
  test.each([
    ['', 'sent'],
    ['  ', 'sent'],
    ['sent', 'sent'],
    ['newer', 'sent\n\nnewer'],
  ])('over %j leaves %j', (typed, result) => {
    expect(giveBack('sent', typed)).toBe(result)
  })
})
