/** A work: what it is called, its group, and what stands below it. */
type Work = [title: string, group: string, note: string]

/** Of somebody who takes pictures. */
export const SHOTS: Work[] = [
  ['First light, Skagen', 'Landscape', '35 mm, f/8, 1/250'],
  ['Two minutes before', 'Weddings', '85 mm, f/1.8, 1/400'],
  ['Stairwell B', 'Architecture', '24 mm, f/11, 1/60'],
  ['Ana, Thursday', 'Portrait', '50 mm, f/2, 1/320'],
  ['Low tide', 'Landscape', '70 mm, f/5.6, 1/800'],
  ['The long table', 'Weddings', '35 mm, f/2.8, 1/160'],
  ['Concrete and ivy', 'Architecture', '28 mm, f/8, 1/125'],
  ['Otto at ninety', 'Portrait', '85 mm, f/2.8, 1/200'],
  ['After the storm', 'Landscape', '16 mm, f/9, 1/40'],
]

/** Of somebody who designs. */
export const DESIGNS: Work[] = [
  ['An identity in six shapes', 'Identity', 'Parcels Studio, 2026'],
  ['The reading room, a library book', 'Print', 'Lowland Press, 2026'],
  ['Numbers one can read', 'Digital', 'Ledgerline dashboard, 2025'],
  ['Four vases, one mould', 'Product', 'Self-initiated, 2025'],
  ['Street signs for the old harbour', 'Print', 'City of Lisbon, 2025'],
  ['Sleeves for a record label', 'Identity', 'Low Ceiling, 2024'],
  ['Letters to the neighbours', 'Print', 'Oreline, 2024'],
  ['A map that talks', 'Digital', 'Slow Coast, 2024'],
  ['The stage, before anyone', 'Product', 'Quartzo Theatre, 2023'],
]
