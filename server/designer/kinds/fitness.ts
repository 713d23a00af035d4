import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { todoList } from '#server/designer/sections/work/todo-list.ts'
import { tracker } from '#server/designer/sections/work/tracker.ts'

/** Training and habits, day by day. */
export const fitness: Kind = {
  name: 'fitness',
  label: 'a fitness tracker',
  shape: 'work',
  words:
    /\b(?:(?:fitness|workout|training|running|exercise|health|habits?|sleep|water|calorie|step|mood|time|reading) (?:trackers?|tracking app|log(?:ger)?|journal|planner)|fitness app|workout app|habit app|health app)\b/i,
  compose: page => {
    const isHabit = /\b(?:habit|mood|sleep|water|reading)/i.test(page.brief.prompt)
    const isTime = /\btime track/i.test(page.brief.prompt)
    const categories = isHabit
      ? ['Sleep', 'Reading', 'Walking', 'Water']
      : isTime
        ? ['Design', 'Meetings', 'Writing', 'Admin']
        : ['Run', 'Strength', 'Cycling', 'Yoga']
    const names = isHabit
      ? ['Slept through', 'Two chapters', 'Around the lake', 'Eight glasses']
      : isTime
        ? ['Sketches for Halden', 'Weekly round', 'Offer', 'Invoices']
        : ['Easy lap by the river', 'Legs and core', 'Hills to the dairy', 'Slow evening']
    return appDesign(
      page,
      withAsked(page, [
        {
          label: isHabit ? 'Habits' : isTime ? 'Hours' : 'Workouts',
          icon: 'Activity',
          says: 'a log with totals, shares and months',
          piece: tracker(page, {
            title: isHabit ? 'Habits' : isTime ? 'Hours' : 'Training',
            note: isHabit
              ? 'Small things, every day.'
              : isTime
                ? 'Where the week went.'
                : 'What you did, and how it adds up.',
            singular: isHabit ? 'habit' : isTime ? 'hours' : 'workout',
            amount: isTime ? 'Hours' : 'Minutes',
            before: '',
            after: isTime ? ' h' : ' min',
            categories,
            entries: Array.from({ length: 9 }, (_, at) => [
              names[at % 4] ?? '',
              categories[at % 4] ?? '',
              isTime ? 1 + (at % 4) : 20 + ((at * 17) % 50),
            ]),
            months: isTime ? [142, 151, 128, 160, 149, 96] : [820, 910, 640, 1020, 1180, 760],
          }),
        },
        {
          label: 'Goals',
          icon: 'Target',
          says: 'goals to tick off',
          piece: todoList(page, {
            title: 'Goals of the week',
            note: 'Three would be good. Five would be a lot.',
            placeholder: 'A new goal',
            lists: categories,
            things: [
              ['Four times this week', categories[0] ?? '', false],
              ['Outside before nine', categories[1] ?? '', true],
              ['One full day of rest', categories[2] ?? '', false],
            ],
          }),
        },
      ]),
    )
  },
}
