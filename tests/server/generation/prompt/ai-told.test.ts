import { expect, test } from 'vitest'
import { aiTold } from '#server/generation/prompt/ai-told.ts'

const CHANGE = 'Make the headline larger'
const told = (hasKey: boolean, prompt: string, isUsed = false, isOffered = true) =>
  aiTold({ isOffered, hasKey }, prompt, isUsed)

test('[issue 30.5] with a key a model is told how a design calls it, whatever is asked', () => {
  expect(told(true, CHANGE)).toContain("fetch('/_ai/v1/chat/completions'")
  expect(told(true, CHANGE)).toContain('A key is connected.')
})

test('[issue 30.5] without one only where the request or the design is about it, with what to say then', () => {
  for (const prompt of ['Add a chatbot', 'An A.I. tutor', 'Ask GPT-4o for a summary', 'a virtual assistant'])
    expect(told(false, prompt), prompt).toContain('No key is connected yet')
  expect(told(false, CHANGE, true)).toContain('a key is connected under Integrations')
  for (const prompt of [CHANGE, 'A page for Aida, the opera', 'Paint it in the main hall'])
    expect(told(false, prompt), prompt).toBe('')
})

test('[issue 30.7] nothing is told where designs have no host of their own', () => {
  expect(told(true, 'Add a chatbot', true, false)).toBe('')
})
