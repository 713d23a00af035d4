import type { Subject } from '#server/designer/subjects/subject.ts'

export const games: Subject = {
  word: 'games',
  match:
    /\b(?:games?|gaming|esports?|poker|chess|players?|leaderboards?|arcade|puzzles?|tournaments?|cartoon|toys?|board ?games?)\b/gi,
  names: ['Tilt', 'Pocket League', 'Six Sided'],
  directions: ['poster', 'soft', 'technical'],
  hues: [285, 350, 140],
  art: 'arcade',
  eyebrow: 'One more round',
  headlines: ['One more round', 'Five minutes, then five more', 'Easy to start, rude to stop'],
  lead: '{brand} is played in rounds of five minutes, alone or with seven friends, in the browser, without a download and without paying to win.',
  actions: ['Play now', 'Watch a round'],
  facts: [
    ['5 min', 'a round'],
    ['8', 'players'],
    ['0', 'things to buy'],
    ['41 k', 'rounds yesterday'],
  ],
  featuresTitle: 'Why it is hard to put down',
  features: [
    ['Timer', 'Five-minute rounds', 'Long enough to lose yourself, short enough for the tram.'],
    ['Users', 'Rooms for friends', 'Send a link, play in ten seconds. Nobody signs up.'],
    ['Trophy', 'A league every week', 'Twenty players at your level. Top five go up.'],
    ['Swords', 'No pay to win', 'Everybody has the same pieces. Skill is all there is.'],
    ['Palette', 'Made by hand', 'Every board drawn by one person, who also reads the mail.'],
    ['ShieldCheck', 'Kind by default', 'Six emotes, no chat with strangers, reports answered the same day.'],
  ],
  stepsTitle: 'How to play',
  steps: [
    ['Draw', 'Three tiles, look at them quickly.'],
    ['Place', 'One on the board, one to a friend, one away.'],
    ['Score', 'Rows, colours, and nerve.'],
    ['Again', 'You know you will.'],
  ],
  quotes: [
    ['I have deleted it twice. It is on my home screen.', 'Jonna L.', 'Gold league'],
    ['The only game my whole family agrees on.', 'Mehmet A.', 'Family room'],
    ['So simple that you blame yourself.', 'Small Games Review', '9 of 10'],
  ],
  faq: [
    ['Is it free?', 'Yes. A supporter badge costs three euros and does nothing.'],
    ['Does it run on my phone?', 'On anything with a browser from the last five years.'],
    ['Can children play?', 'Yes, in family rooms without strangers.'],
    ['How do leagues work?', 'Twenty players a week. The best five rise, the last five rest.'],
  ],
  closing: ['Your turn', 'It starts before you have decided to.'],
  list: {
    title: 'This week’s league',
    note: 'Ends on Sunday at eight.',
    rows: [
      ['Mosswood', '14 wins, 2 losses', '1,284'],
      ['kite_runner', '12 wins, 3 losses', '1,197'],
      ['Oma Inge', '11 wins, 4 losses', '1,150'],
      ['tiles4days', '11 wins, 6 losses', '1,088'],
      ['You', '9 wins, 5 losses', '1,012'],
    ],
  },
  dataset: 'players',
  goods: 'headphones',
  offer: 'subscription',
}
