import { LISTINGS } from '#server/designer/collections/listings.ts'
import { MORE_LISTINGS } from '#server/designer/collections/more-listings.ts'
import { ownListing } from '#server/designer/collections/own-listing.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { heading, type Page } from '#server/designer/page/page.ts'
import { topicOf } from '#server/designer/page/screen-parts.ts'
import { catalog } from '#server/designer/sections/content/catalog.ts'

/** Things to look through, of any trade. */
export const listing: Kind = {
  name: 'listing',
  label: 'a site to browse',
  shape: 'site',
  words:
    /\b(?:(?:tutor\w*|freelanc\w*|talent|services?|expert|babysitt\w*|cleaner|handyman|coach\w*|volunteer) marketplaces?|(?:pet|dog|baby|house|cat)[\s-]?sitt\w+ marketplaces?|(?:booking\.com|expedia|tripadvisor)(?: clone)?|(?:pet )?adoption|car rental|rentals?|travel (?:agency|guide|site|website|app)|touris[mt]\w*|museum (?:site|website|app)|(?:movie|film|book) (?:browsing|database|catalog\w*|library|app|site|website)|library (?:site|website|app|catalog\w*)|crowd ?funding|kickstarter|directory|listings?|(?:video |film |movie )?streaming (?:home ?page|service|site|app|platform)|netflix|(?:flight|train|bus|ferry|hotel|hostel|campsite|apartment|rental) (?:search|finder|comparison)|(?:train|bus|ferry) tickets?|(?:doctor|hospital) (?:finder|site|website|appointment)|auctions?|auction (?:site|website|house|app)|(?:search|flight|hotel|product|booking) results?(?: page| screen| list)?)\b/i,
  weight: 2,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Browse',
          icon: 'LayoutGrid',
          says: 'things to search, narrow, keep and open, with a form',
          piece: catalog(page, {
            component: 'Listing',
            note: 'Search, narrow by kind, keep what you like.',
            ...choose(page),
          }),
        },
      ]),
      { frame: 'site' },
    ),
}

/** Who looks for people looks through people, whatever they do. */
const PEOPLE =
  /\b(?:search(?: for)?|find|browse|hire|book) (?:\w+ )?(?:sitters|tutors|freelancers|coaches|cleaners|mentors|guides|instructors|nannies)\b/i

/** "Motorcycle rental for tourists" is about what stands before the word for renting. */
const isOfAnother = (head: string, match: RegExp): boolean => {
  const rented = /\b[\w-]+ (?:rentals?|hire)\b/i.exec(head)?.[0]
  return rented === undefined ? PEOPLE.test(head) : !match.test(rented)
}

/** The things that were named, else what the trade offers. */
function choose(page: Page) {
  const { brief } = page
  const head = brief.prompt.slice(0, 200)
  const named = [...MORE_LISTINGS, ...LISTINGS].find(({ match }) => match.test(head))
  const own = !named || isOfAnother(head, named.match) ? ownListing(brief.prompt) : null
  if (own) return own
  if (named) return named
  const { list, features } = brief.subject
  return {
    title: heading(topicOf(page, list.title)),
    singular: 'entry',
    plural: 'entries',
    group: 'Kind',
    action: 'View details',
    done: 'Noted. We write to you within a day.',
    items: list.rows.map(([title, note, aside], at): [string, string, string, string, string[]] => [
      title,
      note,
      at % 2 === 0 ? 'New' : 'Popular',
      aside,
      [features[at % features.length]?.[1] ?? 'Open'],
    ]),
  }
}
