import type { Look } from '#server/designer/follow-ups/blocks/draw.ts'
import { type Drawn, draw } from '#server/designer/follow-ups/blocks/draw.ts'
import type { FollowUp, Outcome } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { type Item, type Scene, sceneOf } from '#server/designer/follow-ups/scene/scene.ts'
import { stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { isHeader, isNav, isSection } from '#server/designer/follow-ups/target/looks-like.ts'
import { headingOf, plain } from '#server/designer/follow-ups/target/names.ts'

const BAR =
  /^(?:add|create|include|insert|put|give me|design)\s+(?:an?\s+|the\s+)?(?:(?:new|simple|sticky|top|clean|minimal|site|page|main|modern)\s+)*(header|nav(?:igation)?(?: ?bar| menu)?|navbar|top ?bar|footer|menu bar)\b(.*)$/i

/** "add a header", "add a navigation bar with generous spacing between items, in medium-weight Manrope". */
export const addBar: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  const found = BAR.exec(text)
  if (
    !found ||
    /\b(?:link|item|entry|button|section)\b/i.test(`${found[1]} ${/^\s*\w+/.exec(found[2] ?? '')?.[0] ?? ''}`)
  )
    return null
  const scene = sceneOf(bench.files)
  const { root } = scene
  if (!root || root.children.length + root.shows.length === 0) return null
  const rest = found[2] ?? ''
  const isFooter = /footer/i.test(found[1] ?? '')
  const wants = wishesIn(rest)
  if (isFooter)
    return scene.items.some(item => item.tag === 'footer' || stringAttribute(item.node, 'as') === 'footer')
      ? { trouble: 'There is a footer already.', isSure: true }
      : bar(
          root,
          scene,
          {
            tag: 'footer',
            look: { padding: '32px 24px', textAlign: 'center', fontSize: '14px', opacity: '0.8' },
            text: dictated(rest) ?? `© ${nameOf(scene)}. All rights reserved.`,
          },
          'last',
          'a footer',
          wants,
        )
  const isMenu = /nav|menu/i.test(found[1] ?? '')
  const header = scene.items.find(isHeader)
  const nav = scene.items.find(isNav)
  if (isMenu && nav && wants.look && Object.keys(wants.look).length > 0) return styleNav(nav, wants, scene)
  if (isMenu ? nav : header)
    return { trouble: isMenu ? 'There is a navigation already.' : 'There is a header already.', isSure: true }
  return bar(root, scene, headerOf(scene, wants), 'first', isMenu ? 'a navigation bar' : 'a header', wants)
}

interface Wishes {
  look: Look
  gap: string
  isUnknown: boolean
}

function wishesIn(text: string): Wishes {
  const look: Look = {}
  if (/medium[- ]weight/i.test(text)) look.fontWeight = '500'
  if (/\bbold\b/i.test(text)) look.fontWeight = '700'
  if (/\bupper-?case\b/i.test(text)) look.textTransform = 'uppercase'
  if (/letter[- ]spacing|tracking/i.test(text)) look.letterSpacing = '0.1em'
  if (/\bmanrope\b/i.test(text)) look.fontFamily = 'Manrope, sans-serif'
  if (/\binter\b/i.test(text)) look.fontFamily = 'Inter, sans-serif'
  if (/\bserif\b/i.test(text)) look.fontFamily = 'Georgia, serif'
  if (/\bsmall\b/i.test(text)) look.fontSize = '14px'
  const gap = /\b(?:generous|wide|large|lots? of|ample)\b.*\b(?:spac|gap)/i.test(text) ? '40px' : '24px'
  return { look: gap === '40px' ? { ...look } : look, gap, isUnknown: false }
}

