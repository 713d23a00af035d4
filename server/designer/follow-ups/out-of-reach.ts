/** What no change of a design can do, said about that very thing; null when it is no such wish. */
export function outOfReach(instruction: string): string | null {
  if (DRAWN.test(instruction)) return null
  const found = KINDS.find(([pattern]) => pattern.test(instruction))
  return found ? `${found[1]} I changed nothing.` : null
}

/** A thing to draw, whatever it is for. */
const DRAWN =
  /\b(?:buttons?|links?|icons?|logos?|badges?|sections?|pages?|forms?|fields?|inputs?|cards?|tables?|charts?|columns?|headlines?|texts?|titles?|labels?|tooltips?|bars?|menus?|plans?|toggles?|switch)\b|["“”„]/i
const JOIN =
  '(?:connect|integrate|hook|link|wire|plug|sync|set up|add|use|load|fetch|pull|get|save|store|write|read|show|put|attach)'

const KINDS: [RegExp, string][] = [
  [
    /\b(?:stripe|paypal|klarna|apple pay|google pay|braintree|adyen)\b|\b(?:accept|take|process|enable|real|working|add|charge)\b.*\b(?:payments?|credit cards?)\b/i,
    'I can draw the payment form, but not take payments or connect a payment account. A connected model can write that code.',
  ],
  [
    /\b(?:make|let|get)\b.*\b(?:log ?in|log-in|sign[ -]?in|sign[ -]?up|registration|auth\w*)\b.*\b(?:work|works|working|real|functional)\b|\b(?:oauth|auth0|clerk|sso|real (?:log ?in|sign[ -]?in|auth\w*|accounts?))\b/i,
    'I can draw the sign-in and check its fields, but not let people really sign in. A connected model can write that code.',
  ],
  [
    new RegExp(
      `\\b${JOIN}\\b.*\\b(?:data ?bases?|postgres\\w*|mysql|mongo\\w*|supabase|firebase|airtable|google sheets?|salesforce|hubspot|shopify|back ?end|(?:our|an?|the|my|your|rest|graphql) api)\\b|\\b(?:real|live|actual)[ -](?:data|numbers|figures|orders|users)\\b`,
      'i',
    ),
    'I can show sample data, search, sort and filter it, but not reach a database or another service. A connected model can write that code.',
  ],
  [
    /\bsend\b.*\b(?:e-?mails?|mails?|sms|text messages?|notifications?|newsletters?)\b|\b(?:e-?mail|notify|text|message) (?:me|us|them|the (?:user|customer|team))\b/i,
    'I can draw the form and its thanks, but not send mails or messages. A connected model can write that code.',
  ],
  [
    /^(?:please\s+)?(?:deploy|publish|host|go live|launch)\b|\bput (?:it|this|the (?:page|site|app)) (?:online|live|on (?:my|our|the) )|\b(?:vercel|netlify|my domain|our domain)\b/i,
    'I draw and change the design here, but I cannot put it on a server or a domain; its files can be taken from here.',
  ],
  [
    /^(?:please\s+)?(?:connect|integrate|hook|sync)\b.*\b(?:accounts?|google|github|facebook|instagram|twitter|slack|notion|zapier|calendar|crm|mailchimp|analytics)\b/i,
    'I can draw what people would see of it, but not connect an account. A connected model can write that code.',
  ],
  [
    /^(?:please\s+)?translate\b|\binto (?:german|french|spanish|italian|dutch|polish|chinese|japanese)\b/i,
    'I cannot translate a page; I can put in the words you give me, one text after the other. A connected model can translate all of it.',
  ],
]
