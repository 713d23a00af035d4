import { general } from '#server/designer/subjects/general.ts'
import type { Subject } from '#server/designer/subjects/subject.ts'

/** For ideas that no trade is known for: a look, and no words that would speak of something else. */
export const plain: Subject = {
  ...general,
  word: 'plain',
  directions: ['soft', 'organic', 'calm', 'swiss', 'editorial'],
  headlines: ['{Topic}'],
  lead: '',
  actions: ['Have a look', 'Write to us'],
  facts: [],
  closing: ['Write to us', 'Questions and ideas are welcome.'],
}
