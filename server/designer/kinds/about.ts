import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { say } from '#server/designer/page/page.ts'
import { crew } from '#server/designer/page/people.ts'
import { paper } from '#server/designer/sections/content/paper.ts'

/** An about page, to be read. */
export const about: Kind = {
  name: 'about',
  label: 'an about page',
  shape: 'site',
  words:
    /\b(?:about(?:[\s-]us)? (?:page|site|section)|company (?:page|profile|story)|our story page|team page|mission page|manifesto page)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Read',
        icon: 'FileText',
        says: 'contents on the side and parts that suit what they say: figures, flows, lists to tick off, questions',
        piece: paper(page, {
          eyebrow: 'About us',
          title: page.brief.brand,
          lead: say(page, page.brief.subject.lead),
          meta: page.brief.subject.facts.slice(0, 4).map(([figure, label]) => [label, figure]),
          blocks: [
            { title: 'Why we are here', kind: 'text', text: say(page, page.brief.subject.closing[1]) },
            {
              title: 'What we believe',
              kind: 'cards',
              rows: page.brief.subject.features
                .slice(0, 6)
                .map(([, title, body]) => [title, say(page, body)]),
            },
            {
              title: 'How we work',
              kind: 'flow',
              rows: page.brief.subject.steps.map(([title, body]) => [title, say(page, body)]),
            },
            {
              title: 'The team',
              kind: 'cards',
              rows: crew(page.choices, 6).map(({ name, role, note }) => [name, `${role}. ${note}`]),
            },
            {
              title: 'What others say',
              kind: 'quotes',
              rows: page.brief.subject.quotes
                .slice(0, 2)
                .map(([text, name, role]) => [`${name}, ${role}`, say(page, text)]),
            },
          ],
        }),
      },
    ]),
}
