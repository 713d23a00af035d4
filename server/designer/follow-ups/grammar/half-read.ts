/** What is no name of a thing: a joint of the sentence or another wish stands in it. */
export const HALF_READ =
  /^(?:it|this|them)\s+(?!one\b|element\b|section\b|card\b|button\b|text\b)\S|\b(?:but|yet)\b|\b(?:and|with|then|also)$|^to\s|^(?:and|with|but)\s/i
