import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView, ViewPlugin } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** What the buttons beside a field of the search need, gaps and all. */
const BUTTONS_PX = 192

const look = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'transparent', color: 'var(--ink)', fontSize: '12.5px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    lineHeight: '20px',
    overflow: 'auto',
    overscrollBehavior: 'contain',
  },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--accent)' },
  '.cm-content:focus-visible': { outline: 'none' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-gutters': { backgroundColor: 'var(--ground)', color: 'var(--ink-faint)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 14px', minWidth: '44px' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--accent) 22%, transparent)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--hover)' },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--ink-soft)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--accent)', borderLeftWidth: '2px' },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    backgroundColor: 'var(--accent-wash)',
    outline: '1px solid var(--accent-line)',
    borderRadius: '2px',
  },
  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--ink)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 44px 8px 12px',
    fontFamily: 'var(--font-sans)',
    fontSize: '12px',
  },
  // CodeMirror's own order, put into rows: what to find, what to put there, and how to look.
  '.cm-panel.cm-search [name=replace], .cm-panel.cm-search [name=replaceAll]': { order: '1' },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search label': {
    order: '2',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '24px',
    marginRight: '8px',
    fontSize: '12px',
  },
  '.cm-panel.cm-search input[type=checkbox]': { accentColor: 'var(--accent)', margin: '0' },
  '.cm-panel.cm-search .cm-textfield': {
    flex: `0 0 calc(100% - ${BUTTONS_PX}px)`,
    minWidth: '0',
    height: '28px',
    margin: '0',
    padding: '0 8px',
    border: '1px solid var(--field-line)',
    borderRadius: 'var(--radius-sm)',
    backgroundColor: 'var(--surface)',
    fontSize: '12px',
  },
  '.cm-panel.cm-search .cm-textfield:focus-visible': { outlineOffset: '-1px' },
  '.cm-panel.cm-search .cm-button': {
    flex: '1 0 auto',
    height: '28px',
    margin: '0',
    padding: '0 8px',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-sm)',
    background: 'var(--surface)',
    fontSize: '12px',
  },
  '.cm-panel.cm-search .cm-button:hover': { background: 'var(--hover)' },
  '.cm-panel.cm-search [name=close]': {
    top: '8px',
    right: '8px',
    width: '28px',
    height: '28px',
    borderRadius: 'var(--radius-sm)',
    fontSize: '16px',
    color: 'var(--ink-soft)',
  },
  '.cm-panel.cm-search [name=close]:hover': { backgroundColor: 'var(--hover)' },
  '@media (pointer: coarse)': {
    '.cm-panel.cm-search .cm-textfield, .cm-panel.cm-search .cm-button, .cm-panel.cm-search label': {
      height: '40px',
    },
    '.cm-panel.cm-search .cm-textfield': { fontSize: '16px' },
    '.cm-panel.cm-search [name=close]': { width: '40px', height: '40px', right: '2px' },
  },
  '.cm-searchMatch': { backgroundColor: 'var(--amber-wash)', outline: '1px solid var(--amber-line)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--amber-line)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--accent-wash)' },
  '.cm-ySelection': { borderRadius: '2px' },
  '.cm-ySelectionCaret': { borderWidth: '1px', marginLeft: '-1px', marginRight: '-1px' },
  '.cm-ySelectionCaretDot': { width: '6px', height: '6px', top: '-2px', left: '-3px' },
  '.cm-ySelectionInfo, .cm-ySelectionCaret:hover > .cm-ySelectionInfo': {
    top: '-17px',
    left: '-1px',
    padding: '1px 5px',
    borderRadius: '4px 4px 4px 0',
    fontFamily: 'var(--font-sans)',
    fontSize: '11px',
    fontWeight: '500',
    lineHeight: '14px',
    pointerEvents: 'none',
  },
  // The name shows while somebody moves, and on hover.
  '.cm-ySelectionInfo': { animation: 'caret-name 2.4s ease-out' },
})

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], color: 'var(--code-number)' },
  { tag: [tags.tagName, tags.angleBracket], color: 'var(--code-tag)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--code-name)' },
  { tag: [tags.function(tags.variableName), tags.typeName, tags.className], color: 'var(--code-name)' },
  { tag: [tags.comment, tags.meta], color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.bracket, tags.operator], color: 'var(--ink-soft)' },
])

/** CodeMirror watches its frame alone: lines that turn lower once it has measured them would leave their numbers behind. */
const measuredAgain = ViewPlugin.define(view => {
  const observer = new ResizeObserver(() => view.requestMeasure())
  observer.observe(view.contentDOM)
  return { destroy: () => observer.disconnect() }
})

/** Colours come from the tokens, so light and dark need no switching. */
export const codeTheme = [look, syntaxHighlighting(colors), measuredAgain]
