import { describe, expect, test } from 'vitest'
import { stepHistory } from '#client/features/chat/composer/prompt-history.ts'

const sent = ['first', 'second', 'third']

describe('Up brings back what one sent', () => {
  test('from an empty box: the newest, then earlier ones, and no further than the first', () => {
    const newest = stepHistory({ key: 'ArrowUp', text: '', sent, place: null })
    expect(newest).toEqual({ text: 'third', place: { at: 0, draft: '' } })
    const before = stepHistory({ key: 'ArrowUp', text: 'third', sent, place: { at: 0, draft: '' } })
    expect(before).toEqual({ text: 'second', place: { at: 1, draft: '' } })
    expect(stepHistory({ key: 'ArrowUp', text: 'first', sent, place: { at: 2, draft: '' } })).toBeNull()
  })

  test('Down goes back to what stood in the box', () => {
    const later = stepHistory({ key: 'ArrowDown', text: 'second', sent, place: { at: 1, draft: '' } })
    expect(later).toEqual({ text: 'third', place: { at: 0, draft: '' } })
    const draft = stepHistory({ key: 'ArrowDown', text: 'third', sent, place: { at: 0, draft: '' } })
    expect(draft).toEqual({ text: '', place: null })
  })

  test('a text of one’s own is never replaced, and its lines are walked as usual', () => {
    expect(stepHistory({ key: 'ArrowUp', text: 'mine', sent, place: null })).toBeNull()
    expect(
      stepHistory({ key: 'ArrowUp', text: 'third, changed', sent, place: { at: 0, draft: '' } }),
    ).toBeNull()
    expect(stepHistory({ key: 'ArrowDown', text: '', sent, place: null })).toBeNull()
    expect(stepHistory({ key: 'ArrowUp', text: '', sent: [], place: null })).toBeNull()
  })
})
