import { colorToken, isDarkByDefault } from '#server/designer/follow-ups/theme-code.ts'
import { isAfresh, startsOver } from '#server/designer/new-page.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { THEME_FILE } from '#shared/artifacts.ts'
import type { ChatPart } from '#shared/chat.ts'

type Suggestion = Extract<ChatPart, { type: 'suggestedActions' }>['actions'][number]

const SUGGESTIONS_MAX = 3

/** What could come next: only things the designer can do here, and that were not asked for already. */
export function suggestionsFor(
  files: readonly SourceFile[],
  history: readonly string[],
  isChanged = true,
): Suggestion[] {
  if (files.length === 0) return []
  const prompt = history.at(-1) ?? ''
  if (!isChanged && startsOver(prompt) && !isAfresh(prompt)) return replaceOrBegin(prompt)
  const asked = history.join('\n').toLowerCase()
  const all = [...sectionIdeas(files), ...themeIdeas(files), POLISH, SELECT]
  const wasAsked = (text: string) => asked.includes(text.toLowerCase())
  return all
    .filter(({ label = '', prompt = label }) => !wasAsked(label) && !wasAsked(prompt))
    .slice(0, SUGGESTIONS_MAX)
}

/** The two ways to answer a request for a whole page in a design that has one. */
const replaceOrBegin = (prompt: string): Suggestion[] => [
  { type: 'NewDesign', label: 'Make it a new design', prompt },
  { type: 'ReplaceDesign', label: 'Replace this design', prompt: `Replace this design: ${prompt}` },
]

const SELECT: Suggestion = { type: 'SelectElement', label: 'Select something to change' }

/** What suits any page, whoever wrote it. */
const INTERACTIVE: Suggestion = {
  type: 'AddInteractivity',
  label: 'Make it interactive',
  prompt: 'Add interactivity: make the buttons, forms and lists work.',
}
const POLISH: Suggestion = {
  type: 'Polish',
  label: 'Polish it',
  prompt: 'Polish the design: spacing, hierarchy and small details.',
}

function idea(type: Suggestion['type'], label: string): Suggestion {
  return { type, label, prompt: label }
}

function sectionIdeas(files: readonly SourceFile[]): Suggestion[] {
  const has = (...names: string[]) =>
    files.some(file => names.includes(file.name.replace(/^.*\/|\.\w+$/g, '').toLowerCase()))
  if (!has('site-footer')) return [INTERACTIVE]
  const ideas = [
    has('testimonials', 'product-reviews') ? null : idea('Polish', 'Add testimonials'),
    has('faq') ? null : idea('AddInteractivity', 'Add an FAQ'),
    has('newsletter', 'contact', 'waitlist-form') ? null : idea('AddInteractivity', 'Add a newsletter'),
    has('pricing', 'plans', 'plan-card', 'plan-row', 'product-list', 'product-stage', 'donate')
      ? null
      : idea('AddInteractivity', 'Add pricing'),
  ]
  return ideas.filter(each => each !== null).slice(0, 2)
}

function themeIdeas(files: readonly SourceFile[]): Suggestion[] {
  const theme = files.find(file => file.name === THEME_FILE)?.code
  if (!theme) return []
  return [...schemeIdea(theme), idea('Polish', isGreen(theme) ? 'Make it blue' : 'Make it green')]
}

/** The other theme, where what is shown is not like it already. */
function schemeIdea(theme: string): Suggestion[] {
  const isDark = isDarkByDefault(theme)
  const paper = colorToken(theme, 'background', isDark ? 'dark' : 'light')
  if (paper && isDark !== paper.l < MID_LIGHT) return []
  return [idea('Polish', isDark ? 'Use light mode' : 'Use dark mode')]
}

const MID_LIGHT = 0.55

function isGreen(theme: string): boolean {
  const main = colorToken(theme, 'primary', isDarkByDefault(theme) ? 'dark' : 'light')
  return main !== null && main.c > 0.03 && main.h > 115 && main.h < 180
}
