import { clsx } from 'clsx'
import { Link } from 'wouter'
import { DOCS_PAGES } from '#client/features/docs/docs-pages.ts'
import { DocsText } from '#client/features/docs/docs-text.tsx'
import { PackageList } from '#client/features/docs/package-list.tsx'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { PageHeader } from '#client/pages/page-header.tsx'
import NotFoundPage from '#client/pages/state/not-found-page.tsx'

/** The documentation, for everybody, also without an account. */
export default function DocsPage({ slug }: { slug: string | undefined }) {
  const page = slug === undefined ? DOCS_PAGES[0] : DOCS_PAGES.find(each => each.slug === slug)
  useDocumentTitle(page?.title ?? 'Not found')
  if (!page) return <NotFoundPage />
  return (
    <div className="min-h-dvh">
      <PageHeader />
      <div className="mx-auto flex max-w-4xl gap-12 px-6 pt-10 pb-24 max-md:flex-col max-md:gap-8 max-sm:px-4">
        <nav aria-label="Documentation" className="w-44 shrink-0 max-md:w-full">
          <ul className="sticky top-10 flex flex-col gap-0.5 max-md:static max-md:flex-row max-md:flex-wrap">
            {DOCS_PAGES.map(({ slug, title }) => (
              <li key={slug}>
                <Link
                  href={`/docs/${slug}`}
                  aria-current={slug === page.slug ? 'page' : undefined}
                  className={clsx(
                    'touch-target block rounded-md px-3 py-1.5 text-sm',
                    slug === page.slug
                      ? 'bg-hover font-medium text-ink'
                      : 'text-ink-soft hover:bg-hover hover:text-ink',
                  )}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <main className="min-w-0 flex-1">
          <DocsText text={page.text} />
          {page.slug === 'packages' && <PackageList />}
        </main>
      </div>
    </div>
  )
}
