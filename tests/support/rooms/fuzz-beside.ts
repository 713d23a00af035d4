import type { Random } from '#tests/support/random.ts'
import type { FuzzModel } from '#tests/support/rooms/fuzz-models.ts'

/** What happens beside the edits of a model, one at a time; one that a kill has cut off is over. */
export class Beside {
  readonly #model: FuzzModel
  readonly #random: Random
  isBusy = false

  constructor(model: FuzzModel, random: Random) {
    this.#model = model
    this.#random = random
  }

  begin(): void {
    if (!this.#model.beside || this.isBusy) return
    this.isBusy = true
    void this.#model
      .beside(this.#random)
      .catch(() => undefined)
      .finally(() => {
        this.isBusy = false
      })
  }
}
