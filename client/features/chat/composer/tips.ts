/** One line each; they have to fit beside each other on a phone. */
export const TIPS = [
  'Select an element in the preview to change just that.',
  'Drop or paste a screenshot as a reference.',
  'Every version is kept. Restore any of them.',
  'Press Mod+K to find any action by its name.',
  'Click an avatar to follow that person.',
  'Edit the code by hand and watch it live.',
  'Share the link: others join while it is being made.',
  'Press the up arrow to bring back what you sent.',
] as const

/** No tip where the model cannot look at pictures. */
export const PICTURE_TIP = TIPS[1]

/** Without a keyboard a tip about its keys is none. */
export const TOUCH_TIPS = TIPS.filter(text => !text.startsWith('Press '))
