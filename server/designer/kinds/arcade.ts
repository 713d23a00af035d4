import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { heading } from '#server/designer/page/page.ts'
import { topicOf } from '#server/designer/page/screen-parts.ts'
import { catchGame } from '#server/designer/sections/play/catch-game.ts'
import { snake } from '#server/designer/sections/play/snake.ts'

/** A game of reflexes: snake, or things that fall. */
export const arcade: Kind = {
  name: 'arcade',
  label: 'an arcade game',
  shape: 'site',
  words:
    /\b(?:snake(?: game| clone)|(?:arcade|action|racing|shooting|shooter|running|jumping|catching|reaction|canvas|casual|platform|2d|flappy|space) (?:\w+ )?games?|tetris|pong|flappy bird|space invaders|pac-?man|platformer|endless runner|whack-?a-?mole|brick breaker|breakout game|tower defen[cs]e|arcade)\b/i,
  compose: page => {
    const isSnake = /\bsnake\b/i.test(page.brief.prompt)
    return appDesign(
      page,
      withAsked(page, [
        {
          label: 'Play',
          icon: 'Gamepad2',
          says: isSnake
            ? 'snake by keys or buttons, with a score, speed levels and a pause'
            : 'things that fall and a basket that catches them, with points, lives and levels',
          piece: isSnake ? snake(page) : catchGame(page, heading(topicOf(page, 'Catch it'))),
        },
      ]),
      { frame: 'site' },
    )
  },
}
