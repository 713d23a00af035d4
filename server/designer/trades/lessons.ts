import type { Column, RecordType } from '#server/designer/records/record-type.ts'

/** What is taught, by the school that was named. */
const LESSONS: [RegExp, string][] = [
  [
    /\b(?:music|musique|musik|piano|violin|guitar|singing|drums?|choir)\w*/i,
    'Piano, beginners · Violin duo · Guitar basics · Choir · Drums · Theory I · Flute · Band lab',
  ],
  [
    /\b(?:driving|fahrschule|auto-?[eé]cole)\b/i,
    'Theory, part 1 · Theory, part 2 · City driving · Motorway · Night drive · Motorbike · First aid · Parking',
  ],
  [
    /\b(?:language|sprach\w*|spanish|french|german|english lessons)\b/i,
    'Spanish A1 · Spanish B1 · French A2 · German B2 · English C1 · Italian A1 · Conversation · Exam course',
  ],
  [
    /\b(?:danc(?:e|ing)|ballet|tango|salsa)\b/i,
    'Ballet, children · Salsa I · Tango · Hip-hop · Contemporary · Swing · Ballroom · Open floor',
  ],
  [
    /\b(?:cook(?:ing|ery)|culinary|baking) (?:school|class\w*|course\w*|academy)/i,
    'Knife skills · Sourdough · Fresh pasta · Sauces · Fish · Vegetables first · Chocolate · Preserves',
  ],
  [
    /\b(?:art|painting|drawing|pottery|ceramics?) (?:school|class\w*|course\w*|academy|lessons?)/i,
    'Life drawing · Watercolour · Pottery wheel · Oil painting · Printmaking · Colour · Children’s studio · Portfolio',
  ],
  [
    /\b(?:swim\w*|surf\w*|sailing|diving|climbing|tennis|riding|ski) (?:school|class\w*|course\w*|lessons?|academy)/i,
    'Beginners · Children, 6 to 8 · Technique I · Technique II · Private hour · Safety · Weekend group · Competition',
  ],
  [
    /\b(?:kindergarten|preschool|primary school|elementary|day ?care|high school|secondary school|grundschule\w*|cole primaire)\b/i,
    'Mathematics · Reading · Science · Art · Music · Sports · Geography · Languages',
  ],
]

/** The lists with the lessons of that school in place of those of any other. */
export function withLessons(types: RecordType[], prompt: string): RecordType[] {
  const lessons = LESSONS.find(([pattern]) => pattern.test(prompt))?.[1].split(' · ')
  if (!lessons) return types
  const taught = (column: Column): Column =>
    /^(?:course|class|lesson)$/i.test(column.label) && (column.kind === 'title' || column.kind === 'text')
      ? { ...column, values: lessons }
      : column
  return types.map(type => ({ ...type, columns: type.columns.map(taught) }))
}
