import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { type HabitWish, habitGrid } from '#server/designer/sections/work/habit-grid.ts'

/** What one wants to do every day, or everybody at home. */
export const habits: Kind = {
  name: 'habits',
  label: 'a weekly grid with streaks',
  shape: 'work',
  words:
    /\b(?:(?:daily )?habits?(?: and \w+)? (?:trackers?|tracking app|app|grid|planner|builder)|habit tracking|streaks? (?:app|tracker)|chores? (?:chart|tracker|app|planner|wheel)|chore list|daily routines? (?:tracker|app|planner)|reward chart)(?: app)?\b/i,
  weight: 3,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Week',
          icon: 'CalendarCheck',
          says: 'a weekly grid to tick, streaks, and the year as a heatmap',
          piece: habitGrid(page, /\bchore|reward chart/i.test(page.brief.prompt) ? CHORES : HABITS),
        },
      ]),
    ),
}

const HABITS: HabitWish = {
  title: 'Habits',
  note: 'Small things, every day. Miss one, never two.',
  singular: 'Habit',
  habits: [
    ['Walk before work', '20 minutes', [0, 1, 3]],
    ['Read', 'Ten pages', [0, 1, 2, 3, 4]],
    ['Water', 'Eight glasses', [1, 2, 3]],
    ['Stretch', 'After lunch', [0, 2, 4]],
    ['Phone away at ten', 'Evening', [1, 3]],
  ],
}

const CHORES: HabitWish = {
  title: 'Chores and points',
  note: 'A tick is ten points. Fifty points are a film night, rewards by agreement.',
  singular: 'Chore',
  habits: [
    ['Set the table', 'Mila, 10 points', [0, 1, 3]],
    ['Feed the cat', 'Noah, 10 points', [0, 1, 2, 3, 4]],
    ['Water the plants', 'Zoe, 10 points', [1, 3]],
    ['Empty the dishwasher', 'Ben, 10 points', [0, 2, 4]],
    ['Take out the paper', 'Mila, 10 points', [2]],
  ],
}
