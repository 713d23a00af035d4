export interface Shortcut {
  keys: readonly string[]
  does: string
}

/** Keys that do something in one place alone. */
export const PLACES: readonly { place: string; shortcuts: readonly Shortcut[] }[] = [
  {
    place: 'In the message',
    shortcuts: [
      { keys: ['Enter'], does: 'Send' },
      { keys: ['Shift+Enter'], does: 'Begin a new line' },
      { keys: ['Up', 'Down'], does: 'Bring back what you sent, in an empty box' },
    ],
  },
  {
    place: 'In the queued prompts',
    shortcuts: [{ keys: ['Alt+Up', 'Alt+Down'], does: 'Move the prompt up or down' }],
  },
  {
    place: 'While selecting an element',
    shortcuts: [
      { keys: ['Up', 'Down'], does: 'Go to the one before or after' },
      { keys: ['Right', 'Left'], does: 'Go into an element or out of it' },
      { keys: ['Enter'], does: 'Select it' },
    ],
  },
  {
    place: 'In the code',
    shortcuts: [
      { keys: ['Mod+S'], does: 'Save as a version' },
      { keys: ['Mod+F'], does: 'Search and replace' },
      { keys: ['Tab', 'Shift+Tab'], does: 'Indent more or less' },
      { keys: ['Esc'], does: 'Let the next Tab leave the editor' },
    ],
  },
  {
    place: 'In the files',
    shortcuts: [
      { keys: ['Up', 'Down'], does: 'Go from file to file' },
      { keys: ['Right', 'Left'], does: 'Open and close a folder' },
      { keys: ['Enter'], does: 'Open the file' },
      { keys: ['F2'], does: 'Rename it' },
      { keys: ['Delete'], does: 'Delete it' },
    ],
  },
  {
    place: 'In the open files',
    shortcuts: [
      { keys: ['Left', 'Right'], does: 'Go from file to file' },
      { keys: ['Delete'], does: 'Close the file' },
    ],
  },
  {
    place: 'On a divider',
    shortcuts: [
      { keys: ['Left', 'Right'], does: 'Move it' },
      { keys: ['Home', 'End'], does: 'Move it all the way' },
    ],
  },
]
