export type Size = { name: string; price?: string; text?: string } & Partial<
  Record<'value' | 'width' | 'height', number>
>

export type Colour = { name: string; yarns?: number[] }

export const content = {
  brand: 'Melin Rhyd-las',
  navigation: [
    { label: 'To scale', href: '#scale' },
    { label: 'How it is made', href: '#story' },
    { label: 'Details', href: '#details' },
    { label: 'Before you buy', href: '#questions' },
  ] as { label: string; href?: string }[],
  product: {
    name: 'Carthen Rhyd-las',
    lead: 'A double-weave blanket with two right sides: where one is dark the other is light. Woven to order on a 1938 loom by the Teifi.',
    maker: 'Woven by Gethin and Nia Prosser, Drefach',
    weave: 'A close look at',
  },
  currency: '£',
  buy: {
    colour: 'Colour',
    size: 'Size',
    quantity: 'Number',
    fewer: 'One fewer',
    more: 'One more',
    add: 'Put in the basket',
    onRequest: 'Price on request',
    delivery:
      'On the loom the week after you order, with you in three to four weeks. Postage in Britain and Ireland is included.',
    added: 'In the basket',
    basket: 'Basket',
    basketEmpty: 'Nothing in the basket yet.',
    sum: 'Together',
    remove: 'Take out',
    close: 'Go on looking',
    keep: 'We keep it for you for a week, without payment.',
    reserve: 'Reserve',
    reserved: 'It is kept for you for a week.',
  },
  colours: [
    { name: 'Damson and cream', yarns: [1, 2, 5] },
    { name: 'Estuary', yarns: [3, 2, 4] },
    { name: 'Slate and gorse', yarns: [4, 5, 2] },
    { name: 'Bracken wood', yarns: [6, 2, 1] },
    { name: 'Rosebay', yarns: [7, 1, 2] },
  ] as Colour[],
  sizes: [
    { name: 'Cot', price: '£124', value: 124, width: 90, height: 120, text: 'also for the arm of a chair' },
    { name: 'Throw', price: '£215', value: 215, width: 140, height: 180, text: 'for one person and a dog' },
    { name: 'Single', price: '£268', value: 268, width: 180, height: 235, text: 'to the floor on one bed' },
    { name: 'Double', price: '£345', value: 345, width: 235, height: 250, text: 'two widths, hand joined' },
  ] as Size[],
  scale: {
    title: 'The sizes side by side',
    lead: 'Each drawn to the same scale beside a mattress of 135 by 190 cm.',
    unit: 'cm',
    besideWidth: 135,
    besideHeight: 190,
  },
  story: {
    title: 'Two cloths, woven at once',
    text: 'A carthen is two layers that change places along every edge of the pattern. Between them lies air, which is why it warms more than its weight says. The pattern of squares and crosses is drawn on squared paper and punched into cards; ours are from 1951 and have been mended more often than the roof.',
  },
  photos: [
    { src: '/photos/loom.jpg', alt: 'The Dobcross loom from the side, with a damson warp' },
    { src: '/photos/fold.jpg', alt: 'A folded blanket with both sides showing' },
    { src: '/photos/edge.jpg', alt: 'The fringe, close, on a wooden table' },
  ] as { src: string; alt: string }[],
  detailsTitle: 'Details',
  details: [
    { name: 'Wool', text: 'Pure new wool, spun in Yorkshire from Welsh and Cheviot fleeces, not bleached.' },
    { name: 'Weight', text: '540 grams a square metre; a single weighs 2.3 kilos.' },
    { name: 'Washing', text: 'Air it in damp weather. If it must be, wool wash at 30 degrees.' },
    { name: 'Moths', text: 'Keep it in use. Put away, it wants a cotton bag and cedar.' },
    { name: 'Mending', text: 'We mend our blankets for the post, as long as the mill stands.' },
  ] as { name: string; text?: string }[],
  questionsTitle: 'Before you buy',
  questions: [
    { question: 'May I send it back?', answer: 'Within thirty days, unwashed. We pay the post in Britain.' },
    { question: 'Can I see the yarn first?', answer: 'We post you a card of all colourways, free.' },
    { question: 'Do you weave other sizes?', answer: 'Up to 240 cm wide, priced by the metre.' },
  ] as { question: string; answer?: string }[],
  footer: { address: 'Drefach Felindre, Carmarthenshire', hours: 'Open Wednesday to Saturday, 10:00–16:00' },
}
