export const content = {
  brand: 'Hoshitōge Rice Share',
  navigation: [
    { label: 'How it goes', href: '#year' },
    { label: 'What there is', href: '#shares' },
    { label: 'Questions', href: '#questions' },
  ] as { label: string; href?: string }[],
  hero: {
    title: 'Forty terraces, one harvest, a sack with your name',
    lead: 'Our Koshihikari grows on the slope above Matsudai in Niigata. The list for next autumn opens once the seedlings stand; be on it and you are asked first.',
    opens: 'Monday 5 June',
  },
  stages: [
    { name: 'Water is let in', time: 'late April', text: 'Snow melt fills the terraces from the top.' },
    { name: 'Planting', time: '20–28 May', text: 'By hand on the upper eleven terraces.' },
    { name: 'The list opens', time: '5 June', text: 'Everybody gets a letter and ten days to say yes.' },
    { name: 'Weeding', time: 'July', text: 'Three rounds, barefoot. Come and get lunch.' },
    { name: 'Ears', time: 'mid August', text: 'The slope turns pale and the sparrows find out.' },
    { name: 'Harvest', time: '16–30 September', text: 'Cut, tied and hung on racks for two weeks.' },
    { name: 'Your sack', time: 'from 20 October', text: 'Hulled the day before it leaves.' },
  ] as { name: string; time?: string; text?: string }[],
  stagesTitle: 'How it goes',
  shares: [
    { name: 'Small sack, 5 kg', price: '¥5,400', text: 'For two people, about six weeks. White or brown.' },
    { name: 'Half sack, 15 kg', price: '¥15,200', text: 'In three parts: October, December, February.' },
    { name: 'Full sack, 30 kg', price: '¥28,800', text: 'One row of terrace 17, with a straw rope.' },
  ] as { name: string; price?: string; text?: string }[],
  sharesTitle: 'What there is',
  sharesText:
    'A part of what the slope gives, paid when it is planted. In a thin year every sack is lighter by the same measure; in a good year there is more in it.',
  form: {
    title: 'Join the list',
    share: 'What you have in mind',
    anyShare: 'Not decided',
    name: 'Your name',
    email: 'E-mail',
    missing: 'Fill this in, please.',
    badEmail: 'Write the address like name@example.org.',
    send: 'Put me on the list',
    note: 'One letter when the list opens. You owe nothing until you say yes.',
    doneTitle: 'You are on the list',
    doneText: 'We write once, to',
    holder: 'Name',
    opensLabel: 'The list opens',
    change: 'Change my entry',
    leave: 'Take me off the list',
    left: 'You are off the list. Nothing was kept.',
  },
  questionsTitle: 'Questions',
  questions: [
    { question: 'Do you send outside Japan?', answer: 'To Taiwan and Singapore, by sea in November.' },
    {
      question: 'Is everybody on the list given a share?',
      answer:
        'Letters go out in the order of the list until the forty terraces are taken. Who is left out stands first the year after.',
    },
    {
      question: 'May I come and plant?',
      answer:
        'Yes, on the two Sundays of planting. Boots in all sizes, a bath afterwards, the train to Matsudai takes two hours and a half from Tokyo.',
    },
  ] as { question: string; answer?: string }[],
  footer: { address: 'Hoshitōge, Matsudai, Niigata', note: 'Family Sekiguchi, on the slope since 1931' },
}
