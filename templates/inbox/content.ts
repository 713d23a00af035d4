export interface Mail {
  subject: string
  from?: string
  address?: string
  body?: string
  time?: string
  folder?: string
  attachment?: string
  isUnread?: boolean
  isStarred?: boolean
}

export const content = {
  brand: 'Huon Road Cider',
  title: 'Mail',
  me: 'Cellar door',
  folders: [
    { name: 'Inbox' },
    { name: 'Growers' },
    { name: 'Shops and pubs' },
    { name: 'Cellar visits' },
    { name: 'Archive' },
  ] as { name: string }[],
  mails: [
    {
      subject: 'Sturmers ready nine days early',
      from: 'Glenys Tatnell',
      address: 'glenys@cradocorchard.example',
      time: '7:12',
      folder: 'Inbox',
      isUnread: true,
      isStarred: true,
      attachment: 'Refractometer, block C, 14 readings',
      body: 'Morning all,\n\nThe warm week did it. Block C is at 14.1 Brix and dropping on its own, so I would rather pick from Thursday than lose them to the parrots.\n\nCan you take 6 bins on Thursday and another 8 on Saturday? If the press is still in pieces I can hold the Saturday fruit in the shed until Monday, not longer.\n\nGlenys',
    },
    {
      subject: 'Two kegs came back warm',
      from: 'The Slipway, Kettering',
      address: 'bar@slipway.example',
      time: '6:50',
      folder: 'Inbox',
      isUnread: true,
      body: 'Hello,\n\nTwo of the four kegs on yesterday’s ferry stood on the deck in the sun. One gushes, the other tastes of cardboard. Would you swap them on Friday’s run?\n\nWe kept the tags: 0231 and 0236.\n\nMoana',
    },
    {
      subject: 'Visit for eleven, one in a wheelchair',
      from: 'Ross Pybus',
      address: 'ross.pybus@post.example',
      time: 'Yesterday',
      folder: 'Inbox',
      isUnread: true,
      body: 'Hi there,\n\nWe are a walking club from Cygnet and would like to see the press on Sunday 4 April, after lunch. Is the cellar level, or are there steps?\n\nThanks, Ross',
    },
    {
      subject: 'Bottle labels: proof for the perry',
      from: 'Quayside Print',
      time: 'Yesterday',
      folder: 'Inbox',
      attachment: 'Perry, 750 ml, proof 3',
      body: 'Third proof attached. The green is one step darker and “contains sulphites” moved to the back as you asked. We print on Wednesday if we hear from you by noon.',
    },
    {
      subject: 'Press bearing: Thursday, not Wednesday',
      from: 'Derwent Engineering',
      time: 'Mon',
      folder: 'Inbox',
      body: 'The housing has to be bored out by half a millimetre first. We fit it on Thursday from seven and you can press by ten.',
    },
    {
      subject: 'Licence for the Easter market',
      from: 'Huon Valley Council',
      time: 'Mon',
      folder: 'Inbox',
      isStarred: true,
      body: 'Your stall is number 14, beside the pump. Please bring the permit for tastings and a hand basin with running water.',
    },
    {
      subject: 'Empty bottles, two pallets',
      from: 'Bronte Ayling',
      time: 'Sun',
      folder: 'Inbox',
      body: 'We have washed 750s left over from the pinot. Yours for the carting if they are gone by Friday.',
    },
    {
      subject: 'Bees come Tuesday night',
      from: 'Anwar Haddad',
      time: 'Mon',
      folder: 'Growers',
      body: 'Twelve hives for the pears. Please no mowing on Wednesday until I have opened them.',
    },
    {
      subject: 'Order for Easter',
      from: 'Franklin Store',
      time: 'Mon',
      folder: 'Shops and pubs',
      isStarred: true,
      body: '10 cases dry, 4 cases perry, and the small sign back if you have found it.',
    },
    {
      subject: 'Birthday, 20 people',
      from: 'Leila Brandt',
      time: 'Sun',
      folder: 'Cellar visits',
      body: 'Could we bring our own cake? Saturday 10 April, from three.',
    },
  ] as Mail[],
  labels: {
    folders: 'Folders',
    starred: 'Starred',
    unread: 'unread',
    archive: 'Archive',
    search: 'Search this folder',
    empty: 'Nothing in here. Well done.',
    nothingFound: 'No mail fits that search.',
    choose: 'Choose a mail to read it here.',
    star: 'Star',
    moveTo: 'Move to',
    markUnread: 'Mark unread',
    reply: 'Reply',
    replyTo: 'Reply to',
    send: 'Send reply',
    cancel: 'Discard',
    sent: 'Reply sent',
    back: 'Back to the list',
    attachment: 'Attached',
    inFolder: 'in',
    moved: 'Moved to',
    nobody: 'Unknown sender',
    answered: 'You replied',
  },
}
