type Place = { label: string; text?: string }

export const content = {
  brand: 'Jardim da Ribeira',
  title: 'Navigation bar',
  lead: 'Open its menus, search and sign in. Beside it is the same bar as a phone shows it.',
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
      ],
    },
    { label: 'Seeds and plants', text: 'The stall by the gate, until the crate is empty.' },
  ] as (Place & { links?: Place[] })[],
  action: 'Get started',
  signIn: 'Sign in',
  search: { label: 'Search', none: 'Nothing found.' },
  notice: { text: 'The shop is closed until Friday.', close: 'Put the notice away' },
  menu: { label: 'Menu', name: 'Main', narrow: 'On a phone' },
  here: 'You are at',
}
