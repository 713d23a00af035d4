export type Message = { person: string; isNew?: boolean; isUrgent?: boolean } & Partial<
  Record<'text' | 'time' | 'conversation', string>
>

export const content = {
  brand: 'Hüttenfunk Stubai',
  title: 'Radio log of the huts',
  me: 'Bremer Hütte',
  conversations: [
    { name: 'All huts', about: 'Everybody listens at 7:00 and 18:00' },
    { name: 'Innsbrucker Hütte', about: 'Resi and Luis, 2,369 m' },
    { name: 'Nürnberger Hütte', about: 'Family Siller, 2,278 m' },
    { name: 'Cable lift, Gschnitz', about: 'Goods up Tuesday and Friday' },
    { name: 'Mountain rescue', about: 'Emergencies on channel 3 only' },
  ] as { name: string; about?: string }[],
  messages: [
    {
      conversation: 'All huts',
      person: 'Innsbrucker Hütte',
      text: 'Morning. Minus 2 at the door, fresh snow down to 2,400. The steps above the lake are glazed.',
      time: '6:58',
    },
    { conversation: 'All huts', person: 'Nürnberger Hütte', text: 'Same. We wait until nine.', time: '7:01' },
    {
      conversation: 'All huts',
      person: 'Bremer Hütte',
      text: '34 guests, 11 want to cross to you, Nürnberger. I send them at nine with Toni in front.',
      time: '7:03',
    },
    {
      conversation: 'All huts',
      person: 'Mountain rescue',
      text: 'Fixed rope at the Simmingjöchl is torn off at the second anchor. Nobody over the col until we have been there.',
      time: '7:22',
      isUrgent: true,
      isNew: true,
    },
    {
      conversation: 'Innsbrucker Hütte',
      person: 'Innsbrucker Hütte',
      text: 'Have you got a spare gas regulator? Ours whistles.',
      time: '6:40',
    },
    {
      conversation: 'Innsbrucker Hütte',
      person: 'Bremer Hütte',
      text: 'One, 50 mbar. Somebody of the eleven can carry it as far as the fork.',
      time: '6:44',
    },
    {
      conversation: 'Innsbrucker Hütte',
      person: 'Innsbrucker Hütte',
      text: 'Luis stands at the fork at half past ten. Thank you!',
      time: '6:45',
      isNew: true,
    },
    {
      conversation: 'Nürnberger Hütte',
      person: 'Nürnberger Hütte',
      text: 'We took your two forgotten poles down, they hang at the bus stop.',
      time: 'Wed',
    },
    {
      conversation: 'Cable lift, Gschnitz',
      person: 'Cable lift, Gschnitz',
      text: 'Friday 8:30: flour 50 kg, two gas bottles, bread, post. The bed linen comes on Tuesday.',
      time: 'Wed',
    },
    {
      conversation: 'Cable lift, Gschnitz',
      person: 'Bremer Hütte',
      text: 'Please add 6 kg of onions. Down goes one bag of glass.',
      time: 'Wed',
    },
  ] as Message[],
  labels: {
    search: 'Search messages',
    conversations: 'Conversations',
    nothingFound: 'Nobody said that.',
    back: 'All conversations',
    write: 'Message to',
    send: 'Send',
    copied: 'Copied',
    acknowledge: 'Copy that',
    quiet: 'Nothing said here yet. Begin below.',
    noConversations: 'No conversations yet.',
    general: 'Everybody',
    isNew: 'new',
    urgent: 'Urgent',
    now: 'now',
    help: 'Enter sends, Shift and Enter begins a new line.',
    thread: 'Thread',
  },
}
