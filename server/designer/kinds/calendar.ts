import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import type { Page } from '#server/designer/page/page.ts'
import { type CalendarEvents, monthCalendar } from '#server/designer/sections/work/month-calendar.ts'
import { doingsOf } from '#server/designer/trades/doings.ts'

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
          piece: monthCalendar(page, eventsOf(page)),
        },
      ]),
    ),
}

const DAYS = [3, 5, 9, 11, 12, 17, 18, 20, 20, 20, 24, 25, 28]
const TIMES = ['09:30', '14:00', '10:15', '16:30', '08:45', '11:00']

/** What happens in the trade that was named; a week of anybody otherwise. */
function eventsOf(page: Page): CalendarEvents {
  const doings =
    OF_ONESELF.test(page.brief.prompt) || page.brief.subject.word === 'workspace' ? null : doingsOf(page)
  if (!doings) return OF_ANYBODY
  return {
    singular: 'event',
    groups: [...new Set(doings.map(({ group }) => group))],
    events: DAYS.flatMap((day, at) => {
      const doing = doings[at]
      return doing ? [[day, TIMES[at % TIMES.length] ?? '10:00', doing.title, doing.group]] : []
    }),
  }
}

const OF_ONESELF = /\b(?:personal|family|my own|my week|household)\b/i

const OF_ANYBODY: CalendarEvents = {
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
}
