export type KindName = 'landing' | 'pricing' | 'dashboard' | 'sign-in' | 'product' | 'settings'

export interface KindFound {
  kind: KindName
  unknownKind: string | null
}

/** How the six kinds are called when a page is asked for; German, French and Spanish words where they are plain. */
const KNOWN: [KindName, RegExp][] = [
  [
    'sign-in',
    /\b(?:sign[\s-]?in|log[\s-]?in|sign[\s-]?up|register|registration|auth(?:entication)?|anmelde|connexion|inicio de sesi[oó]n)[\s-]*(?:page|screen|form|view|flow|seite)?\b/i,
  ],
  [
    'pricing',
    /\b(?:pricing|price|plans?|subscription|preis|tarifs?|precios)[\s-]*(?:page|table|tiers?|screen|section|seite)\b|\bpricing\b|\bpreisseite\b/i,
  ],
  [
    'settings',
    /\b(?:settings|preferences|account|profile|einstellungen|param[eè]tres|ajustes)[\s-]*(?:page|screen|panel|view|seite)\b|\bsettings\b|\beinstellungen\b/i,
  ],
  [
    'product',
    /\b(?:product[\s-]*(?:detail[\s-]*)?page|product[\s-]*(?:detail|view)|pdp|item page|product[\s-]*(?:listings?|cards?|grid|catalog\w*)|produktseite|fiche produit|p[aá]gina de producto)\b/i,
  ],
  [
    'dashboard',
    /\b(?:dashboards?|admin (?:panel|page|area|console)|analytics (?:page|panel|view|screen)|control panel|metrics (?:page|overview)|back[\s-]?office|tableau de bord|panel de control)\b/i,
  ],
  [
    'landing',
    /\b(?:landing[\s-]*page|home[\s-]?page|marketing (?:page|site)|one[\s-]?page(?:r| site| website)?|launch page|waitlist page|campaign page|hero section|website for|site for|webseite|startseite|page d['’]accueil|sitio web|landing)\b/i,
  ],
]

interface UnknownKind {
  pattern: RegExp
  name: string
  nearest: KindName
  /** Near enough to a dashboard that the word "dashboard" beside it says all. */
  isSoft?: boolean
}

/** Kinds that are known by name but not built yet, and which page comes nearest. */
const UNKNOWN: UnknownKind[] = [
  { pattern: /\bkanban\b/i, name: 'a kanban board', nearest: 'dashboard' },
  { pattern: /\b(?:to-?do|task) (?:app|list|manager)\b/i, name: 'a task app', nearest: 'dashboard' },
  { pattern: /\bfile (?:manager|browser|explorer)\b/i, name: 'a file manager', nearest: 'dashboard' },
  {
    pattern:
      /\b(?:crm|management (?:system|website|app|platform|tool)|automation system|case management|student portal)\b/i,
    name: 'a management system',
    nearest: 'dashboard',
    isSoft: true,
  },
  { pattern: /\b(?:tracker|tracking app|planner)\b/i, name: 'a tracker', nearest: 'dashboard', isSoft: true },
  {
    pattern: /\b(?:table|data ?grid)\b(?=.*\b(?:sort|pagina|column))/i,
    name: 'a single table',
    nearest: 'dashboard',
  },
  { pattern: /\binspector\b/i, name: 'an inspector tool', nearest: 'dashboard' },
  { pattern: /\b(?:github|gitlab) clone\b/i, name: 'a code-hosting app', nearest: 'dashboard' },
  {
    pattern: /\b(?:chat|messaging|messenger|chatgpt)\b.*\b(?:app|screen|clone|interface)\b/i,
    name: 'a chat',
    nearest: 'landing',
  },
  { pattern: /\b(?:forum|q&a|discussion)\b/i, name: 'a forum', nearest: 'landing' },
  {
    pattern: /\b(?:multi-step|multistep|onboarding|four-step|wizard)\b/i,
    name: 'a step-by-step form',
    nearest: 'settings',
  },
  { pattern: /\b(?:checkout|cart)\b/i, name: 'a checkout', nearest: 'product' },
  {
    pattern: /\b(?:e-?commerce|online (?:shop|store)|web ?shop|store ?front)\b/i,
    name: 'a whole shop',
    nearest: 'product',
  },
  { pattern: /\b(?:game|poker|chess|puzzle)\b/i, name: 'a game', nearest: 'landing' },
  { pattern: /\b(?:beat maker|sequencer|synth)\b/i, name: 'an instrument', nearest: 'landing' },
  {
    pattern: /\b(?:diagram|whiteboard|drawing) (?:maker|editor|tool)\b/i,
    name: 'an editor',
    nearest: 'landing',
  },
  { pattern: /\b(?:text|code|document) editor\b/i, name: 'an editor', nearest: 'landing' },
  { pattern: /\b(?:memory|interactive|world|travel) map\b/i, name: 'an interactive map', nearest: 'landing' },
  { pattern: /\bchangelog\b/i, name: 'a changelog', nearest: 'landing' },
  {
    pattern: /\b(?:product brief|research summary|report page|one-pager document)\b/i,
    name: 'a document page',
    nearest: 'landing',
  },
  { pattern: /\bpress kit\b/i, name: 'a press kit', nearest: 'landing' },
  { pattern: /\bportfolio\b/i, name: 'a portfolio', nearest: 'landing' },
  { pattern: /\bblog\b/i, name: 'a blog', nearest: 'landing' },
  { pattern: /\bimage stream\b|\binstagram\b/i, name: 'a photo stream', nearest: 'landing' },
  {
    pattern:
      /\b(?:modal|popup|carousel|spinners?|accordion|tooltip|tab component|search bar|button set|share buttons|sticky header|nav(?:igation)? ?bar)\b/i,
    name: 'a single component',
    nearest: 'landing',
  },
  { pattern: /\blink ?tree\b/i, name: 'a link list', nearest: 'landing' },
  { pattern: /\b(?:quiz|survey)\b/i, name: 'a survey', nearest: 'settings' },
]

/** The sentence that asks; a word of a kind in a list of sections counts for less. */
const ASKED_FOR =
  /\b(?:design|build|create|make|generate|implement|develop|need|want|looking for|code|mach|erstelle|cr[eé]e|dise[nñ]a|crea)\b[^.:;!?\n]{0,90}/i
/** "A website for managing …" is an app, whatever it is called. */
const APP_WORK =
  /\b(?:manag\w*|monitor\w*|track\w*|analy[sz]\w*|report\w*|filter\w*|records?|admin\w*|renew\w*)\b/gi
const APP_WORDS_MIN = 3

export function readKind(prompt: string): KindFound {
  const head = ASKED_FOR.exec(prompt)?.[0] ?? prompt.slice(0, 120)
  const found = inHead(head) ?? anywhere(prompt)
  const isApp = (prompt.match(APP_WORK)?.length ?? 0) >= APP_WORDS_MIN
  const isPage = /\b(?:landing|home ?page|one-page|marketing|hero|campaign|launch)\b/i.test(prompt)
  if (isApp && !isPage && (!found || (found.kind === 'landing' && !found.unknownKind))) {
    return { kind: 'dashboard', unknownKind: 'an app of several pages' }
  }
  return found ?? { kind: 'landing', unknownKind: null }
}

/** The first name in the sentence that asks; "pricing page with a sign-in link" is a pricing page. */
function inHead(head: string): KindFound | null {
  const subject = head.split(/\b(?:with|including|include|that has|where|featuring)\b/i)[0] ?? head
  const known = first(
    KNOWN.map(([kind, pattern]) => ({ kind, unknownKind: null, at: subject.search(pattern) })),
  )
  const unknown = first(
    UNKNOWN.filter(each => !each.isSoft || !known || known.kind === 'landing').map(
      ({ pattern, name, nearest }) => ({
        kind: nearest,
        unknownKind: name,
        at: subject.search(pattern),
      }),
    ),
  )
  if (!known || !unknown) return plain(known ?? unknown)
  const isOther = unknown.kind === known.kind || unknown.at < known.at
  return known.kind === 'landing' || known.kind === 'dashboard'
    ? plain(isOther ? unknown : known)
    : plain(known)
}

const plain = (found: Candidate | null): KindFound | null =>
  found && { kind: found.kind, unknownKind: found.unknownKind }

function anywhere(prompt: string): KindFound | null {
  const unknown = UNKNOWN.find(({ pattern }) => pattern.test(prompt.slice(0, 400)))
  if (unknown) return { kind: unknown.nearest, unknownKind: unknown.name }
  const named = KNOWN.find(([kind, pattern]) => {
    const found = pattern.exec(prompt)?.[0] ?? ''
    return (
      found !== '' &&
      (kind === 'landing' || kind === 'dashboard' || /page|screen|view|form|seite$/i.test(found))
    )
  })
  return named ? { kind: named[0], unknownKind: null } : null
}

interface Candidate extends KindFound {
  at: number
}

function first(found: Candidate[]): Candidate | null {
  return found.filter(each => each.at >= 0).sort((a, b) => a.at - b.at)[0] ?? null
}
