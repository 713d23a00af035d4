import type { ItineraryWish } from '#server/designer/sections/work/itinerary.ts'

type Days = ItineraryWish['days']

const SPOTS: [number, number][] = [
  [78, 42],
  [72, 52],
  [60, 48],
  [52, 58],
  [44, 62],
  [34, 66],
  [24, 78],
  [18, 60],
  [30, 40],
  [46, 30],
]

const TRIPS: [
  match: RegExp,
  places: [place: string, morning: string, noon: string, evening: string, cost: number][],
][] = [
  [
    /\bjapan|tokyo|kyoto/i,
    [
      ['Tokyo', 'Senso-ji before the crowds', 'Lunch on Kappabashi', 'Shibuya from above', 96],
      ['Tokyo', 'Tsukiji outer market', 'Ueno park and museum', 'Izakaya in Yurakucho', 110],
      ['Hakone', 'Romance Car to Hakone', 'Open-air museum', 'Hot spring in the inn', 214],
      ['Kyoto', 'Shinkansen to Kyoto', 'Nishiki market', 'Gion at dusk', 168],
      ['Kyoto', 'Fushimi Inari at six', 'Tea in Uji', 'Pontocho alley', 84],
      ['Nara', 'Deer park and Todai-ji', 'Mochi by hand', 'Back along the river', 62],
      ['Osaka', 'Osaka castle', 'Okonomiyaki in Dotonbori', 'Night flight', 120],
    ],
  ],
  [
    /\bital(?:y|ian)|rome|tuscany|florence/i,
    [
      ['Rome', 'Pantheon at opening', 'Testaccio market', 'Trastevere', 92],
      ['Rome', 'Borghese gallery', 'Appian Way by bike', 'Aperitivo in Monti', 108],
      ['Orvieto', 'Train to Orvieto', 'Underground tour', 'Dinner on the cliff', 126],
      ['Florence', 'Uffizi, booked for nine', 'Lampredotto stand', 'San Miniato at sunset', 134],
      ['Siena', 'Bus through the hills', 'Campo and tower', 'Back by the last bus', 78],
    ],
  ],
  [
    /\broad[\s-]?trip|west coast|california|usa?\b/i,
    [
      ['Seattle', 'Pick up the car', 'Pike Place, 3 h to Portland', 'Food carts', 186],
      ['Portland', 'Powell’s books', 'Drive 2 h to Cannon Beach', 'Haystack Rock', 124],
      ['Redwoods', 'Drive 5 h along 101', 'Avenue of the giants', 'Cabin in the trees', 210],
      ['San Francisco', 'Drive 5 h south', 'Golden Gate on foot', 'Mission burrito', 238],
      ['Big Sur', 'Drive 3 h on Highway 1', 'Pfeiffer beach', 'Camp under the pines', 96],
      ['Los Angeles', 'Drive 5 h', 'Getty centre', 'Griffith at night', 178],
    ],
  ],
  [
    /(?:)/,
    [
      ['Lisbon', 'Tram 28 at eight', 'Lunch in Mouraria', 'Sunset at Graça', 74],
      ['Sintra', 'Train to Sintra', 'Pena palace and park', 'Back for grilled sardines', 88],
      ['Évora', 'Bus to Évora', 'Roman temple and chapel', 'Dinner at the long table', 102],
      ['Porto', 'Train north', 'Ribeira on foot', 'Cellars across the river', 126],
      ['Douro', 'Slow train along the river', 'Swim below the bridge', 'Vineyard dinner', 148],
    ],
  ],
]

/** As many days as were named, through the places that were. */
export function tripFor(prompt: string): { place: string; days: Days } {
  const places = TRIPS.find(([match]) => match.test(prompt))?.[1] ?? []
  const count = Math.min(10, Number(/\b(\d{1,2})[\s-]?days?\b/i.exec(prompt)?.[1] ?? places.length))
  const days = Array.from({ length: count }, (_, at): Days[number] => {
    const [place, morning, noon, evening, cost] = places[at % places.length] ?? ['', '', '', '', 0]
    return [
      at < places.length ? place : `${place}, slowly`,
      SPOTS[at % SPOTS.length] ?? [50, 50],
      [
        ['09:00', morning, Math.round(cost * 0.2)],
        ['13:00', noon, Math.round(cost * 0.3)],
        ['18:30', evening, Math.round(cost * 0.5)],
      ],
    ]
  })
  const named = /\btrip (?:to|through|of|around)\s+(?:the )?([A-Z][\p{L}]+(?: [A-Z][\p{L}]+)?)/u.exec(
    prompt,
  )?.[1]
  return { place: named ?? places[0]?.[0] ?? '', days }
}
