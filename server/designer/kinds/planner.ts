import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { heading } from '#server/designer/page/page.ts'
import { topicOf } from '#server/designer/page/screen-parts.ts'
import { monthCalendar } from '#server/designer/sections/work/month-calendar.ts'
import { todoList } from '#server/designer/sections/work/todo-list.ts'

/** Whatever comes back: what is next, and when. */
export const planner: Kind = {
  name: 'planner',
  label: 'a planner',
  shape: 'work',
  words: /\b(?:trackers?|planners?|reminders?(?: app)?|organi[sz]ers?)\b/i,
  compose: page => {
    const topic = heading(topicOf(page, 'This week'))
    const steps = page.brief.subject.steps
    return appDesign(
      page,
      withAsked(page, [
        {
          label: 'Next',
          icon: 'ListChecks',
          says: 'what is next, to tick off',
          piece: todoList(page, {
            title: topic,
            note: 'What is next, and what is done.',
            placeholder: 'Add an entry',
            lists: ['Today', 'This week', 'Later'],
            things: steps.map(([title], at) => [
              title,
              ['Today', 'This week', 'Later'][at % 3] ?? 'Later',
              at === 0,
            ]),
          }),
        },
        {
          label: 'Calendar',
          icon: 'CalendarDays',
          says: 'a month with reminders',
          piece: monthCalendar(page, {
            singular: 'reminder',
            groups: ['Once', 'Every week', 'Every month'],
            events: steps.map(([title], at) => [18 + at * 3, `${9 + at}:00`, title, 'Every week']),
          }),
        },
      ]),
    )
  },
}
