export const content = {
  brand: 'Jardim da Ribeira',
  title: 'Navigation bar',
  lead: 'One bar in three widths. Scroll inside a window, open its menus, search, sign in.',
  links: [
    { label: 'Today', text: 'Open from 9:00 to 18:00, last entry at 17:15.' },
    {
      label: 'The garden',
      links: [
        { label: 'Laurel forest', text: 'Up the levada, 40 minutes' },
        { label: 'Cycads', text: 'Lower terrace' },
        { label: 'Kitchen garden', text: 'Yam, sugar cane, banana' },
        { label: 'Glasshouse', text: 'Closed on Mondays' },
      ],
    },
    { label: 'In flower', text: 'June: pride of Madeira, blue along the upper wall.' },
    {
      label: 'Visit',
      links: [
        { label: 'Prices', text: 'From €4, children free' },
        { label: 'Getting here', text: 'Bus 29 from Funchal' },
        { label: 'With a wheelchair' },
      ],
    },
    { label: 'Seeds and plants', text: 'The stall by the gate, until the crate is empty.' },
  ] as { label: string; text?: string; links?: { label: string; text?: string }[] }[],
  action: { label: 'Get started', done: 'Done' },
  account: {
    signIn: 'Sign in',
    name: 'Your account',
    menu: 'Account',
    items: [{ label: 'My page' }, { label: 'Settings' }] as { label: string }[],
    signOut: 'Sign out',
  },
  search: { open: 'Search', label: 'Search', close: 'Close the search', none: 'Nothing found.' },
  notice: { text: 'The shop is closed until Friday.', close: 'Put the notice away' },
  menu: { open: 'Open the menu', close: 'Close the menu', name: 'Main' },
  switches: { name: 'States', signedIn: 'Signed in', notice: 'With a notice', dark: 'On colour' },
  widths: [
    { name: 'Wide', width: 1280 },
    { name: 'Middle, searching', width: 840, opens: 'search' },
    { name: 'Narrow, menu open', width: 375, opens: 'menu' },
  ] as { name: string; width: number; opens?: 'menu' | 'search' }[],
  scroll: 'Scroll: the bar becomes lower and keeps its place.',
  here: 'You are at',
}
