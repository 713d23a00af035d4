const TEXTS = import.meta.glob<string>(
  // Those are for whoever runs the server.
  ['/docs/*.md', '!/docs/self-hosting.md', '!/docs/deploying.md'],
  { query: '?raw', import: 'default', eager: true },
)

interface DocsPage {
  slug: string
  title: string
  text: string
}

const page = (slug: string): DocsPage => {
  const text = TEXTS[`/docs/${slug}.md`] ?? ''
  return { slug, title: /^# (.+)$/m.exec(text)?.[1] ?? slug, text }
}

/** The pages of the documentation in the order of reading. */
export const DOCS_PAGES: readonly DocsPage[] = [
  'start',
  'changes',
  'together',
  'publishing',
  'feedback',
  'canvas',
  'custom-domains',
  'code-host',
  'integrations',
  'plans',
  'models',
  'design-tool',
  'packages',
].map(page)
