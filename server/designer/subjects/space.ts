import type { Subject } from '#server/designer/subjects/subject.ts'

export const space: Subject = {
  word: 'space',
  match:
    /\b(?:space(?:-tech|craft|ship|flight)?|aerospace|satellites?|orbit\w*|rockets?|astronom\w*|cosmic|planets?|telescopes?|lunar|mission[- ]control|drones?)\b/gi,
  names: ['Outer Frame', 'Perigee', 'Longshore Orbital'],
  directions: ['technical', 'luxe', 'swiss'],
  hues: [65, 230, 30],
  art: 'orbit',
  eyebrow: 'Orbital structures, built to a date',
  headlines: [
    'Steady ground, four hundred kilometres up',
    'Structures for a place without one',
    'Built here. Stays up there.',
  ],
  lead: '{brand} designs and flies the frames that hold instruments still: deployable booms, panels and platforms with eleven flights behind them.',
  actions: ['Request a mission brief', 'See flight heritage'],
  facts: [
    ['11', 'flights, no structural loss'],
    ['0.3 arcsec', 'pointing drift a day'],
    ['14 mo', 'from order to launch'],
    ['6U–400 kg', 'platform range'],
  ],
  featuresTitle: 'What flies',
  features: [
    ['Orbit', 'Deployable booms', 'Four to eighteen metres, one motor, tested in a vacuum until bored.'],
    ['Satellite', 'Instrument platforms', 'Carbon frames that keep their shape between −150 and +120 °C.'],
    ['Radio', 'Ground segment', 'Six stations, one interface, contact every ninety minutes.'],
    ['Gauge', 'Known before launch', 'A digital twin with the margins of the real one, handed over with it.'],
    [
      'ShieldCheck',
      'Export handled',
      'Licences, range safety and insurance, by people who did it eleven times.',
    ],
    ['Recycle', 'Comes down again', 'Every platform carries its own way home within five years.'],
  ],
  stepsTitle: 'Order to orbit',
  steps: [
    ['T−14 mo', 'Requirements frozen, interface signed.'],
    ['T−8 mo', 'Structure built, shaken, baked.'],
    ['T−2 mo', 'Integrated with your payload in our clean room.'],
    ['T+90 min', 'First contact, first telemetry, handed over.'],
  ],
  quotes: [
    [
      'The boom came out in one motion and has not moved since.',
      'Dr. Lena Fischer',
      'Principal investigator, HELIOS-2',
    ],
    ['They quoted a date and met it. In this industry.', 'Omar Haddad', 'Programme lead, Terravue'],
    [
      'The twin predicted our thermal drift to a hundredth of a degree.',
      'Sara Lindqvist',
      'Systems engineer',
    ],
  ],
  faq: [
    ['Which launchers do you fly on?', 'Any with a standard ring. We have flown on four.'],
    ['Can you take a late payload?', 'Mechanical interfaces can change until eight months before launch.'],
    ['What do we receive?', 'The structure, its twin, test reports and ninety days of operations.'],
    ['How small can it be?', 'From 6U. Below that a bought frame is cheaper and we will say so.'],
  ],
  closing: ['Bring us the requirement', 'A feasibility answer in ten days, with margins and a price.'],
  list: {
    title: 'Flight heritage',
    note: 'All nominal at last contact.',
    rows: [
      ['HELIOS-2 boom', '12.4 m, sun-synchronous', 'Nominal'],
      ['Terravue A–D', 'Platforms, 4 units', 'Nominal'],
      ['NORTH-1', '6U frame, polar', 'Nominal'],
      ['Kestrel demo', '18 m boom, deorbited', 'Complete'],
    ],
  },
  dataset: 'services',
  goods: 'watch',
  offer: 'software',
}
