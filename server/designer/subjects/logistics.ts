import type { Subject } from '#server/designer/subjects/subject.ts'

export const logistics: Subject = {
  word: 'logistics',
  match:
    /\b(?:logistics|shipping|deliver(?:y|ies)|fleet|freight|warehous\w*|inventory|supply chain|couriers?|parcels?|trucks?|drivers?|shipments?|stock levels|procurement|manufactur\w*|factory)\b/gi,
  names: ['Parcelo', 'Haulmark', 'Ninefold Freight'],
  directions: ['swiss', 'technical', 'calm'],
  hues: [35, 215, 150],
  art: 'route',
  eyebrow: 'Freight with a phone number',
  headlines: ['It arrives when we said', 'Every pallet, every minute', 'The shortest line between two docks'],
  lead: '{brand} plans, drives and tracks palletised freight across eleven countries, and calls you before you have to call us.',
  actions: ['Get a rate', 'Track a shipment'],
  facts: [
    ['98.7%', 'on time, last quarter'],
    ['310', 'own trucks'],
    ['11', 'countries'],
    ['4 min', 'to a binding rate'],
  ],
  featuresTitle: 'Less waiting at the dock',
  features: [
    [
      'MapPin',
      'Live to the metre',
      'Every truck, its load and its next stop, on a page your customer can open.',
    ],
    [
      'Route',
      'Plans that replan',
      'Traffic, weather and a broken ramp: the route changes before the driver notices.',
    ],
    ['Thermometer', 'Cold stays cold', 'Logged every thirty seconds, with an alarm and a person behind it.'],
    ['FileText', 'Papers done', 'Customs, CMR and proof of delivery, signed on glass.'],
    ['Leaf', 'Electric where it fits', 'A third of the miles, and the exact grams on the invoice.'],
    ['PhoneCall', 'One dispatcher', 'The same voice, from five in the morning.'],
  ],
  stepsTitle: 'A pallet’s day',
  steps: [
    ['Book', 'Rate in four minutes, pick-up the same day.'],
    ['Load', 'Photographed, weighed, sealed.'],
    ['Drive', 'Direct, without a night in a hub.'],
    ['Sign', 'Proof in your system before the doors close.'],
  ],
  quotes: [
    [
      'They rang me about a delay I had not seen yet, with two ways around it.',
      'Frank Oster',
      'Plant manager, Voss Bearings',
    ],
    ['Our claims went from eleven a month to one.', 'Ines Costa', 'Supply chain, Oreline'],
    ['Invoices that match. Every time.', 'Julia Novak', 'Accounts, Holt Group'],
  ],
  faq: [
    ['What can you carry?', 'Anything on a pallet up to 1,200 kg, chilled or dry, no livestock.'],
    ['How binding is a rate?', 'It holds for fourteen days, fuel included.'],
    ['Do you have an interface?', 'REST, EDI and a spreadsheet drop for everybody else.'],
    ['What if something is damaged?', 'Photo at both ends, decision in two days, insured to value.'],
  ],
  closing: ['Where should it be tomorrow?', 'Two postcodes and a weight. Four minutes.'],
  list: {
    title: 'Daily lines',
    note: 'Pick-up until 16:00.',
    rows: [
      ['Hamburg to Milan', 'Direct, chilled', '22 h'],
      ['Lyon to Ghent', 'Direct', '11 h'],
      ['Vienna to Gdańsk', 'Via Brno', '14 h'],
      ['Turin to Barcelona', 'Electric to the border', '13 h'],
    ],
  },
  dataset: 'shipments',
  goods: 'backpack',
  offer: 'software',
}
