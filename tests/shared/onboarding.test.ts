import { describe, expect, test } from 'vitest'
import {
  ATTRIBUTIONS,
  attributesOf,
  isBusinessEmail,
  type PersonalizeForm,
  ROLES,
} from '#shared/onboarding.ts'

const form = (fields: Partial<PersonalizeForm>): PersonalizeForm => ({
  role: 'ui-ux-design',
  attribution: 'friend',
  otherAttribution: '',
  youtubeChannel: '',
  tiktokInstagramHandle: '',
  workplace: '',
  ...fields,
})

describe('[S5] the personalize form', () => {
  test('role and attribution are required', () => {
    expect(attributesOf(form({ role: null }), true)).toBeNull()
    expect(attributesOf(form({ attribution: null }), true)).toBeNull()
    expect(attributesOf(form({}), true)).toEqual({ role: 'ui-ux-design', attribution: 'friend' })
  })

  test('of other, the words count, and there have to be some', () => {
    expect(attributesOf(form({ attribution: 'other', otherAttribution: '  ' }), true)).toBeNull()
    expect(
      attributesOf(form({ attribution: 'other', otherAttribution: ' A talk ' }), true)?.attribution,
    ).toBe('A talk')
  })

  test('a channel or handle goes along if it was given, and only where it was asked for', () => {
    expect(attributesOf(form({ attribution: 'youtube', youtubeChannel: ' ' }), true)).not.toHaveProperty(
      'youtubeChannel',
      expect.anything(),
    )
    expect(
      attributesOf(form({ attribution: 'youtube', youtubeChannel: 'Sails' }), true)?.youtubeChannel,
    ).toBe('Sails')
    expect(
      attributesOf(form({ tiktokInstagramHandle: '@sails' }), true)?.tiktokInstagramHandle,
    ).toBeUndefined()
  })

  test('the workplace is asked of private addresses, and kept in lower case', () => {
    expect(attributesOf(form({ workplace: ' ACME Ltd ' }), false)?.workplace).toBe('acme ltd')
    expect(attributesOf(form({ workplace: 'ACME' }), true)?.workplace).toBeUndefined()
    expect([
      isBusinessEmail('a@gmail.com'),
      isBusinessEmail('a@acme.example'),
      isBusinessEmail(null),
    ]).toEqual([false, true, false])
  })

  test('[S9] the roles and sources are those of the specification', () => {
    expect(ROLES).toEqual([
      'ui-ux-design',
      'engineering-development',
      'product-management',
      'sales-success',
      'founder-executive',
      'other',
    ])
    expect(ATTRIBUTIONS).toEqual([
      'hackernews',
      'youtube',
      'linkedin',
      'friend',
      'tiktok-instagram',
      'reddit',
      'twitter',
    ])
  })
})
