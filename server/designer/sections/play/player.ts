import type { ArtName } from '#server/designer/art/art.ts'
import { picturesFile } from '#server/designer/art/pictures.ts'
import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { flushTileOf, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface PlayerTracks {
  title: string
  list: string
  art: ArtName
  tracks: [title: string, who: string, seconds: number][]
}

/** What is playing, large, with its list: play, skip, seek, loudness, favourites. */
export function player(page: Page, { title, list, art, tracks }: PlayerTracks): Piece {
  const data = `${constant(
    'export const tracks',
    tracks.map(([name, who, seconds]) => ({ title: name, who, seconds })),
  )}

export const clock = (seconds: number) =>
  \`\${Math.floor(seconds / 60)}:\${String(seconds % 60).padStart(2, "0")}\`;
`
  const code = tsx`
    import {
      Heart,
      Pause,
      Play,
      SkipBack,
      SkipForward,
      Volume2,
    } from "lucide-react";
    import { useEffect, useState } from "react";
    import { Picture } from "@/components/picture";
    import { Button } from "@/components/ui/button";
    import { clock, tracks } from "@/data/tracks";

    export function Player() {
      const [at, setAt] = useState(0);
      const [seconds, setSeconds] = useState(48);
      const [isPlaying, setIsPlaying] = useState(false);
      const [loudness, setLoudness] = useState(70);
      const [liked, setLiked] = useState([tracks[1].title]);
      const track = tracks[at];

      useEffect(() => {
        if (!isPlaying) return;
        const timer = window.setInterval(
          () => setSeconds((now) => Math.min(now + 1, track.seconds)),
          1000,
        );
        return () => window.clearInterval(timer);
      }, [isPlaying, track]);

      function open(index: number) {
        setAt((index + tracks.length) % tracks.length);
        setSeconds(0);
        setIsPlaying(true);
      }

      function like(title: string) {
        setLiked(
          liked.includes(title)
            ? liked.filter((each) => each !== title)
            : [...liked, title],
        );
      }

      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
          <section aria-label="Now playing" className="${tileOf(page)} self-start">
            <Picture name="${art}" className="${flushTileOf(page)} aspect-square w-full bg-accent" />
            <h1 className="mt-6 ${headingOf(page)}">{track.title}</h1>
            <p className="mt-1 text-muted-foreground">{track.who}</p>
            <input type="range" aria-label="Position" min={0} max={track.seconds} value={seconds} onChange={(event) => setSeconds(Number(event.target.value))} className="mt-5 w-full accent-primary" />
            <p className="flex justify-between text-sm text-muted-foreground tabular-nums">
              <span>{clock(seconds)}</span>
              <span>{clock(track.seconds)}</span>
            </p>
            <div className="mt-3 flex items-center justify-center gap-4">
              <Button variant="ghost" size="icon-lg" aria-label="Previous" onClick={() => open(at - 1)}>
                <SkipBack />
              </Button>
              <Button className="size-16 rounded-full" aria-label={isPlaying ? "Pause" : "Play"} onClick={() => setIsPlaying(!isPlaying)}>
                {isPlaying ? <Pause className="size-7" /> : <Play className="size-7" />}
              </Button>
              <Button variant="ghost" size="icon-lg" aria-label="Next" onClick={() => open(at + 1)}>
                <SkipForward />
              </Button>
            </div>
            <label className="mt-5 flex items-center gap-3">
              <Volume2 className="size-5" aria-hidden="true" />
              <input type="range" aria-label="Loudness" min={0} max={100} value={loudness} onChange={(event) => setLoudness(Number(event.target.value))} className="w-full accent-primary" />
            </label>
          </section>
          <section>
            <p className="${page.look.eyebrow}">${jsxText(title)}</p>
            <h2 className="mt-1 ${page.look.h3} text-2xl">${jsxText(list)}</h2>
            <ol className="mt-5">
              {tracks.map((each, index) => (
                <li key={each.title} className="flex items-center gap-3 border-t py-2">
                  <button type="button" aria-current={index === at} onClick={() => open(index)} className="flex min-w-0 flex-1 items-center gap-4 rounded-lg px-3 py-2 text-left hover:bg-accent hover:text-accent-foreground aria-[current=true]:font-semibold aria-[current=true]:text-brand">
                    <span className="w-6 tabular-nums">{index + 1}</span>
                    <span className="min-w-0 flex-1">
                      <span className="block truncate">{each.title}</span>
                      <span className="block truncate text-sm">{each.who}</span>
                    </span>
                    <span className="text-sm tabular-nums">{clock(each.seconds)}</span>
                  </button>
                  <Button variant="ghost" size="icon" aria-label={\`Like \${each.title}\`} aria-pressed={liked.includes(each.title)} onClick={() => like(each.title)} className="aria-pressed:text-brand aria-pressed:[&_svg]:fill-current">
                    <Heart />
                  </Button>
                </li>
              ))}
            </ol>
          </section>
        </div>
      );
    }
  `
  return screenPiece('Player', code, [{ name: 'data/tracks.ts', code: data }, picturesFile([art])])
}
