import { AudioLines, Bookmark, ListMusic } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { keyed } from '../shared/keyed'
import { Phone, pathOf, TabBar } from '../shared/phone'
import { Pills } from '../shared/pills'
import { SearchField } from '../shared/search-field'
import { Now, PlayIcon } from './components/now'
import { Rows } from './components/rows'
import { type Player, usePlayer } from './components/use-player'
import { content } from './content'

export default function App() {
  const player = usePlayer()
  const browse = content.navigation.length > 1 ? pathOf(1) : '/'
  const screens = [
    <main key="now">
      <header className="bg-stage px-6 pt-5 pb-2">
        <p className="text-muted-foreground text-sm">{content.brand}</p>
        <h1 className="break-words font-semibold text-xl tracking-tight">{content.title}</h1>
        <p className="text-muted-foreground text-sm">{content.lead}</p>
      </header>
      <Now player={player} />
    </main>,
    <Screen key="library" title={content.library.title}>
      <Library player={player} />
    </Screen>,
    <Screen key="kept" title={content.keptList.title}>
      <Kept player={player} browse={browse} />
    </Screen>,
  ]
  const other = (label: string) => (
    <Screen title={label}>
      <p className="px-6 text-muted-foreground">{content.nothing}</p>
    </Screen>
  )
  return (
    <Phone items={content.navigation} screens={screens} other={other}>
      <Bottom player={player} />
    </Phone>
  )
}

function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="pb-6">
      <h1 className="break-words px-6 pt-8 pb-4 font-medium text-4xl tracking-tight">{title}</h1>
      {children}
    </main>
  )
}

/** What plays, wherever one is, and the way to the other screens. */
function Bottom({ player }: { player: Player }) {
  const { pathname } = useLocation()
  const { track } = player
  return (
    <div className="sticky bottom-0 z-10 mt-auto border-t bg-card pb-[env(safe-area-inset-bottom)]">
      {track && pathname !== '/' ? (
        <div className="relative flex items-center gap-2 border-b py-2 pr-3 pl-6">
          <div
            aria-hidden
            className="absolute top-0 left-0 h-0.5 bg-heard"
            style={{ width: `${(player.position / player.length) * 100}%` }}
          />
          <Link to="/" className="min-w-0 flex-1 truncate py-2.5 font-medium">
            {track.name}
          </Link>
          <Button
            size="icon"
            className="size-11 rounded-full"
            aria-label={player.isPlaying ? content.controls.pause : content.controls.play}
            onClick={player.toggle}
          >
            <PlayIcon isPlaying={player.isPlaying} />
          </Button>
        </div>
      ) : null}
      <TabBar
        name={content.navigationName}
        items={content.navigation}
        icons={[AudioLines, ListMusic, Bookmark]}
        className="min-h-15"
        tabClass="aria-[current]:font-semibold aria-[current]:text-primary"
      />
    </div>
  )
}

function Library({ player }: { player: Player }) {
  const { library, tracks } = content
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState('')
  const groups = [...new Set(tracks.flatMap(track => track.group ?? []))]
  const shown = keyed(tracks).filter(
    ({ entry }) =>
      (!group || entry.group === group) &&
      [entry.name, entry.text, entry.person].join(' ').toLowerCase().includes(query.trim().toLowerCase()),
  )
  const reset = () => {
    setQuery('')
    setGroup('')
  }
  if (tracks.length === 0) return <p className="px-6 py-8 text-muted-foreground">{content.noTracks}</p>
  return (
    <>
      <div className="px-6 pb-3">
        <SearchField label={library.search} value={query} className="h-12" onValue={setQuery} />
        <div className="mt-3">
          <Pills
            name={library.groups}
            all={library.all}
            options={groups}
            value={group}
            className="h-11 rounded-full"
            onValue={setGroup}
          />
        </div>
      </div>
      {shown.length ? (
        <Rows rows={shown} player={player} />
      ) : (
        <div className="px-6 py-6">
          <p className="mb-3 text-muted-foreground">{library.noMatch}</p>
          <Button variant="outline" className="h-11" onClick={reset}>
            {library.reset}
          </Button>
        </div>
      )}
    </>
  )
}

function Kept({ player, browse }: { player: Player; browse: string }) {
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
