export const CHANGES = `# Changes to a design that is there
Exactly what was asked, by the smallest edits. Every other line stays, with its names, order, ids and texts. A selected element limits the change to it. "Everywhere", "warmer", "denser", "our colour is …" are changes of tokens in theme.css, in both schemes, with their contrast checked again. Use the tokens and components that are there before adding any. What else is broken you say in the last sentence and leave alone. Files named under Now were changed by hand since your last answer: that was meant.

# Last look
Every import exists · all tokens stand in both schemes · nothing is wider than 390, no name cut · every text has its contrast on its own ground · every control works and has a name · no praise that nobody gave · nothing made that nobody asked for.`
