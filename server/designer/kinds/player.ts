import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { player as playerPart } from '#server/designer/sections/play/player.ts'

/** Something to listen to. */
export const player: Kind = {
  name: 'player',
  label: 'a player',
  shape: 'work',
  words:
    /\b(?:(?:music|audio|podcast|video|media|mp3) (?:players?|app|streaming(?: app)?)|spotify(?: clone)?|soundcloud clone|netflix clone|youtube clone|playlists?(?: page| app)?|streaming (?:app|service|platform)|now playing|radio app)\b/i,
  compose: page => {
    const isTalk = /\bpodcast|audiobook|radio/i.test(page.brief.prompt)
    return appDesign(page, [
      {
        label: 'Listen',
        icon: 'Headphones',
        says: 'what is playing with its list: play, skip, seek, loudness, favourites',
        piece: playerPart(page, {
          title: isTalk ? 'Podcast' : 'Playlist',
          list: isTalk ? 'Slow News, season four' : 'Late November',
          art: 'vinyl',
          tracks: isTalk
            ? [
                ['The last lighthouse keeper', 'Episode 12', 2410],
                ['Bread, a history', 'Episode 11', 2188],
                ['Who owns the night?', 'Episode 10', 2675],
                ['A library of seeds', 'Episode 9', 1984],
                ['Letters never sent', 'Episode 8', 2302],
              ]
            : [
                ['Harbour Lights', 'Mareike Sol', 214],
                ['Paper Boats', 'Lowland', 187],
                ['Second Winter', 'Ida Vahl', 243],
                ['Tram Nine', 'The Understudies', 201],
                ['Glass Season', 'Ko & Lind', 266],
                ['Leave the Radio On', 'Mareike Sol', 178],
                ['Stairwell', 'Nine Rooms', 232],
              ],
        }),
      },
    ])
  },
}
