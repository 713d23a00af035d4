type Question = [topic: string, text: string, answers: string[], right: number]

interface QuestionSheet {
  match: RegExp
  title: string
  questions: Question[]
}

/** Questions with one right answer each, by what is asked about. */
export const QUESTION_SHEETS: QuestionSheet[] = [
  {
    match: /\bgeograph|capitals?\b|countr(?:y|ies)\b|\bflags? of/i,
    title: 'Geography',
    questions: [
      ['Capitals', 'What is the capital of Australia?', ['Sydney', 'Canberra', 'Perth', 'Melbourne'], 1],
      ['Rivers', 'Which river flows through Vienna?', ['Rhine', 'Elbe', 'Danube', 'Po'], 2],
      ['Countries', 'Which country has the most islands?', ['Sweden', 'Japan', 'Greece', 'Indonesia'], 0],
      ['Mountains', 'Where is Kilimanjaro?', ['Kenya', 'Uganda', 'Tanzania', 'Ethiopia'], 2],
      ['Capitals', 'What is the capital of Canada?', ['Toronto', 'Ottawa', 'Montreal', 'Vancouver'], 1],
      ['Countries', 'Which is the largest country by area?', ['China', 'Canada', 'Russia', 'Brazil'], 2],
      ['Deserts', 'In which country is most of the Gobi?', ['Iran', 'Mongolia', 'Chad', 'India'], 1],
      [
        'Rivers',
        'Into which sea does the Nile flow?',
        ['Red Sea', 'Black Sea', 'Mediterranean', 'Arabian Sea'],
        2,
      ],
      ['Countries', 'How many countries border Switzerland?', ['Three', 'Four', 'Five', 'Six'], 2],
      ['Capitals', 'What is the capital of Morocco?', ['Casablanca', 'Rabat', 'Fes', 'Tangier'], 1],
    ],
  },
  {
    match: /\bdriv(?:ing|er)|traffic|licen[cs]e|theory test/i,
    title: 'Road theory',
    questions: [
      ['Signs', 'What does a red octagon say?', ['Give way', 'Stop', 'No entry', 'Slow down'], 1],
      ['Signs', 'What does a red-edged triangle do?', ['Warns', 'Forbids', 'Guides', 'Ends a limit'], 0],
      [
        'Rules',
        'What does a steady amber light mean?',
        ['Speed up', 'Stop if you safely can', 'Turn only', 'Go'],
        1,
      ],
      [
        'Safety',
        'What makes the braking distance four times as long?',
        ['Rain', 'Twice the speed', 'Old tyres', 'Night'],
        1,
      ],
      [
        'Rules',
        'Who goes first at a zebra crossing?',
        ['The car', 'The bus', 'The person on foot', 'The bicycle'],
        2,
      ],
      [
        'Safety',
        'When do you use the hazard lights?',
        ['In rain', 'When you stand in danger', 'To say thanks', 'To park'],
        1,
      ],
      [
        'Signs',
        'What does a round sign with a red edge say?',
        ['It forbids', 'It warns', 'It advises', 'It informs'],
        0,
      ],
      [
        'Safety',
        'How far behind in dry weather, at least?',
        ['Half a second', 'One second', 'Two seconds', 'Ten seconds'],
        2,
      ],
    ],
  },
  {
    match: /\bmaths?\b|algebra|arithmetic/i,
    title: 'Mathematics',
    questions: [
      ['Algebra', 'What is x in 3x + 4 = 19?', ['3', '4', '5', '6'], 2],
      ['Geometry', 'How many degrees has a triangle?', ['90', '180', '270', '360'], 1],
      ['Numbers', 'Which of these is prime?', ['21', '27', '29', '33'], 2],
      ['Algebra', 'What is (a + b)²?', ['a² + b²', 'a² + 2ab + b²', 'a² − b²', '2a + 2b'], 1],
      ['Geometry', 'What is the area of a circle of radius 2?', ['2π', '4π', '6π', '8π'], 1],
      ['Numbers', 'What is 15% of 80?', ['8', '10', '12', '15'], 2],
    ],
  },
  {
    match: /(?:)/,
    title: 'General knowledge',
    questions: [
      ['Science', 'Which planet has the shortest day?', ['Mars', 'Jupiter', 'Earth', 'Venus'], 1],
      ['Nature', 'How many hearts has an octopus?', ['One', 'Two', 'Three', 'Eight'], 2],
      ['Places', 'Which is the smallest country?', ['Monaco', 'Malta', 'Vatican City', 'Nauru'], 2],
      ['History', 'What was first?', ['The fork', 'The pencil', 'The printing press', 'Paper'], 3],
      ['Science', 'Which metal is liquid in a warm room?', ['Tin', 'Mercury', 'Lead', 'Zinc'], 1],
      ['Nature', 'What do bees make their combs of?', ['Resin', 'Wax', 'Honey', 'Clay'], 1],
      ['Places', 'Which ocean is the largest?', ['Atlantic', 'Indian', 'Arctic', 'Pacific'], 3],
      ['History', 'In which year did the Berlin Wall fall?', ['1987', '1988', '1989', '1991'], 2],
      ['Science', 'What is the hardest natural material?', ['Quartz', 'Diamond', 'Steel', 'Granite'], 1],
      ['Places', 'On which continent is Bhutan?', ['Asia', 'Africa', 'Europe', 'South America'], 0],
    ],
  },
]

export const questionsFor = (prompt: string): QuestionSheet => {
  const found = QUESTION_SHEETS.find(({ match }) => match.test(prompt))
  if (!found) throw new Error('There is no sheet of questions.')
  return found
}
