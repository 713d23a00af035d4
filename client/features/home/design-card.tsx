import { clsx } from 'clsx'
import {
  Ellipsis,
  ExternalLink,
  FolderInput,
  GitFork,
  Globe,
  Link2,
  Lock,
  LogOut,
  Pencil,
  Star,
  Trash2,
} from 'lucide-react'
import { Link } from 'wouter'
import { sentenceOf } from '#client/api/call.ts'
import { useStarPattern } from '#client/api/patterns.ts'
import { useNow } from '#client/lib/clock.ts'
import { copyText } from '#client/lib/copy-text.ts'
import { exactTimeTitle, timeLabel } from '#client/lib/time-label.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#client/ui/menu.tsx'
import { toast } from '#client/ui/toast.ts'
import { colorOf } from '#room-schema/presence.ts'
import { can } from '#shared/access.ts'
import type { PatternListItem } from '#shared/patterns.ts'
import { DesignThumbnail } from './design-thumbnail.tsx'
import { useForkCard } from './use-fork-card.ts'

const PEOPLE_SHOWN = 3

interface DesignCardProps {
  item: PatternListItem
  acts: CardActs
}

/** What asks back before it is done. */
export interface CardActs {
  rename(item: PatternListItem): void
  move(item: PatternListItem): void
  leave(item: PatternListItem): void
  delete(item: PatternListItem): void
}

export function DesignCard({ item, acts }: DesignCardProps) {
  const now = useNow(30_000)
  const isPublic = item.access === 'public'
  return (
    <li className="group/card relative min-w-0 animate-rise">
      <Link
        href={`/c/${item.id}`}
        className="block rounded-lg outline-offset-4"
        aria-describedby={`${item.id}-about`}
        aria-label={item.name}
      >
        <div className="relative aspect-16/10 overflow-hidden rounded-lg border border-line bg-surface shadow-1 transition-[border-color,box-shadow] duration-150 group-hover/card:border-line-strong group-hover/card:shadow-2">
          <DesignThumbnail artifactId={item.activeArtifactId} canWrite={can(item.permissionLevel, 'edit')} />
        </div>
        <span className="mt-3 block truncate pr-9 text-base font-medium">{item.name}</span>
      </Link>
      <div id={`${item.id}-about`} className="mt-1 flex h-6 items-center gap-2 text-xs text-ink-faint">
        {isPublic ? (
          <Globe role="img" aria-label="Public" className="size-3.5" />
        ) : (
          <Lock role="img" aria-label="Private" className="size-3.5" />
        )}
        <time dateTime={new Date(item.updatedAt).toISOString()} {...exactTimeTitle(item.updatedAt)}>
          {timeLabel(item.updatedAt, now)}
        </time>
        {item.people.length > 1 && <People people={item.people} />}
      </div>
      <div className="absolute right-0 bottom-5.5">
        <CardMenu item={item} acts={acts} />
      </div>
      <StarButton item={item} />
    </li>
  )
}

function People({ people }: { people: PatternListItem['people'] }) {
  const more = people.length - PEOPLE_SHOWN
  return (
    <span
      role="img"
      aria-label={people.map(({ name }) => name).join(', ')}
      className="ml-auto flex items-center pr-0.5"
    >
      {people.slice(0, PEOPLE_SHOWN).map(({ id, name, avatarUrl }) => (
        <Avatar
          key={id}
          name={name}
          color={colorOf(id)}
          picture={avatarUrl}
          size="xs"
          className="-ml-1 ring-2 ring-ground"
        />
      ))}
      {more > 0 && <span className="ml-1 tabular-nums">+{more}</span>}
    </span>
  )
}

function useStar({ id, starred }: PatternListItem): () => void {
  const star = useStarPattern()
  return () => star.mutate({ id, shouldStar: !starred }, { onError: error => toast.error(sentenceOf(error)) })
}

function StarButton({ item }: { item: PatternListItem }) {
  const star = useStar(item)
  const { starred, permissionLevel } = item
  if (!can(permissionLevel, 'star')) return null
  return (
    <IconButton
      label={starred ? 'Unfavorite' : 'Favorite'}
      size="sm"
      onClick={star}
      className={clsx(
        'absolute! top-2 right-2 border border-line bg-raised shadow-1',
        !starred &&
          'opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:opacity-100',
      )}
    >
      <Star className={clsx('size-3.5', starred && 'fill-amber text-amber')} />
    </IconButton>
  )
}

function CardMenu({ item, acts }: DesignCardProps) {
  const link = `${location.origin}/c/${item.id}`
  const fork = useForkCard(item)
  const star = useStar(item)
  const copyLink = async () => {
    if (await copyText(link)) toast.success('The link is copied.')
    else toast('This browser does not let the page copy.', { description: link })
  }
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={`More about ${item.name}`} tooltip="More" size="sm">
          <Ellipsis className="size-4" />
        </IconButton>
      }
    >
      <MenuItem icon={<ExternalLink />} onSelect={() => window.open(link, '_blank', 'noopener')}>
        Open in new tab
      </MenuItem>
      <MenuItem icon={<Link2 />} onSelect={() => void copyLink()}>
        Copy link
      </MenuItem>
      {can(item.permissionLevel, 'star') && (
        <MenuItem icon={<Star />} onSelect={star}>
          {item.starred ? 'Unfavorite' : 'Favorite'}
        </MenuItem>
      )}
      {item.activeArtifactId && can(item.permissionLevel, 'fork') && (
        <MenuItem icon={<GitFork />} onSelect={fork}>
          Fork
        </MenuItem>
      )}
      {can(item.permissionLevel, 'rename') && (
        <MenuItem icon={<Pencil />} onSelect={() => acts.rename(item)}>
          Rename
        </MenuItem>
      )}
      {can(item.permissionLevel, 'edit') && (
        <MenuItem icon={<FolderInput />} onSelect={() => acts.move(item)}>
          Move to folder
        </MenuItem>
      )}
      {item.permissionLevel !== 'owner' && (
        <>
          <MenuSeparator />
          <MenuItem icon={<LogOut />} onSelect={() => acts.leave(item)}>
            Leave
          </MenuItem>
        </>
      )}
      {can(item.permissionLevel, 'delete') && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} isDangerous onSelect={() => acts.delete(item)}>
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
