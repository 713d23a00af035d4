/** A question before anybody changed it. */
export type SurveyQuestion = [
  type: 'Multiple choice' | 'Rating' | 'Free text' | 'Yes or no',
  text: string,
  choices: string[],
  counts: number[],
]

/** Questions that can be asked of whatever the survey is about. */
export const surveyQuestions = (about: string): SurveyQuestion[] => [
  [
    'Multiple choice',
    `How did you hear about ${about}?`,
    ['A friend', 'Search', 'In passing', 'Newsletter'],
    [88, 61, 40, 25],
  ],
  ['Rating', `How do you like ${about}?`, ['1', '2', '3', '4', '5'], [6, 14, 38, 92, 64]],
  ['Yes or no', 'Would you tell a friend?', ['Yes', 'No'], [171, 43]],
  ['Free text', 'What should we change first?', [], []],
]

export const jsonOf = ([type, text, choices, counts]: SurveyQuestion, at: number): string =>
  `  { id: ${at + 1}, type: ${JSON.stringify(type)}, text: ${JSON.stringify(text)}, choices: ${JSON.stringify(choices)}, isRequired: ${at < 2}, after: ${at === 3 ? 3 : 0}, counts: ${JSON.stringify(counts)} },`
