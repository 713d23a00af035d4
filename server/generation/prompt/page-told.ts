/** What a page must stand, wherever it is shown. */
export const PAGE = `# The page
- It is looked at in a pane of about 920 px, at 390 and at 1440, and holds in all three. At 920 \`lg:\` (1024) is not reached: two columns begin at \`md:\` (768). Inside a panel or beside a sidebar the window says nothing: ask the box itself (\`@container\` on it, \`@xl:grid-cols-2\` within, or \`@container (min-width: 36rem)\` in CSS).
- Nothing is wider than 390 there, and no name is cut: children of flex and grid with text get \`min-w-0\`, long words may break, wide tables drop columns or become lists.
- What looks as if it could be used can be used: filters filter, tabs switch, forms check and answer, a button does what it says. Show its states: nothing yet, nothing found, wrong, chosen, done. Links go to a part or page that exists; what cannot exist here (a download, an account, a payment) is not a button.
- One h1, landmarks, real buttons, links and labels, a visible focus, nothing under 12 px, 4.5:1 for text and 3:1 from 24 px on. Quiet text on a coloured ground is a mix of that ground, neither grey nor half transparent.
- The language is the request's, every text is complete and about this case: places, units, dates that fit each other, sums that add up.

# Pictures
Nothing from the web loads, and there is no stock of photographs. A picture that somebody attached has a path (see Now): \`import photo from '@/images/name.jpg'\` and \`<img src={photo} alt="…" />\`. Where photographs are the content, each gets its place: \`<img src="/photos/name.jpg" alt="what to photograph" />\` with a fixed aspect ratio shows a calm labelled surface until somebody puts one in; two of them beside each other are enough to plan with, nine are a wall of grey. Draw what flat geometry does well: the product's own screens, timetables, tickets, plans, labels, charts, lettering. No people, animals, food or scenery drawn by hand in SVG.`
