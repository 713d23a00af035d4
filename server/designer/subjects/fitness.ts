import type { Subject } from '#server/designer/subjects/subject.ts'

export const fitness: Subject = {
  word: 'fitness',
  match:
    /\b(?:fitness|gyms?|workouts?|running|runners?|marathon|training plan|athlet\w*|crossfit|cycling|sports? club|personal trainers?|boxing)\b/gi,
  names: ['Ironside Club', 'Pace House', 'Second Wind'],
  directions: ['poster', 'swiss', 'calm'],
  hues: [28, 130, 12],
  art: 'track',
  eyebrow: 'Strength and conditioning, coached',
  headlines: ['Stronger by Thursday', 'Train like somebody is counting', 'The hour you will not skip'],
  lead: '{brand} is a coached gym with twelve people to a class, a plan that builds week on week and no mirrors on the walls.',
  actions: ['Book a free class', 'See the timetable'],
  facts: [
    ['12', 'people in a class, at most'],
    ['38', 'classes every week'],
    ['3×', 'average visits a week'],
    ['6:00', 'doors open, every day'],
  ],
  featuresTitle: 'What you get for turning up',
  features: [
    [
      'Dumbbell',
      'A plan, not a playlist',
      'Twelve-week blocks that add weight when you are ready and back off when you are not.',
    ],
    ['Users', 'Small classes', 'One coach to six people, so somebody always sees your left knee.'],
    ['Activity', 'Your numbers', 'Every lift and every split is logged. You see the line go up.'],
    ['Timer', '45 honest minutes', 'Warm, lift, breathe hard, done. Showered and at your desk by eight.'],
    ['HeartPulse', 'Physio on Wednesdays', 'Fifteen minutes with Lena, included. Bring the shoulder.'],
    [
      'CalendarCheck',
      'Pause when life happens',
      'Travel, injury, newborn: put it on hold for up to three months.',
    ],
  ],
  stepsTitle: 'Your first month',
  steps: [
    ['Week 1', 'A free class and a movement check. No test, no weighing.'],
    ['Week 2', 'You get loads for the six lifts and a place in a class.'],
    ['Week 3', 'First block begins. Three sessions, one of them hard.'],
    ['Week 4', 'We sit down, look at the log and set the next target.'],
  ],
  quotes: [
    [
      'I came for a knee and stayed for a 100-kilo deadlift at fifty-two.',
      'Renate Kolb',
      'Member since 2021',
    ],
    ['First gym where the coach knew my name before I knew the equipment.', 'Sam Okafor', 'Member'],
    ['Twelve weeks, four minutes off my ten kilometres.', 'Lucía Ferrer', 'Runner'],
  ],
  faq: [
    [
      'I have never lifted. Is that a problem?',
      'Half of our members had not either. The first three sessions are only technique.',
    ],
    ['Is there a joining fee?', 'No fee, no contract. Memberships run month to month.'],
    ['What should I bring?', 'Flat shoes and a bottle. Towels, chalk and showers are here.'],
    ['Can I drop in?', 'Yes, if there is a place an hour before class. Drop-ins are paid singly.'],
  ],
  closing: ['Your place is on the floor', 'The first class is free and nobody will call you afterwards.'],
  list: {
    title: 'This week',
    note: 'Places update as people book.',
    rows: [
      ['Strength A', 'Mon, Wed, Fri 06:30', '3 left'],
      ['Engine', 'Tue, Thu 07:15', '5 left'],
      ['Olympic lifting', 'Tue, Thu 18:30', 'Full'],
      ['Strength B', 'Mon, Wed 19:00', '2 left'],
      ['Long Saturday', 'Sat 09:30, 75 min', '6 left'],
    ],
  },
  dataset: 'members',
  goods: 'sneaker',
  offer: 'membership',
}
