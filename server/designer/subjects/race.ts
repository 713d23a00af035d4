import type { Subject } from '#server/designer/subjects/subject.ts'

export const race: Subject = {
  word: 'races',
  match:
    /\b(?:(?:charity|fun|colou?r|trail|city|park|sponsored|night) (?:runs?|walks?|rides?)|5 ?k\b|10 ?k\b|(?:half|full|city)[\s-]marathons?|race day|triathlons?|walkathons?|swimathons?|cycling race|start number)/gi,
  names: ['Harbour Run', 'The Long Loop', 'Northbridge 10'],
  directions: ['poster', 'swiss', 'editorial'],
  hues: [25, 350, 130],
  art: 'track',
  eyebrow: 'Sunday, 14 June, starting at nine',
  headlines: ['Run for somebody', 'One town, three ways round', 'Every step is counted'],
  lead: '{brand} takes the whole town once around the harbour. Walk, run or push a pram: every kilometre brings money to where it is needed.',
  actions: ['Register now', 'See the route'],
  facts: [
    ['3', 'distances for all legs'],
    ['2,400', 'runners last year'],
    ['$84,200', 'raised so far of $120,000'],
    ['9', 'water stops'],
  ],
  featuresTitle: 'On the day',
  features: [
    ['Route', 'The route', 'Flat along the water, one hill, finish on the market square.'],
    ['Timer', 'Timed by chip', 'Your time on the phone before you have sat down.'],
    ['HandHeart', 'Fundraising', 'A page of your own to share; all of it goes to the cause.'],
    ['Baby', 'For children', 'A lap of 800 metres, a medal for everybody.'],
    ['Droplets', 'Looked after', 'Water, bananas and first aid every two kilometres.'],
    ['Music', 'Along the way', 'Four bands and one very loud school.'],
  ],
  stepsTitle: 'From now to the finish',
  steps: [
    ['Register', 'Choose a distance, it takes three minutes.'],
    ['Raise', 'Send your page to ten people.'],
    ['Collect', 'Your number, Saturday, at the town hall.'],
    ['Run', 'Or walk. The finish stays open until one.'],
  ],
  quotes: [
    ['I walked it with my father. He was first, he says.', 'Nora Ito', '5k, last year'],
    ['The hill is real. So are the people on it.', 'Owen Park', 'Half marathon'],
    ['Our office raised more than we ran.', 'Leila Haddad', 'Team of eleven'],
  ],
  faq: [
    ['Can I walk?', 'Yes. There is no cut-off before one o’clock.'],
    ['Where does the money go?', 'To the children’s ward. The accounts are open.'],
    ['Can I change the distance?', 'Until the evening before, at no cost.'],
    ['What if it storms?', 'Then we run a week later. Your number stays valid.'],
  ],
  closing: ['Your number is waiting', 'Registration closes on 7 June, or when the numbers are gone.'],
  list: {
    title: 'Distances and starts',
    note: 'Fees with chip and medal.',
    rows: [
      ['5k', 'Start 10:30, prams welcome', '$18'],
      ['10k', 'Start 9:45', '$26'],
      ['Half marathon', 'Start 9:00', '$38'],
      ['Children’s lap', 'Start 12:00, 800 m', 'Free'],
    ],
  },
  dataset: 'donations',
  goods: 'sneaker',
  offer: 'donation',
}
