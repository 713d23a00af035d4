/** The shapes a named thing can take on a page. */
export type PartForm =
  | 'meter'
  | 'slider'
  | 'switch'
  | 'chips'
  | 'bars'
  | 'figure'
  | 'field'
  | 'quote'
  | 'picture'
  | 'checklist'
  | 'note'
  | 'action'
  | 'rows'
  | 'feature'

/** The first that fits what it is called: its last words weigh as much as its first. */
const FORMS: [PartForm, RegExp][] = [
  [
    'meter',
    /\b(?:progress|meters?|gauge|goals?|completion|capacity|quota|occupancy|thermometer|utili[sz]ation|battery)\b/i,
  ],
  ['slider', /\b(?:sliders?|tempo|volume|opacity|zoom|intensity)\b/i],
  ['switch', /\b(?:toggles?|switch(?:es)?|preferences?|settings|opt-?in|permissions?|mode)\b/i],
  [
    'chips',
    /\b(?:filters?|chips|tags?|pills|badges?|categor(?:y|ies)|labels|segments|topics|sizes|swatch(?:es)?|options|variants|amenities|interests|skills)\b/i,
  ],
  [
    'bars',
    /\b(?:charts?|graphs?|trends?|break ?downs?|visuali[sz]ations?|heat ?maps?|histograms?|analytics|distribution|comparisons?|performance|statistics|usage|forecasts?|spending|insights?|analys[ei]s)\b/i,
  ],
  [
    'figure',
    /\b(?:stats?|length|duration|volume of|counts?|counters?|metrics?|kpis?|scores?|rates?|totals?|balance|revenue|points|streaks?|levels?|numbers?|rank(?:ing)?|averages?|calories|temperature|figures|countdown|timers?|clock|prices?|fees?)\b/i,
  ],
  [
    'field',
    /\b(?:forms?|sign-?ups?|registration|inputs?|fields?|search\w*|newsletter|rsvp|bookings?|reservations?|enquir(?:y|ies)|contact|wait ?list|calculator|converter|look-?up|codes?|coupons?|upload\w*|chat(?:bot)?s?|assistant|messaging|messenger|log-?in|sign-?in|drop ?zone|date picker|selector|picker)\b/i,
  ],
  ['quote', /\b(?:quotes?|testimonials?|reviews?|endorsements?|voices|feedback)\b/i],
  [
    'picture',
    /\b(?:images?|photos?|photographs?|pictures?|galler(?:y|ies)|thumbnails?|screenshots?|mock-?ups?|mocks?|illustrations?|videos?|visuals?|maps?|previews?|scenes?|posters?|covers?|portraits?|diagrams?|floor plans?|look ?book|drawings?)\b/i,
  ],
  [
    'checklist',
    /\b(?:steps?|process|workflow|timelines?|check-?lists?|road ?map|roll-?out|itinerary|instructions?|stages|agenda|journey|plans?|milestones?|tasks?|to-?dos?)\b/i,
  ],
  [
    'note',
    /\b(?:notes?|call-?outs?|banners?|alerts?|notices?|warnings?|polic(?:y|ies)|disclaimers?|promise|statement|privacy|guarantee|tips?|terms|mission|announcements?|reminders?|hotline|phone line|message|signal|tagline|sub-?head(?:line)?|caption|summary|description|story)\b/i,
  ],
  [
    'action',
    /\b(?:buttons?|ctas?|calls?[- ]to[- ]action|links?|export\w*|download\w*|shar(?:e|ing)|print\w*|import\w*)\b/i,
  ],
]
const VERB =
  /^(?:use|using|retrieve|enter|entering|input|write|writing|ask|asking|contact|change|changing|update|updating|connect|access|arrange|request|vote|draw|switch|copy|reset|redeem|reserve|add|adding|create|creating|edit|editing|delete|deleting|remove|removing|save|saving|manage|managing|view|viewing|track|tracking|send|sending|receive|generate|generating|get|log|logging|search|browse|browsing|join|invite|inviting|share|sharing|submit|submitting|export|upload|download|book|booking|compare|comparing|rate|follow|play|pause|start|stop|schedule|scheduling|assign|archive|print|sort|sorting|filter|renew|transfer|order|buy|pay|cancel|choose|pick|set|mark|report|apply|enroll|enrol|subscribe|learn|see|find|open|close|rename|move|like|liking|comment|reply|post)\s+\w/i

/** What is done by writing something down. */
const TYPED =
  /^(?:search\w*|upload\w*|book\w*|reserve|enter\w*|input\w*|log|logging|write|writing|type|comment|reply|ask|asking|subscribe|contact)\b/i

export function partForm(item: string): PartForm {
  const head = item.replace(/\s+(?:for|of|by|from|in|on|with|to|at|between)\s.*$/i, '').replace(/^.*\s/, '')
  if (LISTED.test(head)) return 'rows'
  const byHead = FORMS.find(([, words]) => words.test(head))?.[0]
  if (byHead) return byHead
  if (VERB.test(item)) return TYPED.test(item) ? 'field' : 'action'
  const found = FORMS.find(([, words]) => words.test(item))?.[0]
  if (found) return found
  return /[^isu]s$/i.test(head) && !ABSTRACT.test(head) ? 'rows' : 'feature'
}

/** Words for what a thing is like, of which there is no list to show. */
const ABSTRACT =
  /^(?:elements|aspects|mechanics|features|functions|interactions|effects|experiences|principles|considerations|capabilities|opportunities)$/i

const LISTED =
  /^(?:lists?|logs?|history|tables?|index|feeds?|schedules?|menus?|library|catalog(?:ue)?s?|directory|archive|inventory|people|staff|media|profiles?|records?|queues?|rotas?|board|leader ?boards?)$/i
