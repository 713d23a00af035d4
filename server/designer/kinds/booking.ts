import { ownListing } from '#server/designer/collections/own-listing.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { landing } from '#server/designer/kinds/landing.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { heading } from '#server/designer/page/page.ts'
import { topicOf } from '#server/designer/page/screen-parts.ts'
import { catalog } from '#server/designer/sections/content/catalog.ts'
import { monthCalendar } from '#server/designer/sections/work/month-calendar.ts'

/** Choose what, then when. */
export const booking: Kind = {
  name: 'booking',
  label: 'a booking page',
  shape: 'site',
  words:
    /\b(?:(?:appointment|hotel|flight|travel|table|room|class|restaurant|salon|ticket)?\s*(?:bookings?|reservations?)(?: page| site| website| app| system| platform| form| flow| screen)|appointments?(?: booking)? (?:website|site|page|app|system|scheduler)|(?:airbnb|calendly|cal\.com)(?: clone)?|table reservation)\b/i,
  compose: page => {
    if (page.brief.sections.length >= 2) return landing.compose(page)
    const { prompt, subject, isSubjectKnown } = page.brief
    const own = ownListing(prompt)?.items.map(([name, note, , aside]): Row => [name, note, aside])
    const isMeeting = !isSubjectKnown || MEETS.test(prompt)
    const rows = own ?? (isMeeting ? MEETINGS : subject.list.rows)
    const facts = page.brief.subject.features
    return appDesign(
      page,
      withAsked(page, [
        {
          label: 'Choose',
          icon: 'LayoutGrid',
          says: 'what can be booked, with a search, filters and a form',
          piece: catalog(page, {
            component: 'Offers',
            title: `Book ${heading(topicOf(page, page.brief.brand))}`,
            note: 'Choose what you come for. The time comes next.',
            singular: 'offer',
            plural: 'offers',
            group: 'Kind',
            action: 'Book',
            done: 'Booked. The confirmation is in your mail.',
            items: rows.map(([title, note, aside], at) => [
              title,
              note,
              at % 2 === 0 ? 'This week' : 'Next week',
              aside,
              [facts[at % facts.length]?.[1] ?? 'Free to cancel', 'Free to cancel'],
            ]),
          }),
        },
        {
          label: 'Dates',
          icon: 'CalendarDays',
          says: 'a calendar of what is taken, with a form',
          piece: monthCalendar(page, {
            singular: 'booking',
            groups: rows.slice(0, 3).map(([title]) => title),
            events: rows.slice(0, 5).map(([title], at) => [18 + at * 2, `${10 + at}:00`, title, title]),
          }),
        },
      ]),
      { frame: 'site' },
    )
  },
}

type Row = [name: string, note: string, aside: string]

const MEETS = /\b(?:calendly|cal\.com|meetings?|event types)\b/i

/** What one books of a person nobody knows more about. */
const MEETINGS: Row[] = [
  ['First call', 'Fifteen minutes to see whether it fits.', '15 min'],
  ['Consultation', 'Half an hour for one question, looked at properly.', '30 min'],
  ['Working session', 'An hour in which something gets finished.', '60 min'],
  ['Group session', 'For up to eight people, with notes afterwards.', '90 min'],
  ['Follow-up', 'What became of it, and what comes next.', '20 min'],
]
