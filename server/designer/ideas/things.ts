/** The last words of a thing ~ its icon ~ names of such things ~ their groups, in the turn of the names. The first that fits. */
const TABLE = String.raw`
\bpinball(?: machine)?s?$ ~ Gamepad2 ~ Comet Run · Silver Fox · Haunted Pier · Star Diver · Rodeo Night · Deep Six ~ Electronic · Classic
\bborrowed toys?$|\btoys?$ ~ Puzzle ~ Wooden blocks · Pull-along duck · Dolls’ house · Marble run · Train set · Play kitchen · Stacking rings · Push cart · Hand puppets ~ Building · Moving · Pretend play
\b(?:tools?|machines? to borrow)$ ~ Hammer ~ Cordless drill · Hedge trimmer · Extension ladder · Orbital sander · Wheelbarrow · Tile cutter · Circular saw · Garden shredder ~ Power tools · Garden · Building
\bdrills?$ ~ Hammer ~ Cordless drill · Hammer drill · Right-angle drill · Bench drill ~ Light · Heavy
\bladders?$ ~ Hammer ~ Step ladder · Extension ladder · Folding ladder · Platform ladder ~ Indoors · Outdoors
\b(?:hives?|colon(?:y|ies))$ ~ Hexagon ~ Lime tree hive · Orchard hive · Meadow hive · South wall hive · Brook hive · Old oak hive ~ Home · Orchard
\b(?:cakes?|bakes|pastries|traybakes)$ ~ Cake ~ Lemon drizzle cake · Chocolate cake · Victoria sponge · Plum crumble cake · Marble cake · Poppy seed cake · Apple tart · Brownies ~ With fruit · With chocolate · Plain
\b(?:loaf|loaves|breads?)$ ~ Croissant ~ Country loaf · Seeded rye · Olive loaf · Wholemeal tin · Spelt loaf · Walnut loaf ~ Wheat · Rye
\bbuns?$|\brolls?$ ~ Croissant ~ Cinnamon bun · Cardamom bun · Poppy roll · Milk bun · Pretzel roll · Currant bun ~ Sweet · Plain
\b(?:gigs?|concerts?)$ ~ Music ~ The Blue Lamp · Harbour Hall · Cellar Nine · Old Dairy · Riverside Stage · Corner Bar · Town Library · Summer Garden ~ Indoors · Outdoors
\bappointments?$ ~ CalendarCheck ~ First visit · Check-up · Vaccination · Follow-up · Consultation · Second opinion ~ Morning · Afternoon
\bcandles?$ ~ Flame ~ Beeswax pillar · Cedar jar · Dipped taper · Lavender tin · Fig jar · Rolled honeycomb ~ Scented · Plain
\bsoaps?$ ~ Droplets ~ Olive bar · Lavender bar · Oat and milk · Pine tar · Rosemary bar · Citrus bar ~ Scented · Plain
\bjams?$|\bpreserves$ ~ CookingPot ~ Plum jam · Quince jelly · Apricot jam · Rhubarb and ginger · Blackcurrant · Green tomato ~ Sweet · Sour
\b(?:found items?|lost items?|lost things|belongings|lost property)$ ~ Umbrella ~ Single glove · Blue rucksack · Phone in a green case · Child’s scarf · Sports bag · Headphones · Rain hat · Leather satchel ~ Clothing · Bags · Electronics
\bstamps?$ ~ Stamp ~ Blue harbour, 2 p · Red queen, 1 d · Airmail swallow · Green posthorn · Olympic runner · Mountain railway · Alpine flower · Lighthouse, 50 c ~ Europe · Asia · Americas
\bcoins?$ ~ Coins ~ Silver crown · Bronze penny · Half florin · Copper groat · Two-metal ten · Harbour mark ~ Silver · Copper
\bbuttons?$ ~ CircleDot ~ Mother-of-pearl button · Brass uniform button · Glass flower button · Horn toggle · Enamel button · Wooden coat button ~ Metal · Glass · Natural
\bseeds?$|\bseed packets$ ~ Sprout ~ Runner bean ‘Painted Lady’ · Sweet pea · Dill · Tomato ‘Gardener’s Delight’ · Calendula · Basil · Kale ‘Black Tuscan’ · Cornflower ~ Vegetables · Flowers · Herbs
\b(?:house)?plants?$ ~ Sprout ~ Monstera · Snake plant · Peace lily · Spider plant · Boston fern · Aloe vera · Rubber plant · String of hearts ~ Living room · Kitchen · Bedroom
\bmushrooms?$|\bfungi$ ~ Trees ~ Penny bun · Fly agaric · Chanterelle · Death cap · Parasol · Panther cap · Oyster mushroom · Destroying angel ~ Edible · Poisonous
\bfish$|\bfishes$ ~ Fish ~ Neon tetra · Corydoras · Cherry shrimp · Honey gourami · Otocinclus · Harlequin rasbora ~ Surface · Middle · Bottom
\b(?:birds?|species|sightings?)$ ~ Bird ~ Kingfisher · Barn owl · Robin · Grey heron · Swift · Nuthatch · Goldfinch · Red kite ~ Water · Woods · Town
\b(?:patterns?|projects?)$ ~ Scissors ~ Harbour jumper · Cable socks · Leaf shawl · Garter blanket · Ribbed hat · Fair Isle mittens · Lace collar · Moss scarf ~ Easy · Advanced
\bbobbins?$ ~ Scissors ~ Beech bobbin · Rosewood bobbin · Spangled bobbin · Bone bobbin · Painted bobbin · Travel bobbin ~ Wood · Bone
\byarns?$ ~ Scissors ~ Merino, undyed · Shetland, moss · Alpaca, grey · Cotton, sand · Mohair, rust ~ Wool · Cotton
\bvinyl(?: records?)?$|\brecords?$|\balbums?$ ~ Disc3 ~ Slow Morning · Harbour Lights · Copper Wire · Night Bus · Tall Grass · Sunday Radio · Second Floor · Left of Centre ~ Jazz · Soul · Folk
\bcastles?$ ~ Castle ~ Pirate castle · Jungle castle · Rainbow castle · Castle with slide ~ Small · Large
\btents?$|\bmarquees?$ ~ Tent ~ Party tent, 3 × 3 m · Party tent, 6 × 3 m · Pavilion · Star tent ~ Small · Large
\b(?:equipment|gear)$ ~ Tent ~ Bouncy castle · Party tent, 6 × 3 m · Folding table · Popcorn maker · Pavilion, 3 × 3 m · Bench set · Giant skittles · Light chain ~ Play · Tents · Furniture
\b(?:tables?)$ ~ Package ~ Folding table · Standing table · Long table · Round table ~ Small · Large
\b(?:rooms?|cabins?|huts?)$ ~ BedDouble ~ Lamp Room · Keeper’s Room · Gallery Room · Harbour Room · Tower Room · Garden Room ~ For two · For four
\bescape rooms?$ ~ KeyRound ~ The Clockmaker · Cold Harbour · Room 13 ~ Easy · Hard
\bclothes$|\bgarments?$|\bcostumes?$ ~ Shirt ~ Striped jumper · Rain jacket · Corduroy trousers · Summer dress · Wool hat · Snow suit · Dungarees · Cotton shirt ~ 98/104 · 110/116 · 122/128
\bgifts?$|\bpresents?$|\bwish(?:es)?(?: list)?$ ~ Gift ~ Enamel casserole · Linen bedding · Picnic basket · Wool blanket · Coffee grinder · Garden bench · Set of glasses · Weekend by the sea ~ Home · Kitchen · Outdoors
\b(?:batch(?:es)?|beers?|brews?|homebrews?)$ ~ Beer ~ Pale ale no. 12 · Porter no. 11 · Wheat beer no. 10 · Saison no. 9 · Red ale no. 8 · Stout no. 7 ~ Ale · Dark · Wheat
\b(?:dinners?|suppers?)$ ~ Utensils ~ Autumn roots supper · Long table of pulses · Winter greens dinner · Noodle night · Chestnut feast · New year supper ~ Supper · Lunch
\bmenus?$|\bcourses? on the table$ ~ Utensils ~ Roast beetroot with walnuts · Pumpkin soup · Bean stew with herbs · Mushroom dumplings · Baked quince · Almond cake ~ Starter · Main · Sweet
\bvegan (?:menu|dishes|dinners?)$ ~ Utensils ~ Roast beetroot with walnuts · Pumpkin soup · Bean stew with herbs · Mushroom dumplings · Baked quince ~ Starter · Main · Sweet
\b(?:pieces|songs|hymns|works)(?: of music)?$ ~ Music ~ Ave verum · The Lark · Evening hymn · Winter round · Harbour song · Gaudete · Slow air · Psalm 23 ~ Sacred · Folk
\b(?:layouts?|railways?|locomotives?)$ ~ TrainFront ~ Branch line, N gauge · Harbour yard, H0 · Alpine loop, H0m · Narrow-gauge quarry · City station, H0 · Garden line, G ~ N · H0 · G
\b(?:pinball machines?|machines?)$ ~ Gamepad2 ~ Machine 1 · Machine 2 · Machine 3 · Machine 4 · Machine 5 · Machine 6 ~ In use · Free
\b(?:teams?|squads?)$ ~ Shield ~ The Magpies · North Gate · Quiet Thunder · Harbour Hornets · Late Entry · The Understudies · Red Lanterns · Second Shift ~ North · South
\b(?:bouts?|fixtures?|matches|games)$ ~ Swords ~ Magpies – North Gate · Quiet Thunder – Hornets · Red Lanterns – Magpies · North Gate – Second Shift · Hornets – Late Entry · Understudies – Lanterns ~ Home · Away
\brounds?$ ~ ListOrdered ~ History · Music · Rivers and lakes · Food and drink · Films · Anything goes ~ Written · Spoken
\bplots?$ ~ Fence ~ Plot 1 · Plot 2 · Plot 3 · Plot 4 · Plot 5 · Plot 6 · Plot 7 · Plot 8 ~ North side · South side
\b(?:dogs?|cats?|pets?|rabbits?)$ ~ PawPrint ~ Juno · Bruno · Miso · Pepper · Olive · Rufus · Nala · Biscuit ~ Small · Large
\bfamil(?:y|ies)$|\bhouseholds?$ ~ House ~ Family Adler · Family Costa · Family Demir · Family Haddad · Family Lindh · Family Okafor ~ Members
\bstops?$|\bbus stops$ ~ MapPin ~ School gate · Mill Lane · Old market · Chapel Hill · Station · Harbour · North park ~ Line A · Line B
\b(?:drop-?off points?|points of collection|collection points?|places?|locations?)$ ~ MapPin ~ Old market · Mill Lane · Chapel Hill · Harbour · North park · Station yard ~ North · South
\bdepartments?$ ~ Store ~ Screws and fixings · Paint · Hand tools · Electrical · Plumbing · Garden · Timber, cut to size · Keys and locks ~ Indoors · Outdoors
\b(?:exhibitions?|exhibits?)$ ~ Landmark ~ From the collection · New in this year · A closer look · The makers · Kept in drawers · Gifts of the town ~ Permanent · Until spring
\b(?:tours?)$ ~ Route ~ Morning tour · Highlights in an hour · Family tour · Behind the scenes · Evening tour ~ Short · Long
\b(?:notices?|announcements?|news)$ ~ Megaphone ~ Meeting after the service · Help wanted on Saturday · New times from December · Collection of coats · Coffee moves next door ~ This week · Soon
\b(?:flats?|flat-?shares?|apartments?)$ ~ House ~ Room by the canal · Attic in the old town · Bright corner room · Room with balcony · Quiet courtyard room · Shared garden flat ~ Centre · South
\bfirings?$ ~ Flame ~ Bisque, shelf 2 · Stoneware glaze · Raku · Low fire, tests · Bisque, shelf 4 ~ Bisque · Glaze
\b(?:stands?|slots?|kiln slots?|telescope time)$ ~ CalendarCheck ~ Morning slot · Midday slot · Afternoon slot · Evening slot · Late slot ~ Weekday · Weekend
\b(?:finds?|caches?|geocach(?:es?|ing))$ ~ MapPin ~ Under the old bridge · Church view · Fox’s den · Third bench · Mill pond · Lookout ~ Traditional · Puzzle
\b(?:services?)$ ~ HandHeart ~ First consultation · Standard service · Extended service · Visit at home · Written advice ~ Usual · On request
\b(?:games?|board games)$ ~ Dices ~ Harbour Masters · Nine Lanterns · The Long Winter · Copper & Salt · Tiny Towers · Fox and Geese ~ For two · For many
\b(?:sports? )?bikes?$|\bbicycles?$ ~ Bike ~ Blue city bike · Cargo bike · Child’s bike, 20 inch · Touring bike · Folding bike · Tandem ~ Adults · Children
\bkayaks?$|\bcanoes?$|\bboats?$|\bsurf ?boards?$ ~ Sailboat ~ Heron · Little Gull · Pelican · North Wind · Marisol · Kestrel ~ For one · For two
\bbooks?$|\bnovels?$ ~ BookOpen ~ The Salt Road · A Field of Lamps · Winter Harbour · The Quiet Engine · Small Birds · The Glass Orchard ~ Novels · Non-fiction
\brecipes?$|\bdishes$|\bmeals?$ ~ Utensils ~ Lentil soup · Roast pumpkin · Shakshuka · Potato gratin · Chickpea curry · Barley salad · Bean chilli · Plum cake ~ Dinner · Lunch · Sweet
\bitems?$|\bthings?$|\bobjects?$|\bstuff$ ~ Package ~ Kettle · Desk lamp · Rain jacket · Toaster · Bicycle · Radio · Wooden chair · Picture frame ~ Home · Clothing · Electrical
`

export const THINGS = TABLE.trim()
  .split('\n')
  .map(line => {
    const [words = '', icon = '', names = '', groups = ''] = line.split(' ~ ')
    return { words: new RegExp(words), icon, names: names.split(' · '), groups: groups.split(' · ') }
  })
