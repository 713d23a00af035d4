/** Names for rows of things that everybody knows, by the noun. */
const KNOWN: [RegExp, string][] = [
  [/planets?$/, 'Mercury · Venus · Earth · Mars · Jupiter · Saturn · Uranus · Neptune'],
  [
    /countr(?:y|ies)$/,
    'Portugal · Kenya · Japan · Chile · Norway · Vietnam · Canada · Ghana · Austria · Peru · India · Ireland',
  ],
  [
    /(?:cit(?:y|ies)|capitals?|towns?|destinations?)$/,
    'Lisbon · Nairobi · Osaka · Valparaíso · Bergen · Hanoi · Montreal · Accra · Graz · Cusco · Kochi · Galway',
  ],
  [
    /(?:mountains?|peaks?|summits?)$/,
    'Kilimanjaro · Mont Blanc · Denali · Fuji · Aconcagua · Elbrus · Matterhorn · Olympus · Teide · Rysy',
  ],
  [
    /(?:trails?|hikes?|walks?|routes?)$/,
    'Ridge path · Lake loop · Old pilgrim way · Gorge trail · Chapel round · Two valleys · Pine forest · Shore path · High meadow · Waterfall walk',
  ],
  [
    /birds?$/,
    'Kingfisher · Barn owl · Robin · Grey heron · Swift · Nuthatch · Wren · Goldfinch · Red kite · Jay',
  ],
  [
    /(?:trees?|plants?|seedlings?)$/,
    'Silver birch · Linden · Rowan · Hornbeam · Field maple · Hazel · Larch · Yew · Wild cherry · Black alder',
  ],
  [
    /(?:flowers?|bouquets?)$/,
    'Peony · Dahlia · Ranunculus · Sweet pea · Anemone · Foxglove · Aster · Tulip · Cornflower · Lisianthus',
  ],
  [
    /(?:wines?|wine bottles|bottles)$/,
    'Riesling Kabinett · Pinot Noir Reserve · Barolo · Chablis · Rioja Crianza · Grüner Veltliner · Douro Tinto · Sancerre · Malbec · Tokaji',
  ],
  [
    /cheeses?$/,
    'Comté · Manchego · Gouda, aged · Brie · Pecorino · Stilton · Gruyère · Feta · Halloumi · Taleggio',
  ],
  [
    /(?:motorcycles?|motorbikes?|scooters?|mopeds?)$/,
    'Tern 125 · Halden 350 Classic · Kestrel Adventure 500 · City scooter 50 · Marrow Twin 650 · Coast Cruiser 400 · Electric scooter · Trail 250',
  ],
  [
    /(?:costumes?|fancy dress(?:es)?)$/,
    'Pirate captain · Masked ball gown · Astronaut · Roaring twenties · Forest witch · Roman senator · Disco suit · Sea creature',
  ],
  [
    /(?:trucks?|lorr(?:y|ies)|ploughs?|plows?|buses)$/,
    'Unit 11 · Unit 12 · Unit 14 · Unit 15 · Unit 21 · Unit 22 · Unit 30 · Unit 31',
  ],
  [
    /(?:parking (?:lots?|spaces?|spots?)|car parks?|garages?)$/,
    'Old market garage · Station deck · Harbour lot · Mill Lane · North park · City hall, level 2 · Hospital visitors · Riverside',
  ],
  [
    /(?:ponds?|tanks?|basins?)$/,
    'North pond · South pond · Nursery 1 · Nursery 2 · Long pond · Spring basin · Quarantine · Harvest pond',
  ],
  [
    /(?:cars?|vehicles?|vans?)$/,
    'Compact 1 · Compact 2 · Estate 1 · Estate 2 · Van 1 · Van 2 · Electric 1 · Electric 2 · Convertible · Minibus',
  ],
  [
    /(?:boats?|ships?|yachts?|vessels?)$/,
    'Heron · Marisol · North Wind · Pelican · Saltwater · Little Gull · Aurora · Brigid · Sturgeon · Kestrel',
  ],
  [
    /(?:books?|novels?|titles?)$/,
    'The Salt Road · A Field of Lamps · Winter Harbour · The Quiet Engine · Letters from Ghent · Small Birds · The Glass Orchard · North of Noon · Paper Rivers · The Last Ferry',
  ],
  [
    /(?:films?|movies?|series|shows?)$/,
    'The Lighthouse Keeper · Night Train · Orchard Road · Seven Winters · The Paper King · Low Tide · Our Last Summer · Signal · The Understudy · Blue Hour',
  ],
  [
    /(?:songs?|tracks?|albums?|records?)$/,
    'Slow Morning · Harbour Lights · Paper Moon · Second Floor · Copper Wire · Night Bus · Any Other Name · Tall Grass · Sunday Radio · Left of Centre',
  ],
  [
    /(?:paintings?|artworks?|sculptures?|exhibits?|works)$/,
    'Harbour at dusk · Map of the north · Glass heron · Weaver’s chair · Iron compass · The blue letter · Bronze wheel · Mask with feathers · Lamp of the miller · Seven small boats',
  ],
  [
    /(?:recipes?|dishes?|meals?)$/,
    'Lemon risotto · Lentil soup · Roast pumpkin · Shakshuka · Miso salmon · Potato gratin · Chickpea curry · Plum cake · Green omelette · Noodle salad',
  ],
  [
    /(?:fruits?|vegetables?|crops?)$/,
    'Apples · Plums · Pumpkins · Carrots · Beetroot · Leeks · Pears · Kale · Beans · Onions',
  ],
  [
    /(?:dogs?|cats?|pets?|animals?|horses?)$/,
    'Juno · Bruno · Miso · Pepper · Olive · Rufus · Nala · Biscuit · Hazel · Otis',
  ],
  [
    /(?:apartments?|flats?|houses?|homes?|rooms?|propert(?:y|ies))$/,
    'Linden Street 4 · Harbour 12 · Mill Lane 7 · Station Road 30 · Old Market 2 · Chapel Hill 9 · Riverside 18 · Garden House · North Park 5 · Bridge Street 1',
  ],
  [
    /(?:courses?|classes|lessons|workshops?|subjects|lectures?)$/,
    'Statistics I · Drawing · Spanish A2 · Photography · Biology · First aid · Public speaking · Pottery · Data basics · World history',
  ],
  [
    /(?:exercises?|workouts?)$/,
    'Squat · Deadlift · Plank · Push-up · Row · Lunge · Pull-up · Bridge · Step-up · Dead bug',
  ],
  [
    /(?:games?|board games|puzzles?)$/,
    'Harbour Masters · Nine Lanterns · The Long Winter · Copper & Salt · Tiny Towers · Fox and Geese · Red Line · Island Five · Cartographers · Night Market',
  ],
  [
    /(?:scholarships?|grants?|funds?|awards?)$/,
    'Linden Fellowship · First in Family · Women in Engineering · Arts and Crafts Fund · Rural Students · Harbour Foundation · Open Research · Language Year · Green Futures · Music Bursary',
  ],
  [
    /(?:tools?|machines?|devices?|instruments?)$/,
    'Drill · Sander · Table saw · Ladder · Compressor · Router · Mixer · Level · Welder · Press',
  ],
  [
    /(?:festivals?|events?|concerts?)$/,
    'Harbour Sounds · Night of the Museums · Spring Fair · Jazz in the Yard · Lantern Walk · Book Week · Film Nights · Street Food Days · Winter Market · Open Studios',
  ],
  [
    /(?:restaurants?|caf[eé]s?|bars?|shops?|stores?)$/,
    'Bistro Lumen · Common Table · The Tin Whistle · Halden · Osteria Nove · Green Door · Salt & Ash · Café Parallel · Nine Tables · Marrow',
  ],
]

/** Who is called by a name of their own. */
const PEOPLE =
  /\b(?:people|persons?|staff|employees?|members?|users?|players?|students?|pupils?|patients?|customers?|clients?|donors?|teachers?|volunteers?|guests?|residents?|tenants?|children|kids|parents|doctors?|nurses?|artists?|authors?|musicians?|athletes?|drivers?|coaches|trainers?|contacts?|leads?|candidates?|applicants?|attendees|speakers?|freelancers?|contractors?|managers?|agents?|friends|alumni|voters?|subscribers?|followers?|readers?|listeners?|buyers?|sellers?|partners?|riders?|passengers?|workers?|officers?|witness(?:es)?|heroes|characters?)$/i

export const arePeople = (noun: string): boolean => PEOPLE.test(noun)

export const namesOf = (noun: string): string[] | null =>
  KNOWN.find(([pattern]) => new RegExp(`\\b${pattern.source}`).test(noun.toLowerCase()))?.[1].split(' · ') ??
  null