/** The bar that is there gets the look that was asked for. */
function styleNav(nav: Item, { look, gap }: Wishes, scene: Scene): Outcome {
  const shown = nav.shows[0] ?? nav
  const classes = draw({ tag: 'x', look: { gap, ...look } }, scene.files, 'tailwind')
  const names = /className="([^"]*)"/.exec(classes)?.[1]?.split(' ') ?? []
  const isTailwind = draw({ tag: 'x', look: { gap } }, scene.files).includes('className')
  return isTailwind
    ? {
        operations: [
          {
            op: 'setClasses',
            file: shown.file,
            at: { path: shown.path },
            add: [...names, ...(look.fontFamily ? [] : [])],
            remove: (stringAttribute(shown.node, 'className') ?? '')
              .split(/\s+/)
              .filter(name => /^gap-|^tracking-|^font-(?:medium|bold|normal)/.test(name)),
          },
        ],
        says: 'There is a navigation already, so I gave it the look you asked for.',
      }
    : {
        operations: [
          {
            op: 'setStyle',
            file: shown.file,
            at: { path: shown.path },
            set: Object.fromEntries(
              Object.entries({ gap, ...look }).map(([name, value]) => [name, value ?? '']),
            ),
          },
        ],
        says: 'There is a navigation already, so I gave it the look you asked for.',
      }
}

function headerOf(scene: Scene, { look, gap }: Wishes): Drawn {
  const links = sectionsOf(scene)
  return {
    tag: 'header',
    look: {
      display: 'flex',
      justify: 'space-between',
      align: 'center',
      padding: '16px 24px',
      gap,
      flexWrap: 'wrap',
    },
    children: [
      { tag: 'strong', look: { fontSize: '18px' }, text: nameOf(scene) },
      {
        tag: 'nav',
        look: { display: 'flex', flexWrap: 'wrap', gap, ...look },
        attributes: { 'aria-label': 'Main' },
        children: links.map(({ label, href }) => ({ tag: 'a', attributes: { href }, text: label })),
      },
    ],
  }
}

/** What the navigation can lead to. */
function sectionsOf(scene: Scene): { label: string; href: string }[] {
  const found = scene.items.flatMap(item => {
    const id = isSection(item) ? stringAttribute(item.node, 'id') : null
    return id && !/^(?:hero|top|main|root)$/.test(id)
      ? [{ label: capital(plain(id) || headingOf(item)), href: `#${id}` }]
      : []
  })
  return found.length > 0
    ? found.slice(0, 5)
    : ['Home', 'About', 'Contact'].map(label => ({ label, href: `#${label.toLowerCase()}` }))
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function nameOf(scene: Scene): string {
  const logo = scene.items.find(
    item =>
      /logo|brand/i.test(`${item.tag} ${stringAttribute(item.node, 'className') ?? ''}`) && item.own !== '',
  )
  const head = scene.items.find(item => item.tag === 'h1' || stringAttribute(item.node, 'as') === 'h1')
  const name = logo?.own || head?.own || 'Home'
  return name.split(/\s+/).slice(0, 3).join(' ')
}

function bar(
  root: Item,
  scene: Scene,
  drawn: Drawn,
  place: 'first' | 'last',
  what: string,
  wants: Wishes,
): Outcome {
  const isRow = /\bflex\b(?!-col)|display: *['"]flex['"]/.test(
    JSON.stringify(
      root.node.openingElement.attributes.map(each =>
        each.type === 'JSXAttribute' && each.value?.type === 'StringLiteral' ? each.value.value : '',
      ),
    ),
  )
  const column = root.children.find(each => each.tag === 'main')
  const holder = isRow && column ? column : root
  return {
    operations: [
      {
        op: 'insertElement',
        file: holder.file,
        at: { path: holder.path },
        place,
        code: draw(drawn, scene.files),
      },
    ],
    says: `I added ${what}${wants.look.fontFamily ? ` in ${wants.look.fontFamily.split(',')[0]}` : ''}; its words are taken from the page, so please check them.`,
  }
}

/** The words a person gave for it. */
const dictated = (rest: string): string | null =>
  /\b(?:that (?:says|reads)|saying|reading|with (?:the )?(?:text|words))\s*:?\s*["“'‘]?(.+?)["”'’]?$/i.exec(
    rest,
  )?.[1] ?? null
