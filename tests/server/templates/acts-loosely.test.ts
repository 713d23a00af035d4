import { describe, expect, test } from 'vitest'
import { changedBy, swapped } from './page-of-acts.ts'

describe('[24.3] words in any order mean an act where each plays a part on this page', () => {
  test.each<[string, Record<string, string>]>([
    ['Team costs 30 euros now', swapped('content.ts', ['€24', '€30'])],
    ['set Team to €30', swapped('content.ts', ['€24', '€30'])],
    ['team is €30', swapped('content.ts', ['€24', '€30'])],
    ['it is €7, not €6', swapped('content.ts', ['€6', '€7'])],
    ['€6 should be €7', swapped('content.ts', ['€6', '€7'])],
    [
      "we don't need Solo any longer",
      swapped('content.ts', ["{ name: 'Solo', price: '€6', note: 'for one' },\n    ", '']),
    ],
    ['Lombok can go', swapped('content.ts', ["['Lombok', 'Zuilen']", "['Zuilen']"])],
    ['please write “Legal” instead of Imprint', swapped('App.tsx', ['>Imprint<', '>Legal<'])],
    ['Solo should be called Single', swapped('content.ts', ["'Solo'", "'Single'"])],
    [
      "there's also a plan Firm for €90",
      swapped('content.ts', ["price: '€24' },", "price: '€24' },\n    { name: 'Firm', price: '€90' },"]),
    ],
    ['one more place, Oog in Al', swapped('content.ts', ["'Zuilen']", "'Zuilen', 'Oog in Al']"])],
    ['instead of Imprint it should say Legal notice', swapped('App.tsx', ['>Imprint<', '>Legal notice<'])],
    [
      'Team should come first',
      swapped(
        'content.ts',
        ["{ name: 'Solo', price: '€6', note: 'for one' }", 'SOLO'],
        ["{ name: 'Team', price: '€24' }", "{ name: 'Solo', price: '€6', note: 'for one' }"],
        ['SOLO', "{ name: 'Team', price: '€24' }"],
      ),
    ],
    ['put dark mode on', { 'theme.css': expect.stringContaining(':root:not(.light)') as unknown as string }],
    ['rounder corners everywhere please', swapped('theme.css', ['--radius: 0.5rem', '--radius: 0.875rem'])],
    ['our colour is #14532d', { 'theme.css': expect.stringContaining('#14532d') as unknown as string }],
  ])('%s', (sentence, files) => {
    expect(changedBy(sentence)).toEqual(files)
  })

  test.each([
    'Team costs too much',
    "don't remove Solo",
    'no rounded corners',
    'not dark mode',
    'remove Solo and the zebra',
    'Solo and Team are 30 euros',
    'is Team 30 euros?  why',
    'if it rains Team costs 30 euros',
    'all plans cost 30 euros',
    '30',
    'Overhaal rides is called Bigmove',
    'the best plan should be Team',
    'sort the plans by price',
    'make it 30 % better',
    'Team was 24 and Solo was 6',
    'the logo should be rounder',
    'Imprint should be Red',
    'Solo should say what it costs',
    'swap the heading and Imprint',
  ])('not sure, so nothing changes: %s', sentence => {
    expect(changedBy(sentence)).toBeInstanceOf(Array)
  })
})
