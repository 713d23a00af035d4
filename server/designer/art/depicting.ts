import type { ArtName } from '#server/designer/art/art.ts'

/** What a title speaks of, and the drawing that shows it; the first that fits and is not yet on the page. */
const SHOWN: [RegExp, ArtName][] = [
  [/\b(?:opening night|stage|concert|speakers?|theat\w+|film)\b/i, 'stage'],
  [/\b(?:bread|loaf|sourdough|bak(?:e|es|ed|ing|ery)|tart|cake|pie|dough|pastry)\b/i, 'loaf'],
  [/\b(?:soup|stew|broth|beans|rice|curry|noodles?|pho|ramen|porridge|lentil|pot|shakshuka)\b/i, 'bowl'],
  [/\b(?:coffee|tea|espresso|cup|breakfast)\b/i, 'cup'],
  [/\b(?:dinner|lunch|food|cook\w*|eat|dish|menu|table|plate|grandmother)\b/i, 'plate'],
  [/\b(?:sauce|oil|wine|bottles?|skin|serum|pantry)\b/i, 'bottles'],
  [/\b(?:secur\w*|lock|crypto\w*|password|encrypt\w*|privacy|access)\b/i, 'lock'],
  [/\b(?:incident|threat|defen[cs]e|protect\w*|insur\w*|risk|compliance|audit\w*)\b/i, 'shield'],
  [/\b(?:code|python|javascript|typescript|engineer\w*|developer|api|programming|network\w*)\b/i, 'terminal'],
  [/\b(?:data|analys\w*|analytics|reports?|numbers|statistics|dashboard|interface)\b/i, 'panel'],
  [/\b(?:product design\w*|design\w*|brand|identity|shapes?|typograph\w*|logo|poster)\b/i, 'blocks'],
  [/\b(?:project|plan(?:s|ning)?|sprint|whiteboard|manage(?:r|rs|ment)|operations)\b/i, 'board'],
  [/\b(?:sleep|night|rest|dream|evening|moon)\b/i, 'moon'],
  [/\b(?:yoga|meditat\w*|breath\w*|calm|body|hour)\b/i, 'sun'],
  [/\b(?:health|heart|run(?:ning)?|training|fitness|pulse|doctor)\b/i, 'pulse'],
  [/\b(?:walk\w*|hik\w*|mountains?|hills?|trail|path|landscape|forest)\b/i, 'hills'],
  [/\b(?:sea|beach|harbour|harbor|tide|island|sail\w*|ocean|ferry|coast|swim\w*)\b/i, 'waves'],
  [/\b(?:route|road|map|travel\w*|drive|delivery|taxi|bus|bike|canal)\b/i, 'route'],
  [/\b(?:garden\w*|plants?|ferns?|ivy|leaf|grow\w*|seed|park|plum|green|leek)\b/i, 'leaf'],
  [/\b(?:energy|wind|solar|climate)\b/i, 'turbine'],
  [/\b(?:space|orbit|planet|rocket|star)\b/i, 'orbit'],
  [/\b(?:music|jazz|records?|vinyl|song|playlist|listen\w*)\b/i, 'vinyl'],
  [/\b(?:photo\w*|camera|portrait|picture|wedding)\b/i, 'aperture'],
  [/\b(?:game|play|arcade)\b/i, 'arcade'],
  [/\b(?:dogs?|cats?|pets?|paws?|puppy)\b/i, 'paw'],
  [/\b(?:shoes?|sneakers?|trainers?)\b/i, 'sneaker'],
  [/\b(?:ceramic\w*|pottery|vases?|clay|crafts?)\b/i, 'vessels'],
  [/\b(?:workshop|repair\w*|tools?|wood\w*|bungalow kit|build)\b/i, 'tools'],
  [/\b(?:money|pay\w*|bank\w*|price|budget|account\w*|customers)\b/i, 'cards'],
  [/\b(?:letter|mail|newsletter|closed|goodbye|support|inbox)\b/i, 'letter'],
  [/\b(?:writ(?:e|er|ing)|article|essay|story|paper|draft|journal)\b/i, 'pages'],
  [/\b(?:book|books|read\w*|library|foundations?|course|learn\w*|school)\b/i, 'books'],
  [/\b(?:loft|studio|room|sofa|bed|interior|kitchen)\b/i, 'room'],
  [/\b(?:house|home|bungalow|cottage|villa|dairy|farm)\b/i, 'house'],
  [/\b(?:street|city|rua|apartment|building|flat|tower|shop|town|office)\b/i, 'facade'],
  [/\b(?:people|team|meet\w*|children|everybody|friends|community|together|walks? is)\b/i, 'people'],
]

/** The drawing for one text, or null when it speaks of nothing that is drawn. */
export const depicted = (text: string): ArtName | null =>
  SHOWN.find(([words]) => words.test(text))?.[1] ?? null

const unused = (text: string, used: ArtName[]): ArtName | undefined =>
  SHOWN.find(([words, name]) => words.test(text) && !used.includes(name))?.[1]

/** Every drawing that a text has a word for. */
export const depictedIn = (text: string): ArtName[] =>
  SHOWN.filter(([words]) => words.test(text)).map(([, name]) => name)

/** One drawing a row: what its words speak of, else the next of those that suit the trade; none twice before all are used. */
export function depict(texts: readonly string[], suited: readonly ArtName[]): ArtName[] {
  const used: ArtName[] = []
  const spare = [...suited, ...SPARE]
  const named = texts.map(text => {
    const [title = ''] = text.split('. ')
    const found = unused(title, used) ?? unused(text, used)
    if (found) used.push(found)
    return found
  })
  return named.map(name => {
    const chosen = name ?? spare.find(each => !used.includes(each)) ?? 'hills'
    if (!name) used.push(chosen)
    return chosen
  })
}

const SPARE: ArtName[] = [
  'waves',
  'room',
  'people',
  'letter',
  'house',
  'books',
  'moon',
  'facade',
  'stage',
  'leaf',
]
