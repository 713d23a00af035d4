import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece } from '#server/designer/page/screen-parts.ts'

/** A step sequencer whose drums are synthesized while it plays. */
export function beatMaker(page: Page): Piece {
  const code = tsx`
    import { Play, Square, Trash2 } from "lucide-react";
    import { useEffect, useRef, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { DRUMS, playDrum } from "@/lib/drums";
    import { cn } from "@/lib/utils";

    const STEPS = 16;
    const START: Record<string, number[]> = {
      Kick: [0, 4, 8, 12],
      Snare: [4, 12],
      "Hi-hat": [0, 2, 4, 6, 8, 10, 12, 14],
      Clap: [12, 15],
      Tom: [7, 10],
    };
    const PADS = [1, 2, 3, 4, 5].map((index) => \`var(--chart-\${index})\`);

    export function BeatMaker() {
      const [grid, setGrid] = useState(START);
      const [isPlaying, setIsPlaying] = useState(false);
      const [tempo, setTempo] = useState(112);
      const [step, setStep] = useState(-1);
      const context = useRef<AudioContext | null>(null);

      useEffect(() => {
        if (!isPlaying) return;
        context.current ??= new AudioContext();
        const audio = context.current;
        let at = -1;
        const timer = window.setInterval(() => {
          at = (at + 1) % STEPS;
          setStep(at);
          for (const drum of DRUMS)
            if (grid[drum].includes(at)) playDrum(audio, drum);
        }, 60_000 / tempo / 4);
        return () => window.clearInterval(timer);
      }, [isPlaying, tempo, grid]);

      function toggle(drum: string, at: number) {
        const armed = grid[drum];
        const next = armed.includes(at)
          ? armed.filter((each) => each !== at)
          : [...armed, at];
        setGrid({ ...grid, [drum]: next });
      }

      return (
        <div>
          <div className="flex flex-wrap items-end justify-between gap-6">
            ${screenHead(page, 'Beat maker', 'Tap a pad to arm it; play loops through all sixteen steps. The Web Audio API makes every sound.')}
            <div className="flex flex-wrap items-center gap-4">
              <label className="flex items-center gap-3 font-semibold">
                Tempo
                <input type="range" min={60} max={180} value={tempo} onChange={(event) => setTempo(Number(event.target.value))} className="w-36 accent-primary" />
                <span className="w-20 tabular-nums">{tempo} BPM</span>
              </label>
              <Button variant="outline" size="icon-lg" aria-label="Clear the grid" onClick={() => setGrid(Object.fromEntries(DRUMS.map((drum) => [drum, []])))}>
                <Trash2 />
              </Button>
              <Button
                size="lg"
                className="h-14 px-8 text-lg font-bold"
                onClick={() => {
                  setIsPlaying(!isPlaying);
                  setStep(-1);
                }}
              >
                {isPlaying ? <Square /> : <Play />}
                {isPlaying ? "Stop" : "Play"}
              </Button>
            </div>
          </div>
          <div className="mt-8 overflow-x-auto rounded-2xl border-2 bg-card p-4 sm:p-6" tabIndex={0} role="region" aria-label="Step sequencer">
            <div className="grid min-w-[46rem] gap-3">
              {DRUMS.map((drum, row) => (
                <div key={drum} className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-3">
                  <span className="font-bold">{drum}</span>
                  <div className="grid gap-1.5" style={{ gridTemplateColumns: \`repeat(\${STEPS}, minmax(0, 1fr))\` }}>
                    {Array.from({ length: STEPS }, (_, at) => (
                      <button key={at} type="button" aria-label={\`\${drum}, step \${at + 1}\`} aria-pressed={grid[drum].includes(at)} onClick={() => toggle(drum, at)} className={cn("aspect-square rounded-md border-2 border-transparent transition-transform hover:scale-105", at % 8 < 4 ? "bg-muted" : "bg-accent", step === at && "border-foreground")} style={grid[drum].includes(at) ? { background: PADS[row] } : undefined} />
                    ))}
                  </div>
                </div>
              ))}
            </div>
          </div>
        </div>
      );
    }
  `
  const drums = tsx`
    export const DRUMS = ["Kick", "Snare", "Hi-hat", "Clap", "Tom"];

    interface Sound {
      from: number;
      to: number;
      length: number;
      isNoise: boolean;
    }

    const SOUNDS: Record<string, Sound> = {
      Kick: { from: 150, to: 40, length: 0.28, isNoise: false },
      Snare: { from: 1800, to: 900, length: 0.16, isNoise: true },
      "Hi-hat": { from: 9000, to: 8000, length: 0.05, isNoise: true },
      Clap: { from: 1400, to: 1200, length: 0.11, isNoise: true },
      Tom: { from: 220, to: 90, length: 0.22, isNoise: false },
    };

    /** One hit, synthesized: a falling tone, or noise through a filter. */
    export function playDrum(audio: AudioContext, name: string) {
      const { from, to, length, isNoise } = SOUNDS[name];
      const end = audio.currentTime + length;
      const gain = audio.createGain();
      gain.gain.setValueAtTime(0.8, audio.currentTime);
      gain.gain.exponentialRampToValueAtTime(0.001, end);
      gain.connect(audio.destination);
      if (isNoise) {
        const source = noise(audio, length);
        const filter = audio.createBiquadFilter();
        filter.type = "highpass";
        filter.frequency.value = to;
        source.connect(filter).connect(gain);
        source.start();
        return;
      }
      const tone = audio.createOscillator();
      tone.frequency.setValueAtTime(from, audio.currentTime);
      tone.frequency.exponentialRampToValueAtTime(to, end);
      tone.connect(gain);
      tone.start();
      tone.stop(end);
    }

    function noise(audio: AudioContext, length: number) {
      const size = Math.ceil(audio.sampleRate * length);
      const buffer = audio.createBuffer(1, size, audio.sampleRate);
      const samples = buffer.getChannelData(0);
      for (let at = 0; at < size; at++) samples[at] = Math.random() * 2 - 1;
      const source = audio.createBufferSource();
      source.buffer = buffer;
      return source;
    }
  `
  return screenPiece('BeatMaker', code, [{ name: 'lib/drums.ts', code: drums }])
}
