import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { content } from '../content'
import { Rows } from './rows'
import { keyed, type Player } from './use-player'

export function Library({ player }: { player: Player }) {
  const { library, tracks } = content
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState<string | null>(null)
  const groups = [...new Set(tracks.flatMap(track => track.group ?? []))]
  const shown = keyed(tracks).filter(
    ({ entry }) =>
      (group === null || entry.group === group) &&
      [entry.name, entry.text, entry.person].join(' ').toLowerCase().includes(query.trim().toLowerCase()),
  )
  if (tracks.length === 0) return <p className="px-6 py-8 text-muted-foreground">{content.noTracks}</p>
  return (
    <>
      <div className="px-6 pb-3">
        <Input
          type="search"
          value={query}
          aria-label={library.search}
          placeholder={library.search}
          onChange={event => setQuery(event.target.value)}
          className="h-12"
        />
        {groups.length > 1 ? (
          <fieldset className="mt-3 flex flex-wrap gap-2">
            <legend className="sr-only">{library.groups}</legend>
            {[null, ...groups].map(each => (
              <Button
                key={each ?? 'all'}
                variant={group === each ? 'default' : 'secondary'}
                aria-pressed={group === each}
                className="h-11 rounded-full"
                onClick={() => setGroup(each)}
              >
                {each ?? library.all}
              </Button>
            ))}
          </fieldset>
        ) : null}
      </div>
      {shown.length ? (
        <Rows rows={shown} player={player} />
      ) : (
        <div className="px-6 py-6">
          <p className="mb-3 text-muted-foreground">{library.noMatch}</p>
          <Button
            variant="outline"
            className="h-11"
            onClick={() => {
              setQuery('')
              setGroup(null)
            }}
          >
            {library.reset}
          </Button>
        </div>
      )}
    </>
  )
}

export function Kept({ player, browse }: { player: Player; browse: string }) {
  const rows = keyed(content.tracks).filter(({ at }) => player.kept.includes(at))
  if (rows.length) return <Rows rows={rows} player={player} isRemovable />
  return (
    <div className="px-6 py-6">
      <p className="mb-4 text-lg text-muted-foreground">{content.keptList.empty}</p>
      <Button asChild className="h-12">
        <Link to={browse}>{content.keptList.browse}</Link>
      </Button>
    </div>
  )
}
