import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { catalog } from '#server/designer/sections/content/catalog.ts'
import { coursesAbout, taughtSubject } from '#server/designer/sections/content/courses-about.ts'
import { paper } from '#server/designer/sections/content/paper.ts'

/** A course catalog. */
export const courses: Kind = {
  name: 'courses',
  label: 'a course catalog',
  shape: 'site',
  words:
    /\b(?:(?:online )?courses? (?:page|catalog\w*|site|website|platform|app|landing|marketplace|player)|(?:e-?)?learning (?:platform|app|portal|site)|lms|courses|academy (?:site|website)|(?:training|student|learner|applicant|school|university|college|education) (?:portal|catalog\w*)|(?:udemy|skillshare)(?: clone)?|coursera clone)\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Courses',
          icon: 'GraduationCap',
          says: 'courses to search, narrow, keep and open, with a form',
          piece: catalog(page, {
            component: 'Courses',
            title: `Courses at ${page.brief.brand}`,
            note: 'Browse the course catalog, look inside, and enroll online. Each path ends in a certification.',
            singular: 'course',
            plural: 'courses',
            group: 'Level',
            action: 'View details',
            done: 'You are enrolled. The first lesson is in your mail.',
            art: 'books',
            items: coursesFor(page.brief.prompt),
          }),
        },
        {
          label: 'Certification',
          icon: 'BadgeCheck',
          says: 'the certification pathways in their order',
          piece: paper(page, {
            eyebrow: 'Certification pathways',
            title: 'From first lesson to third certificate',
            lead: 'Three pathways that build on each other. Each exam can be taken twice.',
            meta: [
              ['Pathways', '3'],
              ['Exams', 'Online, every month'],
              ['Valid for', '3 years'],
              ['Languages', 'English, French'],
            ],
            blocks: [
              {
                title: 'The way',
                kind: 'flow',
                rows: [
                  ['Certificate I', 'Foundations, six weeks'],
                  ['Certificate II', 'Practice, eight weeks'],
                  ['Certificate III', 'Lead, nine weeks'],
                ],
              },
              {
                title: 'Before you begin',
                kind: 'checks',
                rows: [
                  ['A computer of your own', 'Any system, eight gigabytes of memory.'],
                  ['Six hours a week', 'Two of them live.'],
                  ['A quiet hour for the exam', 'With a camera.'],
                ],
              },
              {
                title: 'Questions',
                kind: 'questions',
                rows: [
                  ['Can I start in the middle?', 'With an entry test, yes.'],
                  ['Who teaches?', 'People who do it for a living, four days a week.'],
                  ['Is there a refund?', 'In full until the second lesson.'],
                ],
              },
            ],
          }),
        },
      ]),
      { frame: 'site' },
    ),
}

const ITEMS: Parameters<typeof catalog>[1]['items'] = [
  [
    'Foundations of network security',
    'What moves on the wire, and who else can read it.',
    'Beginner',
    '€290',
    ['6 weeks', 'Certificate I', '24 lessons'],
  ],
  [
    'Secure code in practice',
    'Find and mend the ten usual mistakes in a real code base.',
    'Intermediate',
    '€420',
    ['8 weeks', 'Certificate II', '31 lessons'],
  ],
  [
    'Incident response',
    'Four hours after the call: who does what, in which order.',
    'Advanced',
    '€560',
    ['5 weeks', 'Certificate III', 'Live exercise'],
  ],
  [
    'Cryptography without fear',
    'Keys, signatures and the mistakes that cost millions.',
    'Intermediate',
    '€380',
    ['7 weeks', 'Certificate II', '28 lessons'],
  ],
  [
    'Security for managers',
    'What to ask, what to pay for, what to leave.',
    'Beginner',
    '€190',
    ['3 weeks', 'No exam', '12 lessons'],
  ],
  [
    'Auditing a cloud',
    'Read a setup like a book, and write the report.',
    'Advanced',
    '€610',
    ['9 weeks', 'Certificate III', '35 lessons'],
  ],
]

/** Courses in what is taught there; those of a school for security where that is not said. */
function coursesFor(prompt: string): typeof ITEMS {
  const subject = /\b(?:security|cyber\w*)\b/i.test(prompt) ? null : taughtSubject(prompt)
  return subject ? coursesAbout(subject) : ITEMS
}
