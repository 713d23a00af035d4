import { describe, expect, test } from 'vitest'
import { recalled } from '#client/features/chat/composer/prompt-history.ts'

const sent = ['first', 'second', 'third']

describe('Up brings back what one sent', () => {
  test('from an empty box: the newest, then earlier ones, and no further than the first', () => {
    const newest = recalled({ key: 'ArrowUp', text: '', sent, recall: null })
    expect(newest).toEqual({ text: 'third', recall: { at: 0, draft: '' } })
    const before = recalled({ key: 'ArrowUp', text: 'third', sent, recall: { at: 0, draft: '' } })
    expect(before).toEqual({ text: 'second', recall: { at: 1, draft: '' } })
    expect(recalled({ key: 'ArrowUp', text: 'first', sent, recall: { at: 2, draft: '' } })).toBeNull()
  })

  test('Down goes back to what stood in the box', () => {
    const later = recalled({ key: 'ArrowDown', text: 'second', sent, recall: { at: 1, draft: '' } })
    expect(later).toEqual({ text: 'third', recall: { at: 0, draft: '' } })
    const draft = recalled({ key: 'ArrowDown', text: 'third', sent, recall: { at: 0, draft: '' } })
    expect(draft).toEqual({ text: '', recall: null })
  })

  test('a text of one’s own is never replaced, and its lines are walked as usual', () => {
    expect(recalled({ key: 'ArrowUp', text: 'mine', sent, recall: null })).toBeNull()
    expect(
      recalled({ key: 'ArrowUp', text: 'third, changed', sent, recall: { at: 0, draft: '' } }),
    ).toBeNull()
    expect(recalled({ key: 'ArrowDown', text: '', sent, recall: null })).toBeNull()
    expect(recalled({ key: 'ArrowUp', text: '', sent: [], recall: null })).toBeNull()
  })
})
