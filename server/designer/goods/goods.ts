export type GoodsArt =
  | 'headphones'
  | 'sneaker'
  | 'chair'
  | 'lamp'
  | 'boot'
  | 'bowl'
  | 'backpack'
  | 'watch'
  | 'serum'
  | 'plant'
  | 'keyboard'
  | 'camera'
  | 'book'
  | 'candle'
  | 'pouch'
  | 'loaf'
  | 'jacket'
  | 'bicycle'
  | 'flask'
  | 'parcel'

/** A kind of thing that a product page can sell. */
export interface Goods {
  word: string
  match: RegExp
  art: GoodsArt
  /** A model name to borrow, and what it is. */
  name: string
  noun: string
  category: string
  price: number
  blurb: string
  points: [string, string, string]
  colors: [name: string, hex: string][]
  option: { label: string; values: string[]; soldOut: string[] }
  details: [title: string, body: string][]
  specs: [label: string, value: string][]
  reviews: [title: string, text: string, name: string, stars: number][]
  related: [name: string, art: GoodsArt, price: number, hex: string][]
  care: string
}
