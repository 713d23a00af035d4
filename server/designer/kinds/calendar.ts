import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { monthCalendar } from '#server/designer/sections/work/month-calendar.ts'

/** A month and what happens in it. */
export const calendar: Kind = {
  name: 'calendar',
  label: 'a calendar',
  shape: 'work',
  words:
    /\b(?:calendars?(?: app| view| page| widget| component)?|event (?:planner|scheduler|calendar)|schedul(?:er|ing app)|(?:shift|meeting|content) (?:planner|scheduler|calendar)|agenda app|day planner)\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Calendar',
          icon: 'CalendarDays',
          says: 'a month to turn, days to open, events to add and remove',
          piece: monthCalendar(page, {
            singular: 'event',
            groups: ['Work', 'Family', 'Health', 'Friends'],
            events: [
              [3, '09:30', 'Planning the quarter', 'Work'],
              [5, '18:00', 'Parents’ evening', 'Family'],
              [11, '12:30', 'Lunch with Nora', 'Friends'],
              [12, '08:15', 'Dentist', 'Health'],
              [17, '10:00', 'Workshop, day one', 'Work'],
              [18, '10:00', 'Workshop, day two', 'Work'],
              [20, '14:00', 'Review', 'Work'],
              [20, '19:30', 'Choir', 'Friends'],
              [25, '16:00', 'Swimming', 'Family'],
              [28, '11:00', 'Market and soup', 'Friends'],
            ],
          }),
        },
      ]),
    ),
}
