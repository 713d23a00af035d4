/** Parts that other libraries call otherwise, by the last word of their names. */
const PARTS: Record<string, readonly string[]> = {
  body: ['Content'],
  panel: ['Content'],
  container: ['Content'],
  wrapper: ['Content'],
  details: ['Content'],
  button: ['Trigger', 'Action'],
  toggle: ['Trigger'],
  summary: ['Trigger'],
  head: ['Header'],
  heading: ['Title', 'Header'],
  text: ['Description'],
  subtitle: ['Description'],
  actions: ['Footer', 'Action'],
  option: ['Item'],
  img: ['Image'],
  placeholder: ['Fallback', 'Value'],
}

/** `CardContent` for `CardBody`, where that is one of these names. */
export function partInOtherWords(wanted: string, names: readonly string[]): string | null {
  const name = wanted.slice(0, NAME_MAX)
  const last = /[A-Z][a-z]+$/.exec(name)?.[0] ?? ''
  const key = last.toLowerCase()
  const stem = name.slice(0, name.length - last.length)
  if (stem === '' || !Object.hasOwn(PARTS, key)) return null
  // `TabPanel` is of `Tabs`.
  const wholes = [stem, `${stem}s`]
  return (
    PARTS[key]?.flatMap(part => wholes.map(whole => whole + part)).find(each => names.includes(each)) ?? null
  )
}

/** `Card` is what `CardBody` belongs to, and nothing to put in its place. */
export const isOwnerOf = (name: string, wanted: string): boolean =>
  wanted.length > name.length && wanted.startsWith(name) && /[A-Z]/.test(wanted[name.length] ?? '')

/** Icons as people call them, and as lucide does. */
const ICONS: Record<string, string> = {
  fire: 'Flame',
  close: 'X',
  times: 'X',
  remove: 'Minus',
  add: 'Plus',
  tick: 'Check',
  done: 'Check',
  back: 'ArrowLeft',
  bars: 'Menu',
  gear: 'Settings',
  bin: 'Trash2',
  cart: 'ShoppingCart',
  location: 'MapPin',
  email: 'Mail',
  envelope: 'Mail',
  telephone: 'Phone',
  message: 'MessageCircle',
  person: 'User',
  profile: 'User',
  people: 'Users',
  photo: 'Image',
  picture: 'Image',
  time: 'Clock',
  date: 'Calendar',
  money: 'DollarSign',
  warning: 'TriangleAlert',
  spinner: 'LoaderCircle',
  reload: 'RefreshCw',
  document: 'FileText',
  attachment: 'Paperclip',
  notification: 'Bell',
  visibility: 'Eye',
  sort: 'ArrowUpDown',
  graph: 'ChartColumn',
  stats: 'ChartColumn',
  water: 'Droplet',
  like: 'ThumbsUp',
  food: 'Utensils',
  restaurant: 'Utensils',
  doctor: 'Stethoscope',
  bicycle: 'Bike',
  boat: 'Sailboat',
  idea: 'Lightbulb',
  security: 'Shield',
  rating: 'Star',
  paw: 'PawPrint',
  tree: 'TreePine',
  logout: 'LogOut',
  login: 'LogIn',
}

/** `Flame` for `FaFire` and `Fire`; names of other sets begin with two letters of their own. */
export function iconInOtherWords(wanted: string, isThere: (name: string) => boolean): string | null {
  const plain = wanted.slice(0, NAME_MAX).replace(/Icon$/, '')
  for (const name of [plain, plain.replace(/^[A-Z][a-z](?=[A-Z])/, '')]) {
    if (isThere(name)) return null
    const key = name.toLowerCase()
    const icon = Object.hasOwn(ICONS, key) ? ICONS[key] : undefined
    if (icon && isThere(icon)) return icon
  }
  return null
}

const NAME_MAX = 60
