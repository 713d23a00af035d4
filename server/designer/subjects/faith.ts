import type { Subject } from '#server/designer/subjects/subject.ts'

export const faith: Subject = {
  word: 'faith',
  match:
    /\b(?:church(?:es)?|parish|mosques?|synagogues?|temples?|congregation|chapel|cathedral|ministry|sermons?|worship|prayer times?|quran|bible stud\w+|kirche\w*|gemeinde|[ée]glise|iglesia|chiesa|igreja)\b/gi,
  names: ['St. Anne by the River', 'Open Door', 'Hillside'],
  directions: ['editorial', 'organic', 'calm'],
  hues: [45, 200, 260],
  art: 'hills',
  eyebrow: 'Everybody is welcome',
  headlines: ['Come as you are', 'A place for the whole week', 'Open on every day, for everyone'],
  lead: '{brand} is a small community that prays, eats and helps together. You do not have to know the words.',
  actions: ['Times and place', 'What is coming up'],
  facts: [
    ['130', 'people on an ordinary week'],
    ['3', 'gatherings a week'],
    ['40', 'meals brought to neighbours'],
    ['1874', 'the year the door was first opened'],
  ],
  featuresTitle: 'What we do together',
  features: [
    ['Sun', 'We gather', 'An hour with music, silence and a thought to take home.'],
    ['BookOpen', 'We read', 'Small groups in the evening, questions wanted.'],
    ['Baby', 'Children', 'Their own hour next door, with stories and paint.'],
    ['HandHeart', 'We help', 'Meals, visits, a fund for the month that is too long.'],
    ['Music', 'We sing', 'A choir that takes everybody who turns up.'],
    ['Coffee', 'We stay', 'Coffee and cake afterwards, always.'],
  ],
  stepsTitle: 'Your first visit',
  steps: [
    ['Come in', 'Somebody at the door says hello.'],
    ['Sit anywhere', 'Nothing is reserved, and nothing is expected.'],
    ['Listen', 'Join in or do not.'],
    ['Stay a little', 'There is cake.'],
  ],
  quotes: [
    ['I came for the music and stayed for the people.', 'Joyce Mensah', 'Here since 2021'],
    ['They carried my boxes up four floors without being asked.', 'Leila Haddad', 'Neighbour'],
    ['Nobody looked at me strangely. My daughter wants to come back.', 'Paul Adler', 'Visitor'],
  ],
  faq: [
    ['Do I have to be a member?', 'No. Everybody may come, as often as they like.'],
    ['What shall I wear?', 'What you have on.'],
    ['May I bring children?', 'Please do. There is a corner for them, and nobody minds noise.'],
    ['How can I give?', 'Online, in the box at the door, or with your time.'],
  ],
  closing: ['We would like to meet you', 'Come by, or write to us beforehand.'],
  list: {
    title: 'Times',
    note: 'All are open to everyone.',
    rows: [
      ['Sunday', 'Service, with children’s hour', '10:30'],
      ['Wednesday', 'Midweek prayer', '18:30'],
      ['Thursday', 'Reading together', '19:30'],
      ['Friday', 'Prayer at noon', '12:30'],
      ['Saturday', 'Shared breakfast', '9:00'],
    ],
  },
  dataset: 'any trade',
  goods: 'candle',
  offer: 'donation',
}
