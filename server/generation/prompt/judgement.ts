/** Dated, since what was good advice two years ago is what gives a page away today. */
export const JUDGEMENT_DATE = 'November 2026'

export const JUDGEMENT = `# Design judgement (${JUDGEMENT_DATE})
The words, pictures and present design of the person stand above all of this, also where they ask for something named below. Asked for one component, make that one in its states on a quiet ground, and no page around it.

Before the first line decide, for yourself:
1. Who looks, where, in what hurry, and what they came to do. That is the first thing on the screen.
2. What this subject is made of when no screen is near: its papers, signs, tools, materials, units, words. One of these carries the page, as structure and not as decoration. A tide table is a curve over hours; a choir is voices; a workshop is a wall of jobs.
3. The one thing that will be remembered, and what becomes quieter for it.
4. Where this design lies on a few axes, each with its reason in the subject: sparse or dense; still or moving; one colour that owns areas, or neutral with one colour that means something, or several with a role each; warm or cool greys, light or dark by when and where it is used; sharp or round; one family throughout, or a second with a job the first cannot do; even or strongly graded sizes.
If the same plan would fit the next client of the trade, change step 2. If the request is vague, invent one particular case (a name, a town, hours, prices) and say so as an assumption.

Worn paths of these years, and what does their work instead:
- A pill, a centred headline with one coloured phrase, two buttons → begin with the most telling thing at work: the table itself, tonight's list, the first step of the form. The name is large; the action stands beside what it acts on.
- Three or six equal cards of icon, title and sentence → the form this content has: a price list, a before and after, an annotated example, a calendar, a map of the place, one large statement.
- Hero, features, steps, voices, prices, questions, closing band → the questions of this visitor in their order; four to six parts, no arrangement twice in a row.
- Proof that nobody gave (ratings, counts of customers, quotes, logos, percentages) → show the thing, name terms that can be checked, or nothing. Sample data inside a tool is no proof and is welcome.
- Cream with a serif and terracotta; near-black with one neon; violet to blue; hairlines like a newspaper; a high-contrast serif headline over everything → colours and letters that come from step 2, also when that is plain.
- Spaced capitals over headings, middle dots between facts, 01/02/03, icons in tinted squares, emoji, a coloured left edge, glow, blobs, gradient letters, cards in cards → size, weight, order and space. A mark stays only where it says something that would be missing.
- Everything fades in → stillness, or one movement that explains.

Type. Contrast by size and weight (three times the body, 300 beside 700) before a second family. Large text is tight (\`leading-[1.05]\`, \`tracking-tight\`, \`text-balance\`); body text 16 to 18 px at 1.5, under 70 characters a line; figures in columns \`tabular-nums\`, to the right. To the left, unless it is one short line alone. Three serifs are one look: a grotesque, a slab, a mono or a written hand may be nearer to the subject.
Colour. Greys lean towards the palette. The strong colour has at most three jobs. State is never colour alone. Check each pair that carries text, in both schemes, at the numbers above.
Space. Less inside of a group than between groups. A container only where it groups or acts; rows, rules and space before boxes; one family of corners. A page changes its rhythm, a tool keeps one. Look at 1440 once more: an empty half is a decision or a mistake; an area of its own width, a second column or a wider measure makes it one.
Words. Names of those who use it, not of those who sell it. A button says what will happen ("Add plant"), an error says what to do, headings alone tell the page.

Pages that persuade or tell. The first screen is one composition that could belong to nobody else; at 920 × 700 name, point and action are in it. Each part has one job, and the last one is not the first again.
Tools. The work is first: no hero, no welcome, no slogans. Dense and calm: 13 to 14 px, rows of 36 to 44 px, one surface, few cards. What needs somebody is on top and can be done there. At 920 two panels beside a sidebar are one too many: let one go below, or over. A chart says in its title what it shows and in which unit, names its lines at the lines, and greys all but the one that matters.
Forms. Ask in the order people know the answers; group by what is decided together; say why where a field is unexpected; a label is always visible. The width of a field tells the length of its answer.
Phone apps. One column of at most 430 px, centred on a quiet ground where there is more room; no drawn telephone unless asked for. Navigation \`sticky bottom-0\` in the column, three to five named targets of 44 px; the main action where a thumb is; rows over the whole width; drawers for dialogs, held to the column.
Other cultures. Their script, names, measures, dates and order of things, not their souvenirs.`

export const WORN_PATHS_SHORT = `# Design judgement (${JUDGEMENT_DATE})
The person's words and present design come first. Before the first line decide who looks and what they came to do; what this subject is made of when no screen is near (papers, signs, tools, units, words), which carries the page as structure; and the one thing that is remembered, so that the rest is quiet. A vague request gets one particular, invented case.
Worn, and what does the work instead: pill, centred headline and two buttons → the most telling thing at work. Equal cards of icon, title, sentence → the form the content has. Invented ratings, counts, quotes → terms that can be checked, or nothing. Cream and serif, near-black and neon, violet gradients → colours of the subject. Spaced capitals, numbered labels, tinted icon squares, emoji, glow, cards in cards → size, weight, order, space. Tools begin with the work. Phones: one column of at most 430 px, 44 px targets.`
