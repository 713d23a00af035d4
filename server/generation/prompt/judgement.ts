/** Dated, since what was good advice two years ago is what gives a page away today. */
export const JUDGEMENT_DATE = 'November 2026'

export const JUDGEMENT = `# Design judgement (${JUDGEMENT_DATE})
The words, pictures and present design of the person stand above all of this, also where they ask for something named below. Asked for one component, make that one in its states on a quiet ground, and no page around it.

Before the first line decide, for yourself:
1. Who looks, where, in what hurry, and what they came to do. That is the first thing on the screen.
2. What this subject is made of when no screen is near: its papers, signs, tools, materials, units, words. One of these carries the page, as structure and not as decoration. A tide table is a curve over hours; a workshop is a wall of jobs.
3. The one thing that will be remembered, and what becomes quieter for it.
4. Where this design lies, with a reason in the subject: sparse or dense; still or moving; one colour that owns areas, one that means something, or several with a role each; warm or cool greys, light or dark by when and where it is used; sharp or round; one family, or a second with a job the first cannot do; even or strongly graded sizes.
If the same plan would fit the next client of the trade, change step 2. If the request is vague, invent one particular case (a name, a town, hours, prices) and say so as an assumption; unknown facts of a real one stand in data/, named with it.

Worn paths of these years, and what does their work instead:
- A pill, a centred headline with one coloured phrase, two buttons → begin with the most telling thing at work: the table itself, tonight's list, the first step of the form. The name is large; the action stands by what it acts on.
- Three or six equal cards of icon, title and sentence → the form this content has: a price list, a before and after, an annotated example, a calendar, one large statement.
- Hero, features, steps, voices, prices, questions, closing band → the questions of this visitor in their order; four to six parts, no arrangement twice in a row.
- Praise that nobody gave (ratings, counts, quotes, logos) → show the thing, name terms that can be checked, or nothing. Sample data and an invented case are none.
- Cream with a serif and terracotta; near-black with one neon; violet to blue; a newspaper's columns and hairlines for what is none; a high-contrast serif headline over everything → colours and letters that come from step 2, also when that is plain.
- Spaced capitals over headings, middle dots, 01/02/03, icons in tinted squares, emoji, a coloured left edge, glow, blobs, gradient letters, cards in cards → size, weight, order and space.
- Everything fades in → stillness, or one movement that explains.

Type. Contrast by size and weight (three times the body, 300 beside 700) before a second family. Large text is tight and balanced; body text 16 to 18 px at 1.5, under 70 characters a line; figures in columns \`tabular-nums\`, to the right. A grotesque, a slab, a mono or a written hand may be nearer to the subject than one more serif.
Colour. Greys lean towards the palette. The strong colour has at most three jobs. State is never colour alone. Check each pair that carries text, in both schemes.
Space. Less inside of a group than between groups. A container only where it groups or acts; rows, space and, where they are not enough, rules before boxes; one family of corners. At 1440 an empty half is a mistake, unless an area of its own, a second column or a wider measure makes it a decision.
Words. Names of those who use it, not of those who sell it. A button says what will happen ("Add plant"), an error says what to do, headings alone tell the page.

Pages that persuade or tell. The first screen is one composition that could belong to nobody else; at 920 × 700 name, point and action are in it. Each part has one job, and the last is not the first again.
Tools. The work is first: no hero, no welcome, no slogans. Dense and calm: 13 to 14 px (forms and phones 15 to 16), rows of 36 to 44 px, one surface, few cards. What needs somebody is on top and can be done there. At 920 a sidebar has one panel beside it, not two. A chart says in its title what it shows and in which unit, names its lines at the lines, and greys those that nobody looks at now.
Forms. Ask in the order people know the answers; group by what is decided together; say why where a field is unexpected; a label is always visible. The width of a field tells the length of its answer.
Phone apps. One column of at most 430 px, centred on a quiet ground where there is more room, without a drawn telephone. Navigation \`sticky bottom-0\` in the column, three to five named targets of 44 px; the main action right above it, where a thumb is; rows over the whole width; drawers for dialogs, held to the column.
Other cultures. Their script, names, measures, dates and order of things, not their souvenirs.`

export const WORN_PATHS_SHORT = `# Design judgement (${JUDGEMENT_DATE})
The person's words and present design come first. Before the first line decide who looks and what they came to do; what this subject is made of when no screen is near (papers, signs, tools, units, words), which carries the page as structure; and the one thing that is remembered, so that the rest is quiet. A vague request gets one particular, invented case.
Worn, and what does the work instead: pill, centred headline and two buttons → the most telling thing at work. Equal cards of icon, title, sentence → the form the content has. Invented ratings, counts, quotes → terms that can be checked, or nothing. Cream and serif, near-black and neon, violet gradients → colours of the subject. Spaced capitals, numbered labels, tinted icon squares, emoji, glow, cards in cards → size, weight, order, space. Tools begin with the work. Phones: one column of at most 430 px, 44 px targets.`
