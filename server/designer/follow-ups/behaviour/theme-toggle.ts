import { importOf, isNameFree, newComponentName } from '#server/designer/follow-ups/behaviour/design-files.ts'
import { drawnLook } from '#server/designer/follow-ups/blocks/draw.ts'
import type { FollowUp, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { readAddition } from '#server/designer/follow-ups/grammar/additions.ts'
import { spotFor } from '#server/designer/follow-ups/kinds/spot.ts'
import { type Item, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { isHeader, isNav } from '#server/designer/follow-ups/target/looks-like.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import { themeOf } from '#server/designer/follow-ups/theme-code.ts'
import { attributeValue } from '#shared/edits/jsx-source.ts'

const ASKS =
  /\b(?:(?:dark|light|night)(?:[- ](?:and|or|\/)?[- ]?(?:light|dark))?[- ]?(?:mode|theme)?|theme|colou?r scheme)\s+(?:toggle|switch(?:er)?|button|selector)\b|\b(?:toggle|switch(?:er)?|button)\b.{0,60}?\b(?:(?:dark|light) (?:and|or|\/) (?:dark|light)|(?:dark|light|night) mode|theme)\b/i
const ADDS =
  /^(?:add|create|include|insert|put|give|implement|i|let|make|have|there should|build|provide|allow)\b/i
/** What a toggle is told about itself; anything more would be behaviour of another kind. */
const MORE = /\b(?:localstorage|remember|persist|save|cookie|store|basic|scientific)\b/i

/** "add a dark mode toggle to the header", "a button with id 'toggle' to change the theme between dark and light". */
export const addThemeToggle: FollowUp = (instruction, bench) => {
  if (!ASKS.test(instruction) || !ADDS.test(instruction.trim()) || MORE.test(instruction)) return null
  const { files } = bench
  const isThere = files.some(({ code }) =>
    /ThemeToggle|classList\.toggle\(["'](?:dark|light)["']|setTheme\(/.test(code),
  )
  if (isThere)
    return {
      trouble: 'There is a switch between light and dark already, so I changed nothing.',
      isSure: true,
    }
  if (!isNameFree('ThemeToggle', files)) return null
  const [head = ''] = instruction.split(/;|\.\s/)
  const place = placeFor(head, bench)
  if ('trouble' in place) return { ...place, isSure: true }
  const file = newComponentName('ThemeToggle', files)
  const [dark, light] = wordsIn(instruction)
  const id = /\bid\s*[:=]?\s*["'‘“]([\w-]+)["'’”]/i.exec(instruction)?.[1] ?? null
  const hasOwn = themeOf(bench) !== null && files.some(({ code }) => /(?:^|[\s,])\.dark\s*[,{]/m.test(code))
  return {
    operations: [
      {
        op: 'write',
        file,
        code: hasOwn ? ownThemes(dark, light, id, bench) : turned(dark, light, id, bench),
      },
      {
        op: 'insertElement',
        file: place.item.file,
        at: { path: place.item.path },
        place: place.how,
        code: '<ThemeToggle />',
      },
      importOf(place.item.file, file, 'ThemeToggle', files),
    ],
    says: `I added a switch between light and dark ${/first|last/.test(place.how) ? 'in' : 'beside'} ${place.item.parent === null && place.item.user === null ? 'the page' : callIt(place.item)}.${hasOwn ? '' : ' This design has no dark colours of its own, so its colours are turned round; pictures keep theirs.'}`,
  }
}

/** "text is 'dark' at light mode and 'light' at dark mode". */
function wordsIn(instruction: string): [string, string] {
  const dark = /["'‘“]([^"'’”]+)["'’”]\s+(?:at|in|on|when|for)\s+(?:the\s+)?light\b/i.exec(instruction)?.[1]
  const light = /["'‘“]([^"'’”]+)["'’”]\s+(?:at|in|on|when|for)\s+(?:the\s+)?dark\b/i.exec(instruction)?.[1]
  return [dark ?? 'Dark', light ?? 'Light']
}

function placeFor(
  head: string,
  bench: Workbench,
): { item: Item; how: 'before' | 'after' | 'first' | 'last' } | { trouble: string } {
  const added = readAddition(head.replace(/\s+(?:to|that|which) (?:change|switch|toggle)\w*\b.*$/i, ''))
  if (added?.place?.where || bench.selection) {
    const spot = added ? spotFor(added, bench) : null
    if (spot && 'anchor' in spot) return { item: spot.anchor, how: spot.how }
    if (spot?.outcome && 'trouble' in spot.outcome) return { trouble: spot.outcome.trouble }
  }
  const { items, root } = sceneOf(bench.files)
  const bar = items.find(isHeader) ?? items.find(isNav)
  if (bar) return { item: rowIn(bar), how: 'last' }
  return root ? { item: deepest(root), how: 'first' } : { trouble: 'This design has no page to put it on.' }
}

/** The row in which the things of a bar stand. */
export function rowIn(bar: Item): Item {
  const own = bar.shows[0] ?? bar
  return (
    [own, ...within(own)].find(each => each.children.length > 1 && !/^(?:nav|ul|a|button)$/.test(each.tag)) ??
    own
  )
}

const deepest = (item: Item): Item =>
  item.children.length === 0 && item.shows[0] ? deepest(item.shows[0]) : item

function button(dark: string, light: string, id: string | null, { files }: Workbench): string {
  const look = drawnLook(
    {
      padding: '6px 12px',
      radius: '8px',
      borderWidth: '1px',
      background: 'transparent',
      color: 'inherit',
      fontSize: '14px',
    },
    files,
  )
  return `    <button${id ? ` id=${attributeValue(id)}` : ''} type="button" aria-label={isDark ? "Switch to the light theme" : "Switch to the dark theme"} onClick={() => setIsDark(!isDark)}${look}>
      {isDark ? ${JSON.stringify(light)} : ${JSON.stringify(dark)}}
    </button>`
}

const ownThemes = (
  dark: string,
  light: string,
  id: string | null,
  bench: Workbench,
): string => `import { useEffect, useState } from "react";

const isDarkNow = () => getComputedStyle(document.documentElement).colorScheme.includes("dark");

/** Switches between the two themes of the design. */
export function ThemeToggle() {
  const [isDark, setIsDark] = useState(isDarkNow);
  useEffect(() => {
    document.documentElement.classList.toggle("dark", isDark);
    document.documentElement.classList.toggle("light", !isDark);
  }, [isDark]);
  return (
${button(dark, light, id, bench)}
  );
}
`

const turned = (
  dark: string,
  light: string,
  id: string | null,
  bench: Workbench,
): string => `import { useState } from "react";

const DARK = \`
  html { background: #fff; filter: invert(0.92) hue-rotate(180deg); color-scheme: dark; }
  img, video, picture, [role="img"] { filter: invert(1) hue-rotate(180deg); }
\`;

/** The design has one set of colours; in the dark they are turned round. */
export function ThemeToggle() {
  const [isDark, setIsDark] = useState(false);
  return (
    <>
      {isDark && <style>{DARK}</style>}
  ${button(dark, light, id, bench).split('\n').join('\n  ')}
    </>
  );
}
`
