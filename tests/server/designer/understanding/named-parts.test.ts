import { describe, expect, test } from 'vitest'
import { readNamedParts } from '#server/designer/understanding/named-parts.ts'

describe('what a request names as being there', () => {
  test.each([
    [
      'Create a site for a rescue centre. It needs an adoption gallery, a volunteer rota and a donation thermometer.',
      ['adoption gallery', 'volunteer rota', 'donation thermometer'],
    ],
    [
      'Build a habit tracker: streak counter, weekly heatmap, reminder settings and a progress ring. Calm greens.',
      ['streak counter', 'weekly heatmap', 'reminder settings', 'progress ring'],
    ],
    [
      'Design a rental app where customers can compare cars, choose pickup locations, and apply promo codes.',
      ['compare cars', 'choose pickup locations', 'apply promo codes'],
    ],
    [
      'Make an editor with these features:\n- Full text search over titles\n- Private documents (only visible to the creator)',
      ['Full text search over titles', 'Private documents'],
    ],
    [
      'The system should have functionalities for policy management, and claims management.',
      ['policy management', 'claims management'],
    ],
    ['Each plant has a photo, a watering schedule and notes', ['photo', 'watering schedule', 'notes']],
  ])('%s', (prompt, named) => {
    expect(readNamedParts(prompt)).toEqual(named)
  })
  test.each([
    'A landing page with teal and amber accents, generous spacing and a serif font',
    'Apply mint cream as the background; style all components with teal.',
    'Include no stock photos',
    'Use a dense dark UI, neutral surfaces, and smooth transitions.',
  ])('and not how it looks: %s', prompt => {
    expect(readNamedParts(prompt)).toEqual([])
  })
})
