import type { SourceFile } from '#shared/artifacts.ts'
import { THEME_FILE } from '#shared/artifacts.ts'
import type { ChatPart } from '#shared/chat.ts'

type Suggestion = Extract<ChatPart, { type: 'suggestedActions' }>['actions'][number]

const SUGGESTIONS_MAX = 3

/** What could come next: only things the designer can do here, and that were not asked for already. */
export function suggestionsFor(files: readonly SourceFile[], history: readonly string[]): Suggestion[] {
  if (files.length === 0) return []
  const asked = history.join('\n').toLowerCase()
  const all = [...sectionIdeas(files), ...themeIdeas(files), SELECT]
  return all.filter(({ label = '' }) => !asked.includes(label.toLowerCase())).slice(0, SUGGESTIONS_MAX)
}

const SELECT: Suggestion = { type: 'SelectElement', label: 'Select something to change' }

function idea(type: Suggestion['type'], label: string): Suggestion {
  return { type, label, prompt: label }
}

function sectionIdeas(files: readonly SourceFile[]): Suggestion[] {
  const has = (name: string) => files.some(file => file.name === `components/${name}.tsx`)
  if (!has('site-footer')) return []
  const ideas = [
    has('testimonials') ? null : idea('Polish', 'Add testimonials'),
    has('faq') ? null : idea('AddInteractivity', 'Add an FAQ'),
    has('newsletter') || has('contact') ? null : idea('AddInteractivity', 'Add a newsletter'),
    has('pricing') || has('plan-card') ? null : idea('AddInteractivity', 'Add pricing'),
  ]
  return ideas.filter(each => each !== null).slice(0, 2)
}

function themeIdeas(files: readonly SourceFile[]): Suggestion[] {
  const theme = files.find(file => file.name === THEME_FILE)?.code
  if (!theme) return []
  const isDark = theme.includes(':root:not(.light)')
  return [idea('Polish', isDark ? 'Use light mode' : 'Use dark mode'), idea('Polish', 'Make it green')]
}
