import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { timeline as timelinePart } from '#server/designer/sections/content/timeline.ts'

/** Something told in the order of time. */
export const timeline: Kind = {
  name: 'timeline',
  label: 'a timeline',
  shape: 'site',
  words:
    /\b(?:timelines?(?: page| component| of| for)?|road ?maps?(?: page)?|milestones page|history page)\b/i,
  compose: page => {
    const { steps, stepsTitle } = page.brief.subject
    const isPlan = /\broad ?map/i.test(page.brief.prompt)
    const when = isPlan ? ['Now', 'Next', 'In spring', 'Later'] : ['2014', '2018', '2022', '2026']
    const marks = isPlan
      ? ['In progress', 'Planned', 'Planned', 'Idea']
      : ['Beginnings', 'Growth', 'Growth', 'Today']
    return appDesign(page, [
      {
        label: 'Timeline',
        icon: 'Milestone',
        says: 'entries down a line that can be narrowed',
        piece: timelinePart(page, {
          title: isPlan ? 'Roadmap' : `The story of ${page.brief.brand}`,
          note: isPlan ? 'What we work on, what comes next, and what we only think about.' : stepsTitle,
          filters: [...new Set(marks)],
          follow: 'Follow',
          entries: steps.map(([title, body], at) => [
            when[at % 4] ?? '',
            marks[at % 4] ?? '',
            title,
            body,
            [marks[at % 4] ?? ''],
          ]),
        }),
      },
    ])
  },
}
