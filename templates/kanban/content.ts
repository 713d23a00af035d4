export type Task = { name: string; value?: number } & Partial<
  Record<'column' | 'note' | 'kind' | 'person' | 'due', string>
>

export const content = {
  brand: 'Teatr Latarnia, workshop',
  title: 'Set for “The Lighthouse Keeper’s Ledger”',
  lead: 'Premiere Friday 8 October, Gdańsk. Technical rehearsal on the Monday before.',
  columns: [{ name: 'To draw' }, { name: 'In the workshop' }, { name: 'In paint' }, { name: 'Hung' }] as {
    name: string
  }[],
  tasks: [
    {
      name: 'Lantern room, turning glass',
      column: 'To draw',
      kind: 'Scenery',
      person: 'Hanna',
      due: '20 Sept',
      note: 'Eight panes on a bicycle hub. Must stop without a click.',
    },
    { name: 'Ledger that gets wet', column: 'To draw', kind: 'Props', note: 'Dry by the matinée.' },
    { name: 'Storm cue, house lights', column: 'To draw', kind: 'Light', person: 'Iga', due: '24 Sept' },
    { name: 'Spiral stair', column: 'In the workshop', kind: 'Scenery', person: 'Marek', due: '17 Sept' },
    { name: 'Coat for two', column: 'In the workshop', kind: 'Costume', person: 'Zofia', due: '22 Sept' },
    { name: 'Fog machine under the trap', column: 'In the workshop', kind: 'Light', person: 'Iga' },
    { name: 'Rock wall', column: 'In paint', kind: 'Scenery', note: 'Third coat, wet until noon.' },
    { name: 'Barometer, hand-turned', column: 'In paint', kind: 'Props', person: 'Bartek' },
    { name: 'Sea cloth, 14 × 9 m', column: 'Hung', kind: 'Scenery', person: 'Marek' },
    { name: 'Practical lamp on the desk', column: 'Hung', kind: 'Light', person: 'Iga' },
  ] as Task[],
  currency: 'zł',
  labels: {
    people: 'Whose tasks',
    everybody: 'Everybody',
    kinds: 'Kinds',
    add: 'Add task',
    newTask: 'What is to be made?',
    save: 'Add',
    cancel: 'Cancel',
    empty: 'Nothing here yet',
    hidden: 'Nothing of theirs here',
    unsorted: 'Tasks',
    moved: 'now in',
    place: 'place',
    hint: 'Drag a task, or focus it and use the arrow keys. Delete takes it off the board.',
    of: 'of',
    done: 'in the last column',
  },
}
