import { type EditCase, refusal } from '#tests/bench/designer/edits/edit-case.ts'

/** What is shown by a mode, a click or a state, in code of other people. */
export const PANEL_EDITS: EditCase[] = [
  {
    design: 'calculator',
    prompt:
      "add button with id 'mode' next to the display to change mode between scientific(default) and basic; its text is 'basic' at scientific mode and 'scientific' at basic mode; basic mode just displays the first row in the buttons panel",
    touches: [],
    isRefused: true,
  },
  {
    design: 'calculator',
    prompt:
      "add button with id 'mode' next to the display to change mode between scientific(default) and basic; its text is 'Less' at scientific mode and 'More' at basic mode; basic mode just displays the first one rows in the buttons panel",
    touches: ['App.jsx'],
    has: {
      'App.jsx':
        /useState\('scientific'\)[\s\S]*<button id="mode"[^<]*\{mode === 'scientific' \? 'Less' : 'More'\}[\s\S]*>9<\/button>\s*\{mode === 'scientific' && \([\s\S]*>√<[\s\S]*>sin<\/button>\s*<\/>/,
    },
  },
  {
    design: 'calculator',
    prompt:
      'add a button next to the display to switch between simple and full mode; simple mode hides the √ button',
    touches: ['App.jsx'],
    has: { 'App.jsx': /\{mode === 'full' && \(<button [^\n]*>√<\/button>\)\}/ },
  },
  refusal('calculator', 'add a button to switch between simple and full mode; simple mode hides the moon'),
  {
    design: 'calculator',
    prompt: 'show the latest 5 clicked buttons in a history panel (id "clicks") next to the buttons panel',
    touches: ['App.jsx'],
    has: {
      'App.jsx':
        /useState\(\[\]\)[\s\S]*closest\('button'\)[\s\S]*slice\(-5\)[\s\S]*id="clicks"[\s\S]*clicks\.map/,
    },
  },
  refusal('calculator', "display stored data in a panel(id 'memory') next to the buttons panel"),
  refusal('calculator', 'show the value in a panel next to the buttons panel at scientific mode'),
  {
    design: 'journal',
    prompt: 'show the stored data in a panel next to the toggle button at full mode',
    touches: ['App.tsx'],
    has: { 'App.tsx': /\{mode === 'full' && <div [^\n]*\{stored\.map\(/ },
  },
  {
    design: 'journal',
    prompt:
      '1) Make .post clickable, when clicked, switch to show the content of the post in a div element (.post-content) 2) .post-content is placed in the right of the list. 3) When the content changed, shows animation: switch content opacity from 0 to 1 in 1s',
    touches: ['PostList.tsx'],
    has: {
      'PostList.tsx':
        /keyframes[\s\S]*PostContent = styled\.div[\s\S]*onClick=\{\(\) => setOpened\(post\)\}[\s\S]*<PostContent key=\{opened\.title\} className="post-content">[\s\S]*\{opened\.detail\}/,
    },
  },
  {
    design: 'crew',
    prompt: 'when I click a row, open its details in a modal',
    touches: ['App.jsx'],
    has: {
      'App.jsx': /<tr key=\{person\.name\} tabIndex=\{0\} onClick[\s\S]*<dialog [\s\S]*\{opened\.role\}/,
    },
  },
  {
    design: 'bistro',
    prompt: 'show the details in a popup when clicking a dish',
    touches: ['Menu.tsx'],
    has: { 'Menu.tsx': /useState<\(typeof dishes\)\[number\] \| null>[\s\S]*<dialog / },
  },
  refusal('landing', 'when I click a plan, open a modal with its details'),
  refusal('crew', 'when I click a row, delete it'),
]
