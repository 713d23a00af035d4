import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { type OrgWish, orgChart } from '#server/designer/sections/work/org-chart.ts'

/** Who belongs below whom. */
export const orgChartKind: Kind = {
  name: 'org-chart',
  label: 'a tree of people',
  shape: 'work',
  words:
    /\b(?:org(?:ani[sz]ation(?:al)?)?[\s-]?(?:charts?|trees?)|family[\s-]trees?|genealogy|ancestry|company (?:structure|hierarchy)|reporting lines)(?: app| page| maker| builder)?\b/i,
  weight: 3,
  isHeadOnly: true,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'People',
          icon: 'Network',
          says: 'people in branches that fold, a search, and a card for whoever is chosen',
          piece: orgChart(page, /\b(?:family|genealog|ancest)/i.test(page.brief.prompt) ? FAMILY : COMPANY),
        },
      ]),
    ),
}

const COMPANY: OrgWish = {
  title: 'Who works with whom',
  note: 'Departments and their teams. Choose a card to see more.',
  people: [
    ['Maren Okafor', 'Managing director', 'Management', ''],
    ['Jonas Beck', 'Head of product', 'Product', 'Maren Okafor'],
    ['Elif Demir', 'Lead designer', 'Product', 'Jonas Beck'],
    ['Hugo Silva', 'Product manager', 'Product', 'Jonas Beck'],
    ['Priya Rao', 'Head of engineering', 'Engineering', 'Maren Okafor'],
    ['Lin Zhao', 'Team lead, platform', 'Engineering', 'Priya Rao'],
    ['Otto Falk', 'Engineer', 'Engineering', 'Lin Zhao'],
    ['Ana Ruiz', 'Engineer', 'Engineering', 'Lin Zhao'],
    ['Nora Ito', 'Head of people', 'People', 'Maren Okafor'],
    ['Felix Grant', 'Recruiter', 'People', 'Nora Ito'],
  ],
}

const FAMILY: OrgWish = {
  title: 'The family',
  note: 'From the oldest to the youngest, with dates. Choose somebody to see who belongs to them.',
  people: [
    ['Clara Voss', 'Born 1931, schoolteacher', 'Great-grandparents', ''],
    ['Werner Voss', 'Born 1955, married Hanne in 1980', 'Grandparents', 'Clara Voss'],
    ['Miriam Voss', 'Born 1982, architect', 'Parents', 'Werner Voss'],
    ['Zoe Voss', 'Born 2012', 'Children', 'Miriam Voss'],
    ['Ben Voss', 'Born 2015', 'Children', 'Miriam Voss'],
    ['Paul Voss', 'Born 1985, cook', 'Parents', 'Werner Voss'],
    ['Inge Adler', 'Born 1958, born Voss', 'Grandparents', 'Clara Voss'],
    ['Emma Adler', 'Born 1988, midwife', 'Parents', 'Inge Adler'],
    ['Noah Adler', 'Born 2019', 'Children', 'Emma Adler'],
  ],
}
