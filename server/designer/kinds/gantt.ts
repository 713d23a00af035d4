import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { type GanttWish, gantt } from '#server/designer/sections/work/gantt.ts'

/** A plan over weeks. */
export const ganttKind: Kind = {
  name: 'gantt',
  label: 'a plan over weeks',
  shape: 'work',
  words:
    /\b(?:gantt(?:[\s-]?charts?| diagrams?| view| timeline)?|project (?:timeline|schedule) (?:chart|view|planner)|roadmap (?:timeline|planner|tool)|construction schedule)(?: app| page)?\b/i,
  weight: 3,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Plan',
          icon: 'ChartGantt',
          says: 'tasks as bars over weeks, dependencies, milestones and a line for today',
          piece: gantt(page, /\b(?:construct|build|renovat|house)/i.test(page.brief.prompt) ? HOUSE : LAUNCH),
        },
      ]),
    ),
}

const HOUSE: GanttWish = {
  title: 'Canal Street 8, construction plan',
  note: 'Choose a task to move it. What depends on it is said below.',
  weeks: 13,
  today: 4.4,
  tasks: [
    ['Permits', 'Office', 0, 2, 100, ''],
    ['Foundation', 'Site', 2, 2, 100, 'Permits'],
    ['Walls', 'Site', 4, 3, 30, 'Foundation'],
    ['Shell inspected', 'Milestone', 7, 0, 0, 'Walls'],
    ['Roof', 'Site', 7, 2, 0, 'Walls'],
    ['Wiring and pipes', 'Trades', 8, 2, 0, 'Walls'],
    ['Plaster and paint', 'Trades', 10, 2, 0, 'Wiring and pipes'],
    ['Keys handed over', 'Milestone', 12, 0, 0, 'Plaster and paint'],
  ],
}

const LAUNCH: GanttWish = {
  title: 'Launch plan',
  note: 'Choose a task to move it. What depends on it is said below.',
  weeks: 12,
  today: 3.6,
  tasks: [
    ['Research', 'Design', 0, 2, 100, ''],
    ['Concept', 'Design', 2, 2, 80, 'Research'],
    ['Concept signed off', 'Milestone', 4, 0, 0, 'Concept'],
    ['Build', 'Engineering', 4, 4, 0, 'Concept'],
    ['Content', 'Marketing', 5, 3, 0, 'Concept'],
    ['Tests', 'Engineering', 8, 2, 0, 'Build'],
    ['Launch', 'Milestone', 11, 0, 0, 'Tests'],
  ],
}
