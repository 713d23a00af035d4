import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { generator } from '#server/designer/sections/work/generator.ts'
import { markets } from '#server/designer/sections/work/markets.ts'

/** A report made to order. */
export const reports: Kind = {
  name: 'reports',
  label: 'a report generator',
  shape: 'work',
  words:
    /\b(?:(?:generat\w+ )?(?:stock|custom|sales|financial)? ?reports? (?:generat\w+|builder|maker)|(?:for )?generating (?:\w+ )?reports?|report generators?)\b/i,
  weight: 3,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Reports',
          icon: 'FileText',
          says: 'a search by code or name, the content and format to choose, and the report it makes, to download',
          piece: generator(page, {
            title: 'Stock reports',
            note: 'Search a stock by its code or name, choose content and format, and generate a customized report.',
            ask: 'Stock code or name',
            result: 'report',
            formats: ['Detailed', 'Summary', 'Print'],
            subjects: [
              ['Halden Furniture', 'HLD'],
              ['Ninefold Freight', 'NFF'],
              ['Oreline Mining', 'ORL'],
              ['Terravue Maps', 'TRV'],
            ],
            parts: [
              [
                'Basic information',
                [
                  ['Sector', 'Consumer goods'],
                  ['Founded', '1987'],
                  ['Employees', '2,140'],
                ],
              ],
              [
                'Market trends',
                [
                  ['Price', '182.40'],
                  ['52 weeks', '141 to 196'],
                  ['This month', '+4.1%'],
                ],
              ],
              [
                'Financial data',
                [
                  ['Revenue', '412 million'],
                  ['Net margin', '8.4%'],
                  ['Debt to equity', '0.42'],
                ],
              ],
              [
                'Analysis',
                [
                  ['Rating', 'Hold'],
                  ['Fair value', '176 to 190'],
                  ['Risk', 'Medium'],
                ],
              ],
            ],
          }),
        },
        {
          label: 'Market trends',
          icon: 'ChartLine',
          says: 'the stocks with their curves',
          piece: markets(page, {
            title: 'Market trends',
            note: 'Stock information of one afternoon, invented.',
            assets: [
              ['Halden Furniture', 'HLD', 182.4, 2.1, 14],
              ['Ninefold Freight', 'NFF', 61.2, -1.4, 40],
              ['Oreline Mining', 'ORL', 24.85, 4.6, 0],
              ['Terravue Maps', 'TRV', 318.9, 0.8, 6],
            ],
          }),
        },
      ]),
    ),
}
