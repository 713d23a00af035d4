/** Words that wishes are made of, long enough that one wrong letter leaves no doubt. */
const KNOWN =
  'change background headline heading subtitle paragraph section sections testimonials navigation sidebar header footer button buttons column columns increase decrease reduce remove delete duplicate replace rename smaller bigger larger rounded rounder centered underline shadow padding spacing margin border animation background gradient pagination search filter newsletter contact pricing product products purple yellow orange description image images picture responsive transparent horizontal vertical'.split(
    ' ',
  )

/** Short ones, and those that are two letters off, as they are often typed. */
const TYPED: Record<string, string> = {
  chnage: 'change',
  cahnge: 'change',
  chagne: 'change',
  tilte: 'title',
  titel: 'title',
  tittle: 'title',
  teh: 'the',
  hte: 'the',
  adn: 'and',
  nad: 'and',
  mkae: 'make',
  amke: 'make',
  maek: 'make',
  serch: 'search',
  seach: 'search',
  fotter: 'footer',
  foter: 'footer',
  haeder: 'header',
  heder: 'header',
  colum: 'column',
  colums: 'columns',
  clor: 'color',
  colr: 'color',
  coler: 'color',
  fotn: 'font',
  lnik: 'link',
  iamge: 'image',
  imge: 'image',
  witdh: 'width',
  heigth: 'height',
  hight: 'height',
  gren: 'green',
  bleu: 'blue',
  balck: 'black',
  whtie: 'white',
  drak: 'dark',
  ligth: 'light',
  biger: 'bigger',
  smaler: 'smaller',
  centre: 'center',
  buton: 'button',
  butons: 'buttons',
  buttn: 'button',
  rouned: 'rounded',
  delte: 'delete',
  remvoe: 'remove',
  backgroud: 'background',
  backround: 'background',
  backgorund: 'background',
}

/** The message with slips of the fingers put right; what stands in quotes is the person's own. */
export function spelt(message: string): string {
  return message
    .split(/(["“„«‘`][^"“”„«»‘’`]*["”»’`])/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/\b[a-z]{3,}\b/g, corrected)))
    .join('')
}

function corrected(word: string): string {
  const typed = TYPED[word]
  if (typed) return typed
  if (word.length < 6 || KNOWN.includes(word)) return word
  return KNOWN.find(known => known.length >= 6 && isSlip(word, known)) ?? word
}

/** One letter missing, doubled or swapped with its neighbour; other endings are other words. */
function isSlip(word: string, known: string): boolean {
  if (word[0] !== known[0] || /(?:s|d|r|ed|ing|er|ly)$/.test(word) !== /(?:s|d|r|ed|ing|er|ly)$/.test(known))
    return false
  if (word.length === known.length) {
    const off = [...word].flatMap((letter, at) => (letter === known[at] ? [] : [at]))
    const [a = 0, b = 0] = off
    return off.length === 2 && b === a + 1 && word[a] === known[b] && word[b] === known[a]
  }
  const [short, long] = word.length < known.length ? [word, known] : [known, word]
  if (long.length !== short.length + 1 || long.startsWith(short)) return false
  return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
}
