import { indentAt } from '#server/designer/follow-ups/behaviour/component.ts'
import { importOf, isNameFree, newComponentName } from '#server/designer/follow-ups/behaviour/design-files.ts'
import { type FollowUp, quotedIn } from '#server/designer/follow-ups/follow-up.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { findTargets } from '#server/designer/follow-ups/target/find.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import { attributeValue } from '#shared/edits/jsx-source.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
import { applyTextEdits } from '#shared/edits/text-edits.ts'

const SAYS =
  /\b(?:saying|says|that (?:says|reads)|with(?: the)?(?: text| words)?|to (?:show|say|read|display)|showing|reading|text|:)\s*["“'‘]/i
const TO =
  /\b(?:on|to|for|over|of)\s+((?:the|this|my|our|every|each|all)\s+.+?)(?=\s+(?:saying|that|with|to|when|showing|reading)\b|[,.;]|$)/gi

/** "add a tooltip to the Send button saying 'Sends it now'"; it is drawn over everything else, for pointer and keyboard. */
export const addTooltip: FollowUp = (instruction, bench) => {
  if (
    !/\btool ?tip\b/i.test(instruction) ||
    /\b(?:remove|delete|colou?r|bigger|smaller)\b/i.test(instruction)
  )
    return null
  const places = [...instruction.matchAll(TO)].map(match => match[1] ?? '')
  const where = bench.selection ? 'this' : (places.find(place => findsOne(place)) ?? null)
  function findsOne(place: string): boolean {
    const found = findTargets(place, bench)
    return found !== null && 'targets' in found
  }
  const [first] = places
  if (where === null)
    return {
      trouble: first
        ? `I did not find “${first}” in this design.`
        : 'To what shall the tooltip be added? Say for example “to the Send button”.',
      isSure: true,
    }
  const said = quotedIn(instruction).filter(text => !where.includes(text))
  const text = SAYS.test(instruction) ? said.at(-1) : said[0]
  if (!text) return { trouble: 'What shall the tooltip say? Put the words in quotes.', isSure: true }
  const found = findTargets(where, bench)
  if (!found || 'trouble' in found) return found ? { ...found, isSure: true } : null
  const items = found.targets
    .map(({ item }) => item)
    .filter(item => item.parent?.node.children.includes(item.node))
  const [item] = items
  if (!item || items.length > 1)
    return {
      trouble: `“${where}” is ${items.length === 0 ? 'made by code that I cannot put a tooltip around' : `${items.length} elements; say which one`}.`,
      isSure: true,
    }
  const isThere = bench.files.some(({ code }) => /export (?:default )?function Tooltip\b/.test(code))
  if (isThere || !isNameFree('Tooltip', bench.files))
    return {
      trouble:
        'There is a Tooltip in this design already, made by somebody else; I cannot know how it is used.',
      isSure: true,
    }
  const file = newComponentName('Tooltip', bench.files)
  const code = codeIn(bench.files, item.file)
  const [start, end] = [startOf(item.node), endOf(item.node)]
  const indent = indentAt(code, start)
  const wrapped = applyTextEdits(code, [
    { at: start, remove: 0, insert: `<Tooltip text=${attributeValue(text)}>\n${indent}  ` },
    { at: end, remove: 0, insert: `\n${indent}</Tooltip>` },
  ])
  const operations: OperationInput[] = [
    { op: 'write', file, code: tooltip(file.endsWith('.tsx')) },
    { op: 'write', file: item.file, code: wrapped },
    importOf(item.file, file, 'Tooltip', bench.files),
  ]
  return { operations, says: `${callIt(item)} shows “${text}” now under the pointer and on focus.` }
}

const tooltip = (
  isTyped: boolean,
): string => `import { useId, useRef, useState${isTyped ? ', type ReactNode' : ''} } from "react";
import { createPortal } from "react-dom";

/** A few words below its child, while the pointer or the focus is on it. */
export function Tooltip({ text, children }${isTyped ? ': { text: string; children: ReactNode }' : ''}) {
  const id = useId();
  const holder = useRef${isTyped ? '<HTMLSpanElement>' : ''}(null);
  const [place, setPlace] = useState${isTyped ? '<{ left: number; top: number } | null>' : ''}(null);
  const show = () => {
    const box = holder.current?.getBoundingClientRect();
    if (box) setPlace({ left: box.left + box.width / 2, top: box.bottom + 8 });
  };
  const hide = () => setPlace(null);
  return (
    <span
      ref={holder}
      aria-describedby={place ? id : undefined}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === "Escape" && hide()}
      style={{ display: "inline-block" }}
    >
      {children}
      {place &&
        createPortal(
          <span
            id={id}
            role="tooltip"
            className="tooltip"
            style={{
              position: "fixed",
              zIndex: 1000,
              left: place.left,
              top: place.top,
              transform: "translateX(-50%)",
              maxWidth: 280,
              padding: "6px 10px",
              borderRadius: 6,
              background: "#111827",
              color: "#ffffff",
              fontSize: 13,
              lineHeight: 1.4,
              pointerEvents: "none",
            }}
          >
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}
`
