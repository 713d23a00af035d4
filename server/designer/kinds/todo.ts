import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { todoList } from '#server/designer/sections/work/todo-list.ts'

/** Things to tick off. */
export const todo: Kind = {
  name: 'todo',
  label: 'a to-do list',
  shape: 'work',
  words:
    /\b(?:to-?do(?:s| list| app| lists)?|task (?:list|manager|app|tracker)|check ?list app|shopping list|grocery list app|reminders? app)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Tasks',
        icon: 'ListChecks',
        says: 'entries to add, change in place, tick off, filter and clear',
        piece: todoList(page, {
          title: 'Today',
          note: 'Friday, 20 November. One thing after the other.',
          placeholder: 'What has to be done?',
          lists: ['Home', 'Work', 'Errands'],
          things: [
            ['Call the plumber back', 'Home', false],
            ['Send the offer to Halden', 'Work', false],
            ['Pick up the parcel', 'Errands', false],
            ['Water the plants', 'Home', true],
            ['Read the draft', 'Work', false],
            ['Book the train', 'Errands', true],
          ],
        }),
      },
    ]),
}
