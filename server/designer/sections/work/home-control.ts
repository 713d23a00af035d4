import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** Rooms with their lights and warmth, scenes that set several at once, locks and cameras. */
export function homeControl(page: Page): Piece {
  const data = `export interface Light {
  name: string;
  room: string;
  level: number;
}

export const rooms = ["Living room", "Kitchen", "Bedroom", "Hall"];

export const lights: Light[] = [
  { name: "Ceiling", room: "Living room", level: 70 },
  { name: "Reading lamp", room: "Living room", level: 35 },
  { name: "Worktop", room: "Kitchen", level: 100 },
  { name: "Table", room: "Kitchen", level: 0 },
  { name: "Bedside", room: "Bedroom", level: 20 },
  { name: "Entrance", room: "Hall", level: 0 },
];

/** What a scene does to every light. */
export const scenes: { name: string; level: number; warmth: number }[] = [
  { name: "Morning", level: 80, warmth: 21 },
  { name: "Film", level: 10, warmth: 21 },
  { name: "Away", level: 0, warmth: 17 },
  { name: "Night", level: 5, warmth: 18 },
];

export const warmth: Record<string, number> = {
  "Living room": 21,
  Kitchen: 20,
  Bedroom: 18,
  Hall: 18,
};

export const cameras = [
  { name: "Front door", said: "Parcel at 14:20" },
  { name: "Garden", said: "Nothing since noon" },
];
`
  const code = tsx`
    import { Camera, Lock, LockOpen, Minus, Plus, Thermometer } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { cameras, lights as initial, rooms, scenes, warmth as initialWarmth } from "@/data/home";

    export function HomeControl() {
      const [lights, setLights] = useState(initial);
      const [warmth, setWarmth] = useState(initialWarmth);
      const [room, setRoom] = useState(rooms[0]);
      const [scene, setScene] = useState("");
      const [isLocked, setLocked] = useState(true);
      const [isRecording, setRecording] = useState<string[]>([cameras[0].name]);
      const own = lights.filter((light) => light.room === room);
      const on = lights.filter((light) => light.level > 0).length;

      function set(name: string, level: number) {
        setLights(lights.map((light) => (light.name === name && light.room === room ? { ...light, level } : light)));
        setScene("");
      }

      function start(name: string) {
        const chosen = scenes.find((each) => each.name === name);
        if (!chosen) return;
        setScene(name);
        setLights(lights.map((light) => ({ ...light, level: chosen.level })));
        setWarmth(Object.fromEntries(rooms.map((each) => [each, chosen.warmth])));
        if (name === "Away" || name === "Night") setLocked(true);
      }

      return (
        <div>
          <div className="flex flex-wrap items-end justify-between gap-4">
            ${screenHead(page, 'At home', 'Rooms, lights, warmth and doors, in one place.')}
            <p role="status" className="text-sm text-muted-foreground">{on} lights on, the door is {isLocked ? "locked" : "open"}</p>
          </div>
          <div role="group" aria-label="Scenes" className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
            {scenes.map((each) => (
              <button key={each.name} type="button" aria-pressed={scene === each.name} onClick={() => start(each.name)} className="rounded-xl border bg-card px-4 py-3 text-left font-semibold text-card-foreground aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">
                {each.name}
                <span className="block text-sm font-normal">{each.level}% light, {each.warmth}°</span>
              </button>
            ))}
          </div>
          <div role="group" aria-label="Rooms" className="mt-6 flex flex-wrap gap-2">
            {rooms.map((name) => (
              <button key={name} type="button" aria-pressed={room === name} onClick={() => setRoom(name)} className="rounded-full border px-4 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{name}</button>
            ))}
          </div>
          <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-3">
            <section className="${tileOf(page)}">
              <h2 className="${page.look.h3}">Lights, {room.toLowerCase()}</h2>
              <ul className="mt-4 grid gap-5">
                {own.map((light) => (
                  <li key={light.name}>
                    <div className="flex items-center justify-between gap-3">
                      <span className="font-medium">{light.name}</span>
                      <Button size="sm" variant={light.level > 0 ? "default" : "outline"} aria-pressed={light.level > 0} aria-label={\`\${light.name}: \${light.level > 0 ? "On" : "Off"}\`} onClick={() => set(light.name, light.level > 0 ? 0 : 80)}>{light.level > 0 ? "On" : "Off"}</Button>
                    </div>
                    <label className="mt-2 flex items-center gap-3 text-sm">
                      <span className="sr-only">Dimmer of {light.name}</span>
                      <input type="range" min="0" max="100" value={light.level} onChange={(event) => set(light.name, Number(event.target.value))} className="flex-1 accent-primary" />
                      <span className="w-10 text-right tabular-nums">{light.level}%</span>
                    </label>
                  </li>
                ))}
              </ul>
            </section>
            <section className="${tileOf(page)}">
              <h2 className="${page.look.h3}">Thermostat</h2>
              <p className="mt-4 flex items-center gap-3 text-5xl font-semibold tabular-nums">
                <Thermometer className="size-9 text-brand" aria-hidden="true" />
                {warmth[room]}°
              </p>
              <p className="mt-2 text-sm text-muted-foreground">It is {warmth[room] - 1}° now, heating to {warmth[room]}°.</p>
              <div className="mt-5 flex gap-2">
                <Button variant="outline" size="icon" aria-label="Cooler" onClick={() => setWarmth({ ...warmth, [room]: warmth[room] - 1 })}><Minus /></Button>
                <Button variant="outline" size="icon" aria-label="Warmer" onClick={() => setWarmth({ ...warmth, [room]: warmth[room] + 1 })}><Plus /></Button>
              </div>
            </section>
            <section className="${tileOf(page)}">
              <h2 className="${page.look.h3}">Doors and cameras</h2>
              <Button className="mt-4 w-full" variant={isLocked ? "outline" : "default"} onClick={() => setLocked(!isLocked)}>
                {isLocked ? <Lock /> : <LockOpen />}
                {isLocked ? "Open the front door" : "Lock the front door"}
              </Button>
              <ul className="mt-5 grid gap-3">
                {cameras.map((camera) => (
                  <li key={camera.name} className="overflow-hidden rounded-xl border">
                    <div className="grid h-24 place-items-center bg-muted"><Camera className="size-8 text-muted-foreground" aria-hidden="true" /></div>
                    <div className="flex items-center justify-between gap-3 px-3 py-2 text-sm">
                      <span><span className="block font-medium">{camera.name}</span>{camera.said}</span>
                      <Button size="sm" variant="outline" aria-pressed={isRecording.includes(camera.name)} onClick={() => setRecording(isRecording.includes(camera.name) ? isRecording.filter((name) => name !== camera.name) : [...isRecording, camera.name])}>{isRecording.includes(camera.name) ? "Recording" : "Record"}</Button>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      );
    }
  `
  return screenPiece('HomeControl', code, [{ name: 'data/home.ts', code: data }])
}
