/** A way to move, as people call it and as the sheet writes it. */
export interface Motion {
  name: string
  said: RegExp
  does: string
  /** What it suits when nothing is named. */
  of: 'buttons' | 'cards' | 'blocks'
  css: string
}

const still = (name: string): string =>
  `@media (prefers-reduced-motion: reduce) {\n  .${name} { animation: none; transition: none; }\n}`

/** One after another, as they stand side by side. */
const oneByOne = (name: string): string =>
  [2, 3, 4, 5, 6].map(at => `.${name}:nth-child(${at}) { animation-delay: ${(at - 1) * 80}ms; }`).join('\n')

const entering = (name: string, from: string): string =>
  [
    `@keyframes motion-${name} {\n  from { ${from} }\n}`,
    `.motion-${name} { animation: motion-${name} 600ms cubic-bezier(0.2, 0.7, 0.2, 1) both; }`,
    oneByOne(`motion-${name}`),
    still(`motion-${name}`),
  ].join('\n')

const scrolling = (name: string, from: string): string =>
  [
    `@keyframes motion-${name} {\n  from { ${from} }\n}`,
    `@supports (animation-timeline: view()) {\n  .motion-${name} { animation: motion-${name} linear both; animation-timeline: view(); animation-range: entry 0% entry 60%; }\n}`,
    still(`motion-${name}`),
  ].join('\n')

const again = (name: string, middle: string, time: string): string =>
  [
    `@keyframes motion-${name} {\n  50% { ${middle} }\n}`,
    `.motion-${name} { animation: motion-${name} ${time} ease-in-out infinite; }`,
    still(`motion-${name}`),
  ].join('\n')

const hovering = (name: string, to: string): string =>
  [
    `.motion-${name} { transition: transform 200ms ease, box-shadow 200ms ease, filter 200ms ease; }`,
    `.motion-${name}:hover { ${to} }`,
    still(`motion-${name}`),
  ].join('\n')

const HOVER = 'hover'

/** The more particular first. */
export const MOTIONS: Motion[] = [
  {
    name: 'grow',
    said: new RegExp(`(?:grow|scale|zoom|enlarge|bigger).*${HOVER}`, 'i'),
    does: 'growing a little under the pointer',
    of: 'cards',
    css: hovering('grow', 'transform: scale(1.04);'),
  },
  {
    name: 'press',
    said: new RegExp(`${HOVER}.*\\bbuttons?\\b|\\bbuttons?\\b.*${HOVER}`, 'i'),
    does: 'an answer to the pointer',
    of: 'buttons',
    css: hovering(
      'press',
      'transform: translateY(-2px); filter: brightness(1.08); box-shadow: 0 8px 20px rgb(0 0 0 / 0.16);',
    ),
  },
  {
    name: 'lift',
    said: new RegExp(HOVER, 'i'),
    does: 'rising under the pointer',
    of: 'cards',
    css: hovering('lift', 'transform: translateY(-4px); box-shadow: 0 14px 32px rgb(0 0 0 / 0.14);'),
  },
  {
    name: 'pulse',
    said: /\bpuls/i,
    does: 'a soft pulse',
    of: 'buttons',
    css: again('pulse', 'scale: 1.05;', '2s'),
  },
  {
    name: 'bounce',
    said: /\bbounc/i,
    does: 'bouncing',
    of: 'buttons',
    css: again('bounce', 'translate: 0 -8px;', '1.2s'),
  },
  {
    name: 'spin',
    said: /\bspin/i,
    does: 'turning round',
    of: 'buttons',
    css: `@keyframes motion-spin {\n  to { transform: rotate(360deg); }\n}\n.motion-spin { animation: motion-spin 2s linear infinite; }\n${still('motion-spin')}`,
  },
  {
    name: 'float',
    said: /\bfloat/i,
    does: 'floating up and down',
    of: 'blocks',
    css: again('float', 'translate: 0 -10px;', '4s'),
  },
  {
    name: 'reveal',
    said: /\bscroll|into view/i,
    does: 'coming in as one scrolls to it, where the browser can do that',
    of: 'blocks',
    css: scrolling('reveal', 'opacity: 0; translate: 0 32px;'),
  },
  {
    name: 'zoom',
    said: /\bzoom/i,
    does: 'zooming in',
    of: 'blocks',
    css: entering('zoom', 'opacity: 0; scale: 0.92;'),
  },
  {
    name: 'slide',
    said: /\bslid\w+.*\b(?:left|right|side)\b/i,
    does: 'sliding in from the side',
    of: 'blocks',
    css: entering('slide', 'opacity: 0; translate: -32px 0;'),
  },
  { name: 'fade', said: /\bfad/i, does: 'fading in', of: 'blocks', css: entering('fade', 'opacity: 0;') },
  {
    name: 'rise',
    said: /\b(?:animat|slid|entrance|appear)/i,
    does: 'rising into place, one after another',
    of: 'blocks',
    css: entering('rise', 'opacity: 0; translate: 0 20px;'),
  },
]

export const isKeyframed = ({ css }: Motion): boolean => css.startsWith('@keyframes')
export const motionNamed = (name: string): Motion | undefined => MOTIONS.find(each => each.name === name)
