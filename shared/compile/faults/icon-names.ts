import { nearest } from './nearest.ts'

/** Marks of companies that lucide never had, and what pages draw instead. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  whatsapp: ['MessageCircle', 'Phone'],
  telegram: ['Send'],
  tiktok: ['Music2', 'Video'],
  snapchat: ['Ghost'],
  pinterest: ['Pin'],
  discord: ['MessagesSquare'],
  reddit: ['MessageSquare'],
  spotify: ['Music2'],
  google: ['Search', 'Globe'],
  paypal: ['CreditCard', 'Wallet'],
  visa: ['CreditCard'],
  mastercard: ['CreditCard'],
  spinner: ['LoaderCircle', 'Loader'],
  close: ['X'],
  cancel: ['X', 'CircleX'],
  add: ['Plus'],
  delete: ['Trash2'],
  edit: ['Pencil'],
  email: ['Mail'],
  location: ['MapPin'],
  favorite: ['Heart'],
  like: ['ThumbsUp', 'Heart'],
  time: ['Clock'],
  money: ['Banknote', 'DollarSign'],
  dashboard: ['LayoutDashboard'],
  profile: ['User'],
  logout: ['LogOut'],
  login: ['LogIn'],
  refresh: ['RefreshCw'],
  warning: ['TriangleAlert'],
  error: ['CircleAlert'],
  success: ['CircleCheck'],
  filter: ['Funnel'],
  paw: ['PawPrint'],
}

/** How other sets of icons begin and end their names: `FaDog`, `AiOutlineHome`, `UserIcon`. */
const BEFORE =
  /^(?:(?:Ai|Bi|Bs|Cg|Ci|Di|Fa6|Fa|Fc|Fi|Gi|Go|Gr|Hi2|Hi|Im|Io5|Io|Lia|Lu|Md|Pi|Ri|Rx|Si|Sl|Tb|Tfi|Ti|Vsc|Wi)(?=[A-Z0-9])(?:Outline|Fill|Reg)?|fa(?=[A-Z])|Icon(?=[A-Z]))/
const BEHIND = /(?:Icon|Outlined|Outline|Filled|Fill|Rounded|Sharp|TwoTone|Solid|Line|Regular|Bold)$/

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const pascal = (name: string): string =>
  name.replace(/(?:^|[-_ ])(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The icons of lucide nearest to what was meant, best first; at most three. */
export function nearIcons(wanted: string, names: Readonly<Record<string, string>>): string[] {
  const bare = pascal(wanted).replace(BEFORE, '').replace(BEHIND, '') || pascal(wanted)
  for (const name of [pascal(wanted), bare]) if (Object.hasOwn(names, name)) return [name]
  const meant = (MEANT[plain(bare)] ?? []).filter(name => Object.hasOwn(names, name))
  if (meant.length > 0) return meant
  return nearest(bare, Object.keys(names).filter(isPlainName), 3)
}

/** Every icon is there under three names. */
const isPlainName = (name: string): boolean => !/^Lucide|Icon$/.test(name)
