import { expect, test } from 'vitest'
import { type RunFacts, runStage } from '#shared/run-stage.ts'

const RUN: RunFacts = {
  stage: 'Thinking',
  open: null,
  ended: [],
  last: 'thinking',
  isCompiling: false,
  isStarting: false,
  isDrawing: false,
}
const said = (facts: Partial<RunFacts>) => runStage({ ...RUN, ...facts })

test.each<[string, Partial<RunFacts>, string]>([
  ['a prompt on its way', { stage: null, isStarting: true, last: null }, 'Getting ready'],
  ['nothing runs and nothing is loaded yet', { stage: null, last: null }, 'Loading the design'],
  ['nothing runs, and a frame is being drawn', { stage: null, isDrawing: true }, 'Drawing the design'],
  ['the model thinks', {}, 'Thinking...'],
  [
    'it writes a file',
    { stage: 'Writing App.tsx', open: 'Writing App.tsx', last: 'toolCall' },
    'Writing App.tsx',
  ],
  [
    'the room says less than the step',
    { open: 'Searching for hero', last: 'toolCall' },
    'Searching for hero',
  ],
  ['a check is a step', { stage: 'Compiling', open: 'Checking', last: 'toolCall' }, 'Checking'],
  ['it talks', { last: 'text' }, 'Answering'],
  ['it tries again', { stage: 'Trying again (1 of 2)' }, 'Trying again (1 of 2)'],
  [
    'it repairs what did not fit',
    { stage: 'Repairing', ended: ['Writing App.tsx'], last: 'toolCall' },
    'Repairing',
  ],
  [
    'the version is compiled',
    { stage: 'Compiling', isCompiling: true, ended: ['Writing App.tsx'] },
    'Compiling',
  ],
])('[30] %s: %s', (_, facts, words) => {
  expect(said(facts)).toBe(words)
})

test('[30] a step that has ended is not what happens now, however long the room goes on saying so', () => {
  const ended = ['Writing components/hero.tsx', 'Writing App.tsx']
  expect(said({ stage: 'Writing App.tsx', ended, last: 'toolCall' })).toBe('Thinking...')
  expect(said({ stage: 'Writing App.tsx', ended, last: 'text' })).toBe('Answering')
  expect(said({ stage: 'Compiling', ended: ['Checking'], last: 'toolCall' })).toBe('Thinking...')
})
