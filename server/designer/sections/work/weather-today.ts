import { tsx } from '#server/designer/code/tsx.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** The weather of a place: now, by the hour, for a week. */
export function weatherToday(page: Page): Piece {
  const code = tsx`
    import { Droplets, Search, Sun, Wind } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { cities, hours, icons, week } from "@/data/weather";

    export function WeatherToday() {
      const [city, setCity] = useState(cities[0]);
      const [isMetric, setIsMetric] = useState(true);
      const [error, setError] = useState("");
      const Now = icons[city.sky];
      const degrees = (celsius: number) =>
        \`\${Math.round(isMetric ? celsius : celsius * 1.8 + 32)}°\`;

      function search(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const name = String(new FormData(event.currentTarget).get("city"));
        const found = cities.find((each) =>
          each.name.toLowerCase().startsWith(name.trim().toLowerCase()),
        );
        setError(found ? "" : \`No station in \${name}. Try Bergen or Porto.\`);
        if (found) setCity(found);
      }

      return (
        <div className="mx-auto max-w-5xl">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <form onSubmit={search} className="flex flex-1 gap-2">
              <Input name="city" list="cities" aria-label="City" placeholder="Search a city" className="h-11 max-w-xs" />
              <datalist id="cities">
                {cities.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </datalist>
              <Button type="submit" size="icon-lg" className="size-11" aria-label="Search">
                <Search />
              </Button>
            </form>
            <Button variant="outline" onClick={() => setIsMetric(!isMetric)}>{isMetric ? "Show °F" : "Show °C"}</Button>
          </div>
          <p role="alert" className="mt-2 text-sm text-destructive empty:hidden">{error}</p>
          <section className="mt-6 grid gap-6 rounded-3xl bg-primary p-6 text-primary-foreground sm:p-10 md:grid-cols-[1fr_auto] md:items-center">
            <div>
              <h1 className="${headingOf(page)}">{city.name}</h1>
              <p className="mt-1">{city.says}</p>
              <p className="mt-6 text-8xl font-semibold tracking-tighter tabular-nums">{degrees(city.now)}</p>
            </div>
            <Now className="size-40 stroke-1" aria-hidden="true" />
            <dl className="grid grid-cols-3 gap-4 border-t border-current pt-5 md:col-span-2">
              {[
                { icon: Wind, label: "Wind", value: \`\${city.wind} km/h\` },
                { icon: Droplets, label: "Humidity", value: \`\${city.humidity}%\` },
                { icon: Sun, label: "UV index", value: city.uv },
              ].map((fact) => (
                <div key={fact.label}>
                  <dt className="flex items-center gap-2 text-sm">
                    <fact.icon className="size-4" aria-hidden="true" />
                    {fact.label}
                  </dt>
                  <dd className="mt-1 text-lg font-semibold tabular-nums">{fact.value}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="mt-6 ${tileOf(page)}">
            <h2 className="${page.look.h3}">Hour by hour</h2>
            <ul className="mt-4 flex gap-3 overflow-x-auto pb-2" tabIndex={0} aria-label="Hours">
              {hours.map((hour) => {
                const Icon = icons[hour.sky];
                return (
                  <li key={hour.at} className="grid w-20 shrink-0 justify-items-center gap-2 rounded-xl border py-4">
                    <span className="text-sm">{hour.at}</span>
                    <Icon className="size-6 text-brand" aria-label={hour.sky} />
                    <span className="font-semibold tabular-nums">{degrees(city.now + hour.by)}</span>
                  </li>
                );
              })}
            </ul>
          </section>
          <section className="mt-6 ${tileOf(page)}">
            <h2 className="${page.look.h3}">Seven days</h2>
            <ul className="mt-3">
              {week.map((day) => {
                const Icon = icons[day.sky];
                return (
                  <li key={day.name} className="grid grid-cols-[6rem_2rem_1fr_auto] items-center gap-4 border-t py-3">
                    <span>{day.name}</span>
                    <Icon className="size-5 text-brand" aria-label={day.sky} />
                    <span className="h-1.5 overflow-hidden rounded-full bg-muted">
                      <span className="block h-full rounded-full bg-primary" style={{ width: \`\${day.share}%\`, marginLeft: \`\${day.from}%\` }} />
                    </span>
                    <span className="tabular-nums">
                      {degrees(city.now + day.low)} / <strong>{degrees(city.now + day.high)}</strong>
                    </span>
                  </li>
                );
              })}
            </ul>
          </section>
        </div>
      );
    }
  `
  return screenPiece('WeatherToday', code, [{ name: 'data/weather.ts', code: DATA }])
}

const DATA = `import {
  Cloud,
  CloudRain,
  CloudSun,
  type LucideIcon,
  Snowflake,
  Sun,
} from "lucide-react";

export const icons: Record<string, LucideIcon> = {
  Sunny: Sun,
  Fair: CloudSun,
  Cloudy: Cloud,
  Rain: CloudRain,
  Snow: Snowflake,
};

export const cities = [
  { name: "Lisbon", says: "Clear with a light sea wind", sky: "Sunny", now: 19, wind: 14, humidity: 61, uv: 4 },
  { name: "Bergen", says: "Rain, then more rain", sky: "Rain", now: 7, wind: 31, humidity: 92, uv: 1 },
  { name: "Porto", says: "Sun between the clouds", sky: "Fair", now: 16, wind: 18, humidity: 70, uv: 3 },
  { name: "Vienna", says: "Grey and still", sky: "Cloudy", now: 5, wind: 6, humidity: 84, uv: 1 },
  { name: "Oulu", says: "Snow until evening", sky: "Snow", now: -4, wind: 11, humidity: 88, uv: 0 },
];

export const hours = [
  { at: "Now", sky: "Sunny", by: 0 },
  { at: "13:00", sky: "Sunny", by: 1 },
  { at: "14:00", sky: "Fair", by: 2 },
  { at: "15:00", sky: "Fair", by: 2 },
  { at: "16:00", sky: "Cloudy", by: 1 },
  { at: "17:00", sky: "Cloudy", by: -1 },
  { at: "18:00", sky: "Rain", by: -2 },
  { at: "19:00", sky: "Rain", by: -3 },
  { at: "20:00", sky: "Fair", by: -4 },
];

export const week = [
  { name: "Today", sky: "Sunny", low: -5, high: 2, from: 12, share: 62 },
  { name: "Saturday", sky: "Fair", low: -4, high: 3, from: 18, share: 60 },
  { name: "Sunday", sky: "Rain", low: -6, high: -1, from: 6, share: 44 },
  { name: "Monday", sky: "Rain", low: -7, high: -2, from: 0, share: 46 },
  { name: "Tuesday", sky: "Cloudy", low: -6, high: 0, from: 6, share: 50 },
  { name: "Wednesday", sky: "Fair", low: -4, high: 2, from: 18, share: 54 },
  { name: "Thursday", sky: "Sunny", low: -3, high: 4, from: 24, share: 62 },
];
`
