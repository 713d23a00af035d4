import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { catalog } from '#server/designer/sections/content/catalog.ts'
import { cardTable } from '#server/designer/sections/play/card-table.ts'

/** A table to play cards at, and the lobby before it. */
export const cardGame: Kind = {
  name: 'card-game',
  label: 'a card game',
  shape: 'work',
  words:
    /\b(?:poker(?: game)?|texas hold['’]?em|blackjack|card games?|casino(?: game)?|solitaire|game lobby)\b/i,
  weight: 3,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Table',
          icon: 'Spade',
          says: 'a table with hand cards, community cards, the pot and buttons to bet',
          piece: cardTable(page),
        },
        {
          label: 'Lobby',
          icon: 'DoorOpen',
          says: 'a lobby of game rooms to join',
          piece: catalog(page, {
            component: 'Lobby',
            title: 'Game lobby',
            note: 'Available game rooms, their status and who sits in them.',
            singular: 'room',
            plural: 'game rooms',
            group: 'Stakes',
            action: 'Join room',
            done: 'A seat is kept for you.',
            art: 'cards',
            items: [
              [
                'Table 7',
                'Elif, Jonas and Priya are playing',
                'Low stakes',
                '10 / 20',
                ['3 of 6 seats taken', 'In a hand'],
              ],
              [
                'Friday round',
                'Waiting for two more players',
                'Low stakes',
                '5 / 10',
                ['4 of 6 seats taken', 'Waiting'],
              ],
              [
                'Deep end',
                'Carlos leads with 8,240',
                'High stakes',
                '100 / 200',
                ['5 of 6 seats taken', 'In a hand'],
              ],
              ['Heads up', 'Two players, fast', 'High stakes', '50 / 100', ['1 of 2 seats taken', 'Waiting']],
              ['Beginners', 'Somebody explains every move', 'Free', '0', ['2 of 8 seats taken', 'Open']],
              ['Night shift', 'Starts at eleven', 'Low stakes', '10 / 20', ['0 of 6 seats taken', 'Planned']],
            ],
          }),
        },
      ]),
    ),
}
