type Deck = [name: string, cards: [front: string, back: string][]]

interface Vocabulary {
  match: RegExp
  title: string
  front: string
  back: string
  decks: Deck[]
}

const FOOD = ['apple', 'bread', 'water', 'cheese', 'egg']
const HOME = ['house', 'window', 'table', 'door', 'kitchen']
const DAYS = ['Monday', 'Wednesday', 'Friday', 'Sunday', 'today']

/** The same fifteen words in each language, in the order of the lists above. */
const language = (
  match: RegExp,
  name: string,
  food: string[],
  home: string[],
  days: string[],
): Vocabulary => {
  const deck = (title: string, own: string[], english: string[]): Deck => [
    title,
    own.map((word, at) => [word, english[at] ?? '']),
  ]
  return {
    match,
    title: `${name} vocabulary`,
    front: name,
    back: 'English',
    decks: [deck('Food', food, FOOD), deck('At home', home, HOME), deck('Days', days, DAYS)],
  }
}

export const VOCABULARIES: Vocabulary[] = [
  language(
    /\bspanish|espa[nñ]ol/i,
    'Spanish',
    ['la manzana', 'el pan', 'el agua', 'el queso', 'el huevo'],
    ['la casa', 'la ventana', 'la mesa', 'la puerta', 'la cocina'],
    ['el lunes', 'el miércoles', 'el viernes', 'el domingo', 'hoy'],
  ),
  language(
    /\bfrench|français/i,
    'French',
    ['la pomme', 'le pain', 'l’eau', 'le fromage', 'l’œuf'],
    ['la maison', 'la fenêtre', 'la table', 'la porte', 'la cuisine'],
    ['lundi', 'mercredi', 'vendredi', 'dimanche', 'aujourd’hui'],
  ),
  language(
    /\bgerman|deutsch/i,
    'German',
    ['der Apfel', 'das Brot', 'das Wasser', 'der Käse', 'das Ei'],
    ['das Haus', 'das Fenster', 'der Tisch', 'die Tür', 'die Küche'],
    ['Montag', 'Mittwoch', 'Freitag', 'Sonntag', 'heute'],
  ),
  language(
    /\bitalian/i,
    'Italian',
    ['la mela', 'il pane', 'l’acqua', 'il formaggio', 'l’uovo'],
    ['la casa', 'la finestra', 'il tavolo', 'la porta', 'la cucina'],
    ['lunedì', 'mercoledì', 'venerdì', 'domenica', 'oggi'],
  ),
  language(
    /\bjapanese|\bkanji|hiragana/i,
    'Japanese',
    ['りんご', 'パン', '水', 'チーズ', '卵'],
    ['家', '窓', 'テーブル', 'ドア', '台所'],
    ['月曜日', '水曜日', '金曜日', '日曜日', '今日'],
  ),
  {
    match: /\banatom|medic|nurs|biolog|bones?\b/i,
    title: 'Anatomy',
    front: 'Term',
    back: 'Meaning',
    decks: [
      [
        'Bones',
        [
          ['Femur', 'Thigh bone'],
          ['Patella', 'Kneecap'],
          ['Clavicle', 'Collarbone'],
          ['Scapula', 'Shoulder blade'],
        ],
      ],
      [
        'Organs',
        [
          ['Hepar', 'Liver'],
          ['Ren', 'Kidney'],
          ['Cor', 'Heart'],
          ['Pulmo', 'Lung'],
        ],
      ],
    ],
  },
  {
    match: /(?:)/,
    title: 'Cards to learn',
    front: 'Question',
    back: 'Answer',
    decks: [
      [
        'Capitals',
        [
          ['Capital of Norway', 'Oslo'],
          ['Capital of Kenya', 'Nairobi'],
          ['Capital of Peru', 'Lima'],
          ['Capital of Canada', 'Ottawa'],
          ['Capital of Vietnam', 'Hanoi'],
        ],
      ],
      [
        'Elements',
        [
          ['Fe', 'Iron'],
          ['Na', 'Sodium'],
          ['Ag', 'Silver'],
          ['K', 'Potassium'],
        ],
      ],
    ],
  },
]
