import {
  Bookmark,
  BookmarkCheck,
  Moon,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  SkipBack,
  SkipForward,
} from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Drawer, DrawerContent, DrawerDescription, DrawerHeader, DrawerTitle } from '@/components/ui/drawer'
import { keyed } from '../../shared/keyed'
import { content } from '../content'
import { Rows } from './rows'
import { Tide } from './tide'
import { clock, type Player } from './use-player'

export function Now({ player }: { player: Player }) {
  const { controls } = content
  const { track, position, seek } = player
  const isKept = player.kept.includes(player.at)
  const after = keyed(content.tracks).slice(player.at + 1, player.at + 4)
  if (!track) return <p className="px-6 py-12 text-lg text-muted-foreground">{content.noTracks}</p>
  return (
    <>
      <Tide player={player} />
      <div className="flex justify-between px-6 pt-3 text-muted-foreground text-sm tabular-nums">
        <span>{clock(player.position)}</span>
        <span>{clock(player.length)}</span>
      </div>
      <div className="px-6 pt-3">
        <h2 className="break-words font-medium text-3xl leading-[1.1] tracking-tight">{track.name}</h2>
        {track.text ? <p className="mt-2">{track.text}</p> : null}
        <p className="mt-1 text-muted-foreground">{track.person && `${content.by} ${track.person}`}</p>
      </div>
      <div className="flex items-center justify-between px-4 pt-6 pb-4">
        <Control name={controls.previous} onPress={() => player.choose(player.at - 1)} icon={<SkipBack />} />
        <Control name={controls.back} onPress={() => seek(position - 15)} icon={<RotateCcw />} />
        <Button
          size="icon"
          aria-label={player.isPlaying ? controls.pause : controls.play}
          onClick={player.toggle}
          className="size-18 rounded-full [&_svg]:size-8!"
        >
          <PlayIcon isPlaying={player.isPlaying} />
        </Button>
        <Control name={controls.forward} onPress={() => seek(position + 30)} icon={<RotateCw />} />
        <Control name={controls.next} onPress={() => player.choose(player.at + 1)} icon={<SkipForward />} />
      </div>
      <div className="flex gap-2 px-6 pb-6">
        <Button
          variant="secondary"
          className="h-11 min-w-0 flex-1 px-2"
          aria-label={`${controls.speed} ${player.speedLabel ?? ''}`}
          onClick={player.nextSpeed}
        >
          {player.speedLabel ?? controls.speed}
        </Button>
        <Button
          variant="secondary"
          aria-pressed={isKept}
          className="h-11 min-w-0 flex-1 px-2"
          onClick={() => player.keep(player.at)}
        >
          {isKept ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
          {isKept ? controls.kept : controls.keep}
        </Button>
        <Sleep player={player} />
      </div>
      <section aria-labelledby="after" className="border-t pt-5">
        <h2 id="after" className="px-6 pb-1 font-medium">
          {content.upNext}
        </h2>
        <Rows rows={after} player={player} />
        <p className="px-6 pb-6 text-muted-foreground empty:hidden">
          {after.length === 0 && content.lastOne}
        </p>
      </section>
    </>
  )
}

export function PlayIcon({ isPlaying }: { isPlaying: boolean }) {
  const Icon = isPlaying ? Pause : Play
  return <Icon aria-hidden fill="currentColor" />
}

function Control({ name, icon, onPress }: { name: string; icon: React.ReactNode; onPress: () => void }) {
  return (
    <Button
      variant="ghost"
      aria-label={name}
      onClick={onPress}
      className="size-12 rounded-full [&_svg]:size-6!"
    >
      {icon}
    </Button>
  )
}

function Sleep({ player }: { player: Player }) {
  const [isOpen, setOpen] = useState(false)
  const { sleep } = content
  const choose = (minutes: number | null) => {
    player.sleepAfter(minutes)
    setOpen(false)
  }
  return (
    <>
      <Button variant="secondary" className="h-11 min-w-0 flex-1 px-2" onClick={() => setOpen(true)}>
        <Moon aria-hidden />
        {player.sleep === null ? content.controls.sleep : `${Math.ceil(player.sleep / 60)} ${sleep.end}`}
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen}>
        <DrawerContent className="mx-auto max-w-[430px]">
          <DrawerHeader className="px-6">
            <DrawerTitle className="text-xl">{sleep.title}</DrawerTitle>
            <DrawerDescription>{sleep.lead}</DrawerDescription>
          </DrawerHeader>
          <div className="grid overflow-y-auto px-3 pb-6">
            {keyed([...sleep.options, { label: sleep.off, minutes: null }]).map(({ entry, key }) => (
              <Button
                key={key}
                variant="ghost"
                className="h-13 justify-start px-3 text-base last:text-muted-foreground"
                onClick={() => choose(entry.minutes)}
              >
                {entry.label}
              </Button>
            ))}
          </div>
        </DrawerContent>
      </Drawer>
    </>
  )
}
