import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { AdminList, AdminRow } from '#client/api/admin.ts'
import { useNow } from '#client/lib/clock.ts'
import { exactTimeTitle, timeLabel } from '#client/lib/time-label.ts'
import { adminActWords } from '#shared/admin.ts'
import { DesignActions } from './design-actions.tsx'

export interface Column<Row> {
  head: string
  cell(row: Row): ReactNode
}

/** Rows of every list, told apart by what does not change in them. */
export function keyOf(row: AdminRow<AdminList>): string {
  if ('requestId' in row) return `${row.patternId} ${row.requestId} ${row.at}`
  return 'id' in row ? row.id : row.model
}

function When({ at }: { at: number | null }) {
  const now = useNow(30_000)
  if (at === null) return <None />
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap" {...exactTimeTitle(at)}>
      {timeLabel(at, now)}
    </time>
  )
}

/** Instead of the name of an account that is not there any more. */
const GONE = 'Deleted account'

const None = () => <span className="text-ink-faint">—</span>

const Id = ({ id }: { id: string }) => <span className="font-mono text-xs text-ink-soft">{id}</span>

function Named({ name, id, more }: { name: string | null; id: string; more?: string | null }) {
  return (
    <span className="grid gap-0.5">
      {name === null ? (
        <span className="text-ink-faint">Name not shown</span>
      ) : (
        <span className="font-medium">{name}</span>
      )}
      {more && <span className="text-ink-soft">{more}</span>}
      <Id id={id} />
    </span>
  )
}

const DesignLink = ({ id }: { id: string }) => (
  <Link href={`/c/${id}`} className="font-mono text-xs underline underline-offset-2">
    {id}
  </Link>
)

const dollars = (price: number): string => `$${price.toFixed(price < 0.1 && price > 0 ? 4 : 2)}`

const people: readonly Column<AdminRow<'people'>>[] = [
  {
    head: 'Person',
    cell: ({ id, name, email, isGuest }) => <Named name={name} id={id} more={isGuest ? 'Guest' : email} />,
  },
  { head: 'Designs', cell: ({ designs }) => designs },
  { head: 'Credits, 30 days', cell: ({ creditsUsed }) => creditsUsed },
  { head: 'Last active', cell: ({ lastActiveAt }) => <When at={lastActiveAt} /> },
  { head: 'Since', cell: ({ createdAt }) => <When at={createdAt} /> },
]

const workspaces: readonly Column<AdminRow<'workspaces'>>[] = [
  { head: 'Workspace', cell: ({ id, name }) => <Named name={name} id={id} /> },
  { head: 'Owner', cell: ({ owner }) => (owner ? <Named name={owner.name} id={owner.id} /> : <None />) },
  { head: 'Members', cell: ({ members }) => members },
  { head: 'Designs', cell: ({ designs }) => designs },
  { head: 'Since', cell: ({ createdAt }) => <When at={createdAt} /> },
]

const designs: readonly Column<AdminRow<'designs'>>[] = [
  { head: 'Design', cell: ({ id, name }) => <Named name={name} id={id} /> },
  { head: 'Owner', cell: ({ owner }) => <Named name={owner.name} id={owner.id} /> },
  { head: 'Access', cell: ({ access }) => (access === 'public' ? 'Public' : 'Private') },
  { head: 'Versions', cell: ({ versions }) => versions },
  { head: 'Members', cell: ({ members }) => members },
  { head: 'Changed', cell: ({ updatedAt }) => <When at={updatedAt} /> },
  { head: 'Admin', cell: ({ id, name }) => <DesignActions id={id} name={name ?? id} /> },
]

const rooms: readonly Column<AdminRow<'rooms'>>[] = [
  { head: 'Room', cell: ({ id, name }) => <Named name={name} id={id} /> },
  { head: 'Kind', cell: ({ kind }) => (kind === 'editor' ? 'Design' : 'Canvas') },
  { head: 'People signed in', cell: ({ sessions }) => sessions },
  { head: 'Open since', cell: ({ openedAt }) => <When at={openedAt} /> },
  { head: 'Admin', cell: ({ id, name }) => <DesignActions id={id} name={name ?? id} /> },
]

const OUTCOMES = { running: 'Running', done: 'Done', failed: 'Failed', stopped: 'Stopped' }

const runs: readonly Column<AdminRow<'runs'>>[] = [
  { head: 'When', cell: ({ at }) => <When at={at} /> },
  {
    head: 'Outcome',
    cell: ({ outcome, problem }) => (
      <span className={outcome === 'failed' ? 'text-danger' : undefined}>
        {OUTCOMES[outcome]}
        {problem && ` (${problem})`}
      </span>
    ),
  },
  { head: 'By', cell: ({ actorName, actorId }) => <Named name={actorName ?? GONE} id={actorId} /> },
  { head: 'Design', cell: ({ patternId }) => <DesignLink id={patternId} /> },
  { head: 'Model', cell: ({ model }) => model ?? <None /> },
  {
    head: 'Credits',
    cell: ({ credits, ledger }) => (credits === null ? <None /> : ledger ? `${credits} ${ledger}` : credits),
  },
  { head: 'Tokens', cell: ({ tokens }) => tokens?.toLocaleString('en-US') ?? <None /> },
  { head: 'Price', cell: ({ price }) => (price === null ? <None /> : dollars(price)) },
]

const models: readonly Column<AdminRow<'models'>>[] = [
  {
    head: 'Model',
    cell: ({ model, outSince }) => (
      <span className="grid gap-0.5">
        <span className="font-medium">{model}</span>
        {outSince !== null && <span className="text-danger">Its provider is out</span>}
      </span>
    ),
  },
  { head: 'Done, 24 hours', cell: ({ done }) => done },
  {
    head: 'Failed',
    cell: ({ failed, problems }) =>
      failed === 0
        ? 0
        : `${failed}: ${problems.map(({ problem, count }) => `${count} ${problem}`).join(', ')}`,
  },
  { head: 'Stopped', cell: ({ stopped }) => stopped },
  { head: 'Last failure', cell: ({ lastFailureAt }) => <When at={lastFailureAt} /> },
  { head: 'Last run', cell: ({ lastAt }) => <When at={lastAt} /> },
  { head: 'Price', cell: ({ price }) => (price === null ? <None /> : dollars(price)) },
]

const audit: readonly Column<AdminRow<'audit'>>[] = [
  { head: 'When', cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: 'Admin', cell: ({ actorName, actor }) => <Named name={actorName ?? GONE} id={actor.id} /> },
  {
    head: 'Act',
    cell: ({ act, about = [] }) => (
      <span className="grid gap-0.5">
        <span>{adminActWords(act)}</span>
        {about.map(id => (
          <Id key={id} id={id} />
        ))}
      </span>
    ),
  },
  { head: 'Design', cell: ({ patternId }) => (patternId ? <DesignLink id={patternId} /> : <None />) },
  { head: 'Reason', cell: ({ reason }) => reason || <None /> },
]

export const COLUMNS = { people, workspaces, designs, rooms, runs, models, audit }
