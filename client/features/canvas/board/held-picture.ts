/** So much nearer or farther than what was drawn it would be blurred, or far more than the screen shows. */
const DRAWN_AGAIN_FROM = 2

/**
 * While the camera moves the board is drawn once, and what was drawn is moved and scaled: the style sheet runs an animation
 * on it that changes nothing, and what is animated the browser draws for one zoom, and beyond the view as well. Without it
 * a hundred pictures are drawn anew at each step.
 */
export class HeldPicture {
  #drawnFor: number | null = null

  /** The camera is at this zoom on its way. */
  moved(board: HTMLElement | null, zoom: number): void {
    if (!board) return
    if (this.#drawnFor === null) {
      this.#drawnFor = zoom
      board.dataset.moving = ''
      return
    }
    const times = zoom / this.#drawnFor
    // Let go for one step, in which it is drawn for this zoom.
    if (times > DRAWN_AGAIN_FROM || times < 1 / DRAWN_AGAIN_FROM) this.rest(board)
  }

  /** The camera rests: everything is drawn as it is seen. */
  rest(board: HTMLElement | null): void {
    this.#drawnFor = null
    delete board?.dataset.moving
  }
}
