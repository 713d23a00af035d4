export interface Work {
  name: string
  kind?: string
  year?: string
  place?: string
  text?: string
  photo?: string
}

export const content = {
  brand: 'Rótulos Aguirre',
  navigation: [
    { label: 'Work', href: '#works' },
    { label: 'About', href: '#about' },
    { label: 'Prices', href: '#services' },
    { label: 'Order one', href: '#contact' },
  ] as { label: string; href?: string }[],
  hero: {
    title: 'Pilar Aguirre paints signs by hand',
    lead: 'Shops, boats and buses in Valparaíso, since 2009. Enamel, quills, a mahlstick and no tape.',
  },
  list: {
    title: 'Work',
    all: 'All',
    filter: 'Painted on',
    empty: 'The first ones are drying.',
    nothing: 'Nothing of this kind yet.',
    next: 'Next',
    previous: 'Before',
    photoOf: 'On the wall:',
  },
  works: [
    {
      name: 'El Faro de Doña Inés',
      kind: 'Shop fronts',
      year: '2027',
      place: 'Cerro Alegre',
      text: 'Four metres over a fish shop. The lighthouse is the I.',
    },
    {
      name: 'Micro 612',
      kind: 'Buses',
      year: '2026',
      place: 'Avenida Alemania',
      text: 'Route boards for both ends and a filete on the bumper. Done in two nights at the depot.',
    },
    {
      name: 'Ferretería La Tuerca',
      kind: 'Shop fronts',
      year: '2026',
      place: 'El Almendral',
      text: 'Repainted over the ghost of the sign from 1954, letter by letter.',
    },
    {
      name: 'Rosa Mística',
      kind: 'Boats',
      year: '2025',
      place: 'Caleta Portales',
      text: 'Bow and stern. The owner held the ladder, his mother chose the pink.',
    },
    {
      name: 'Pan Amasado',
      kind: 'Windows',
      year: '2025',
      place: 'Cerro Barón',
      text: 'Gold leaf from behind, on a window as old as the oven.',
    },
    {
      name: 'Peluquería Unisex Marta',
      kind: 'Windows',
      year: '2024',
      place: 'Plaza Echaurren',
      text: 'Two colours and a shadow, in one afternoon between customers.',
    },
    {
      name: 'Ascensor Cerrado',
      kind: 'Walls',
      year: '2023',
      place: 'Cerro Cordillera',
      text: 'For the neighbours of a lift that has not moved since the earthquake.',
    },
    {
      name: 'Don Lucho III',
      kind: 'Boats',
      year: '2022',
      place: 'Quintay',
      text: 'The third boat of that name; the numeral is the largest letter.',
    },
  ] as Work[],
  about: {
    title: 'How I work',
    paragraphs: [
      'I come by with paper and charcoal and look from the other side of the street, because that is where your customers are. You get one drawing in full size. We hang it up for a day.',
      'Then I paint. A shop front takes three days if the fog stays out in the bay. The paint is enamel, the same that goes on ships, and it lasts for about twelve years on the sunny side.',
    ] as string[],
  },
  servicesTitle: 'What it costs',
  services: [
    { name: 'Shop front', price: 'from $280.000', text: 'Up to four metres, drawing included' },
    { name: 'Window, painted', price: 'from $90.000', text: 'Per pane, from the inside' },
    { name: 'Window, gold leaf', price: 'from $240.000', text: 'Twenty-two carat, with a black outline' },
    { name: 'Boat name', price: '$65.000', text: 'Bow and stern, on the slip' },
    { name: 'Old sign, repainted', text: 'I have to see it first' },
  ] as { name: string; price?: string; text?: string }[],
  contact: {
    title: 'Order one',
    lead: 'Write what it shall say, and look at it in paint.',
    sign: 'What it shall say',
    signHint: 'Abierto todo el día',
    letters: 'letters',
    email: 'Your e-mail',
    missing: 'Fill this in, please.',
    badEmail: 'Write the address like name@example.cl.',
    send: 'Send the words',
    doneTitle: 'I will come and look',
    done: 'First I write, to',
    again: 'Another one',
    lines: ['Pasaje Harrington 41, Cerro Playa Ancha', '+56 32 555 0139'] as string[],
  },
}
