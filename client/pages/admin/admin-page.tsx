import { useState } from 'react'
import { Link } from 'wouter'
import type { AdminList } from '#client/api/admin.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useWaitingMessages } from '#client/api/support.ts'
import { useSession } from '#client/api/users.ts'
import { AdminTable } from '#client/features/admin/admin-table.tsx'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { BarePage } from '#client/pages/bare-page.tsx'
import { PageHeader } from '#client/pages/page-header.tsx'
import NotFoundPage from '#client/pages/state/not-found-page.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { SheetPicture } from '#client/pages/state/sheet-picture.tsx'
import { ROUTES } from '#client/routes.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button, buttonLook } from '#client/ui/button.tsx'
import { SearchField } from '#client/ui/search-field.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/tabs.tsx'

const LISTS: readonly { list: AdminList; name: string }[] = [
  { list: 'people', name: 'People' },
  { list: 'workspaces', name: 'Workspaces' },
  { list: 'designs', name: 'Designs' },
  { list: 'rooms', name: 'Rooms' },
  { list: 'runs', name: 'Runs' },
  { list: 'models', name: 'Models' },
  { list: 'audit', name: 'Audit log' },
]

/** What there is on this server, for whoever is on the list of its admins; for everybody else there is no such page. */
export default function AdminPage() {
  const session = useSession()
  if (session.isError)
    return (
      <BarePage>
        <StatePage
          isHeading
          picture={<SheetPicture />}
          title="This page could not be loaded"
          text={sentenceOf(session.error)}
          action={<Button onClick={() => void session.refetch()}>Try again</Button>}
        />
      </BarePage>
    )
  if (!session.data) return <PageLoading />
  return session.data.user?.isAdmin ? <Lists /> : <NotFoundPage />
}

function Lists() {
  const [shown, setShown] = useState<AdminList>('people')
  const [search, setSearch] = useState('')
  const waiting = useWaitingMessages()
  const q = useDebounced(search.trim(), SEARCH_AFTER_MS)
  useDocumentTitle('Admin')
  return (
    <div className="min-h-dvh">
      <PageHeader />
      <main className="mx-auto max-w-6xl px-6 pt-10 pb-24 max-sm:px-4">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-xl font-semibold tracking-[-0.03em]">Admin</h1>
          <Link href={ROUTES.adminSupport} className={buttonLook('plain')}>
            Support messages
            {waiting > 0 && <Badge count={waiting} />}
          </Link>
        </div>
        <Tabs value={shown} onValueChange={next => setShown(next as AdminList)}>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <div className="-mx-1 max-w-full overflow-x-auto px-1 py-1">
              <TabList label="Lists">
                {LISTS.map(({ list, name }) => (
                  <Tab key={list} value={list}>
                    {name}
                  </Tab>
                ))}
              </TabList>
            </div>
            <SearchField label="Search this list" value={search} onChange={setSearch} />
          </div>
          {LISTS.map(({ list, name }) => (
            <TabPanel key={list} value={list} className="outline-offset-4">
              <AdminTable list={list} name={name} q={q} />
            </TabPanel>
          ))}
        </Tabs>
      </main>
    </div>
  )
}

const SEARCH_AFTER_MS = 250
