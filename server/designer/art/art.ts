export type ArtName =
  | 'aperture'
  | 'arcade'
  | 'blocks'
  | 'board'
  | 'books'
  | 'bottles'
  | 'bowl'
  | 'cards'
  | 'cup'
  | 'facade'
  | 'hills'
  | 'house'
  | 'leaf'
  | 'letter'
  | 'loaf'
  | 'lock'
  | 'moon'
  | 'orbit'
  | 'pages'
  | 'panel'
  | 'paw'
  | 'people'
  | 'plate'
  | 'pulse'
  | 'room'
  | 'route'
  | 'shield'
  | 'sneaker'
  | 'stage'
  | 'sun'
  | 'terminal'
  | 'tools'
  | 'track'
  | 'turbine'
  | 'vessels'
  | 'vinyl'
  | 'waves'

/** A drawing in the colours of the theme; the inside of an `<svg>` of 640 by 520. */
export interface Drawing {
  /** What it shows, for the caption beside it. */
  shows: string
  shapes: string
  /** For those who do not see it, where it is more than ornament. */
  says?: string
}
