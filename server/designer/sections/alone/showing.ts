import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { flushTileOf, tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export const shareButtons: Alone = {
  name: 'share-buttons',
  label: 'share buttons',
  words:
    /\b(?:(?:social )?(?:media )?(?:share|sharing) (?:buttons?|bar|links|icons|widget)|social (?:media )?(?:buttons|icons|links|bar))\b/i,
  component: 'ShareButtons',
  says: 'a button each with its own mark and hover, and one that copies the link',
  code: ({ look, brief }) => tsx`
    import { Check, Link2 } from "lucide-react";
    import { useState } from "react";
    import { networks } from "@/data/networks";

    export function ShareButtons() {
      const [said, setSaid] = useState("");

      async function copy() {
        await navigator.clipboard?.writeText(location.href).catch(() => null);
        setSaid("Link copied");
      }

      return (
        <section className="text-center">
          <h1 className="${look.h3} text-2xl">Share this story</h1>
          <p className="mt-2 text-muted-foreground">Know somebody who should read ${jsxText(brief.brand)}?</p>
          <ul className="mt-6 flex flex-wrap justify-center gap-3">
            {networks.map((network) => (
              <li key={network.name}>
                <button type="button" onClick={() => setSaid(\`Opening \${network.name} …\`)} className="flex h-12 items-center gap-3 rounded-full border-2 border-foreground px-5 font-medium transition-all duration-200 hover:-translate-y-1 hover:bg-foreground hover:text-background hover:shadow-lg focus-visible:-translate-y-1">
                  <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden="true">
                    <path d={network.mark} />
                  </svg>
                  {network.name}
                </button>
              </li>
            ))}
            <li>
              <button type="button" onClick={copy} className="flex h-12 items-center gap-3 rounded-full border-2 border-primary bg-primary px-5 font-medium text-primary-foreground transition-transform duration-200 hover:-translate-y-1">
                {said === "Link copied" ? <Check className="size-5" aria-hidden="true" /> : <Link2 className="size-5" aria-hidden="true" />}
                Copy link
              </button>
            </li>
          </ul>
          <p role="status" className="mt-4 min-h-6 text-muted-foreground">{said}</p>
        </section>
      );
    }
  `,
  files: () => [
    {
      name: 'data/networks.ts',
      code: `${constant('export const networks', [
        { name: 'Facebook', mark: 'M14 8h3V4h-3c-3 0-5 2-5 5v2H6v4h3v7h4v-7h3l1-4h-4V9c0-.6.4-1 1-1z' },
        { name: 'Twitter', mark: 'M3 3h5l4 6 5-6h3l-6.500 7.700L21 21h-5l-4.500-6.500L6 21H3l7-8.300L3 3z' },
        {
          name: 'LinkedIn',
          mark: 'M4 9h4v11H4V9zm2-6a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm5 6h4v1.600c.7-1.200 2-1.900 3.500-1.900 3 0 4 2 4 5V20h-4v-5.500c0-1.500-.5-2.500-1.700-2.500-1.200 0-1.800.9-1.800 2.500V20h-4V9z',
        },
        {
          name: 'Instagram',
          mark: 'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3H7zm5 3.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zm0 2a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
        },
      ])}\n`,
    },
  ],
}

export const profileCard: Alone = {
  name: 'profile-card',
  label: 'a profile card',
  words:
    /\b(?:(?:user |team |member |author |business )?(?:profile|contact|team|testimonial|stats?|info(?:rmation)?|blog|article|news|event|recipe|weather|feature|service|music|movie)[\s-]cards?|(?:flip|hover|image|expandable|3d) cards?|card (?:component|hover (?:effect|animation)|design)|user cards?|avatars?(?: group| stack| component)?|badges?(?: component)?)\b/i,
  component: 'ProfileCard',
  says: 'a person with figures, tags and a follow button',
  code: page => tsx`
    import { Check, MapPin, Plus } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";

    const TAGS = ["Ceramics", "Teaching", "Glazes"];

    export function ProfileCard() {
      const [isFollowed, setIsFollowed] = useState(false);
      const figures = [
        { label: "Works", value: 128 },
        { label: "Followers", value: 2410 + (isFollowed ? 1 : 0) },
        { label: "Following", value: 86 },
      ];

      return (
        <article className="${flushTileOf(page)} w-full max-w-sm border bg-card text-card-foreground shadow-lg transition-transform duration-300 hover:-translate-y-1">
          <div aria-hidden="true" className="h-28 bg-primary" />
          <div className="px-6 pb-6">
            <span aria-hidden="true" className="-mt-12 flex size-24 items-center justify-center rounded-full border-4 border-card bg-panel font-display text-3xl text-panel-foreground">MO</span>
            <h1 className="mt-4 ${page.look.h3} text-2xl">Maren Okafor</h1>
            <p className="mt-1 flex items-center gap-1.5 text-muted-foreground">
              <MapPin className="size-4" aria-hidden="true" />
              Potter in Lisbon
            </p>
            <p className="mt-4 text-pretty">Throws, glazes and fires tableware for eleven restaurants, and teaches on Thursdays.</p>
            <ul className="mt-4 flex flex-wrap gap-2 text-sm">
              {TAGS.map((tag) => (
                <li key={tag} className="rounded-full border px-3 py-1">{tag}</li>
              ))}
            </ul>
            <dl className="mt-6 grid grid-cols-3 border-y py-4 text-center">
              {figures.map(({ label, value }) => (
                <div key={label} className="flex flex-col-reverse">
                  <dt className="text-sm text-muted-foreground">{label}</dt>
                  <dd className="text-xl font-semibold tabular-nums">{value.toLocaleString("en")}</dd>
                </div>
              ))}
            </dl>
            <Button size="lg" className="mt-6 w-full" variant={isFollowed ? "outline" : "default"} aria-pressed={isFollowed} onClick={() => setIsFollowed(!isFollowed)}>
              {isFollowed ? <Check /> : <Plus />}
              {isFollowed ? "Following" : "Follow"}
            </Button>
          </div>
        </article>
      );
    }
  `,
}

export const progress: Alone = {
  name: 'progress',
  label: 'progress indicators',
  words:
    /\b(?:progress (?:bars?|indicators?|rings?|circles?|steps?|trackers?|component)|circular progress|steppers?|step indicators?|breadcrumbs?(?: navigation)?|pagination(?: component| controls)?)\b/i,
  component: 'ProgressPanel',
  says: 'steps, a bar and a ring that move together, breadcrumbs and pages',
  code: page => tsx`
    import { Check, ChevronRight } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";

    const STEPS = ["Cart", "Address", "Payment", "Done"];
    const AROUND = 2 * Math.PI * 42;

    export function ProgressPanel() {
      const [at, setAt] = useState(1);
      const share = at / (STEPS.length - 1);

      return (
        <section className="${tileOf(page)} w-full max-w-xl">
          <nav aria-label="Breadcrumb">
            <ol className="flex flex-wrap items-center gap-1.5 text-sm">
              {["Shop", "Order", STEPS[at]].map((name, index) => (
                <li key={name} className="flex items-center gap-1.5" aria-current={index === 2 ? "page" : undefined}>
                  {index > 0 && (
                    <ChevronRight className="size-4" aria-hidden="true" />
                  )}
                  {name}
                </li>
              ))}
            </ol>
          </nav>
          <h1 className="mt-3 ${page.look.h3} text-2xl">{STEPS[at]}</h1>
          <ol className="mt-6 grid grid-cols-4 gap-2">
            {STEPS.map((step, index) => (
              <li key={step} aria-current={index === at ? "step" : undefined} className="grid justify-items-center gap-2 text-center text-sm">
                <span className={index <= at ? "flex size-10 items-center justify-center rounded-full bg-primary text-primary-foreground" : "flex size-10 items-center justify-center rounded-full border-2"}>
                  {index < at ? <Check className="size-5" aria-label="Done" /> : index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <div className="mt-8 flex items-center gap-6">
            <svg viewBox="0 0 100 100" role="img" aria-label={\`\${Math.round(share * 100)} percent\`} className="size-24 -rotate-90">
              <circle cx="50" cy="50" r="42" fill="none" strokeWidth="10" className="stroke-muted" />
              <circle cx="50" cy="50" r="42" fill="none" strokeWidth="10" strokeLinecap="round" strokeDasharray={AROUND} strokeDashoffset={AROUND * (1 - share)} className="stroke-primary transition-all duration-500" />
            </svg>
            <div className="flex-1">
              <p className="text-3xl font-semibold tabular-nums">{Math.round(share * 100)}%</p>
              <div role="progressbar" aria-label="Progress" aria-valuenow={Math.round(share * 100)} className="mt-3 h-3 overflow-hidden rounded-full bg-muted">
                <div className="h-full rounded-full bg-primary transition-[width] duration-500" style={{ width: \`\${share * 100}%\` }} />
              </div>
            </div>
          </div>
          <nav aria-label="Pages" className="mt-8 flex flex-wrap justify-between gap-3 border-t pt-5">
            <Button variant="outline" disabled={at === 0} onClick={() => setAt(at - 1)}>Previous</Button>
            <span className="flex gap-1">
              {STEPS.map((step, index) => (
                <button key={step} type="button" aria-label={\`Page \${index + 1}\`} aria-current={index === at ? "page" : undefined} onClick={() => setAt(index)} className="size-9 rounded-md border text-sm aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-primary-foreground">{index + 1}</button>
              ))}
            </span>
            <Button disabled={at === STEPS.length - 1} onClick={() => setAt(at + 1)}>Next</Button>
          </nav>
        </section>
      );
    }
  `,
}

export const chart: Alone = {
  name: 'chart',
  label: 'a chart',
  words:
    /\b(?:(?:bar|line|pie|donut|doughnut|area|radar) (?:charts?|graphs?)|charts? (?:component|widget|with|showing|for)|graph (?:component|widget)|sparklines?|data visuali[sz]ation (?:component|widget))\b/i,
  component: 'SalesChart',
  says: 'one series as bars, line or area, with a range to choose and the figures as a table',
  isWide: true,
  code: page => tsx`
    import { useState } from "react";
    import {
      Area,
      Bar,
      CartesianGrid,
      ComposedChart,
      Line,
      ResponsiveContainer,
      Tooltip,
      XAxis,
      YAxis,
    } from "recharts";
    import { months } from "@/data/months";

    const SHAPES = ["Bars", "Line", "Area"];
    const RANGES = [6, 12];

    export function SalesChart() {
      const [shape, setShape] = useState("${/line/i.test(page.brief.prompt) ? 'Line' : /area/i.test(page.brief.prompt) ? 'Area' : 'Bars'}");
      const [range, setRange] = useState(12);
      const shown = months.slice(-range);
      const total = shown.reduce((sum, month) => sum + month.value, 0);
      const series = { dataKey: "value", name: "Sales", isAnimationActive: false };

      return (
        <section className="${tileOf(page)} w-full">
          <div className="flex flex-wrap items-start justify-between gap-4">
            <div>
              <h1 className="${page.look.h3} text-xl">Sales by month</h1>
              <p className="mt-1 text-3xl font-semibold tabular-nums">{total.toLocaleString("en")}</p>
            </div>
            <div className="flex flex-wrap gap-3">
              <div role="group" aria-label="Shape" className="flex gap-1">
                {SHAPES.map((name) => (
                  <button key={name} type="button" aria-pressed={name === shape} onClick={() => setShape(name)} className="rounded-md border px-3 py-1.5 text-sm aria-pressed:bg-foreground aria-pressed:text-background">{name}</button>
                ))}
              </div>
              <div role="group" aria-label="Range" className="flex gap-1">
                {RANGES.map((count) => (
                  <button key={count} type="button" aria-pressed={count === range} onClick={() => setRange(count)} className="rounded-md border px-3 py-1.5 text-sm aria-pressed:bg-foreground aria-pressed:text-background">{count} months</button>
                ))}
              </div>
            </div>
          </div>
          <div className="mt-6 h-80 overflow-hidden">
            <ResponsiveContainer>
              <ComposedChart data={shown} accessibilityLayer={false}>
                <CartesianGrid vertical={false} stroke="var(--border)" />
                <XAxis dataKey="month" tickLine={false} axisLine={false} tick={{ fill: "var(--muted-foreground)", fontSize: 12 }} />
                <YAxis width={44} tickLine={false} axisLine={false} tick={{ fill: "var(--muted-foreground)", fontSize: 12 }} />
                <Tooltip cursor={{ fill: "var(--muted)" }} contentStyle={{ background: "var(--card)", borderColor: "var(--border)" }} />
                {shape === "Bars" && (
                  <Bar {...series} fill="var(--primary)" radius={4} />
                )}
                {shape === "Line" && (
                  <Line {...series} stroke="var(--primary)" strokeWidth={3} dot={false} />
                )}
                {shape === "Area" && (
                  <Area {...series} stroke="var(--primary)" fill="var(--accent)" strokeWidth={2} />
                )}
              </ComposedChart>
            </ResponsiveContainer>
          </div>
        </section>
      );
    }
  `,
  files: ({ choices }) => [
    {
      name: 'data/months.ts',
      code: `${constant(
        'export const months',
        ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map(
          (month, at) => ({
            month,
            value: 420 + at * 26 + choices.between(`month ${at}`, 0, 160),
          }),
        ),
      )}\n`,
    },
  ],
}

export const footerAlone: Alone = {
  name: 'footer',
  label: 'a footer',
  words: /\b(?:footers?|newsletter (?:sign-?up|form|subscription)(?: component| form| section)?)\b/i,
  component: 'SiteEnd',
  says: 'columns of links, a newsletter that checks the address, and the small print',
  isWide: true,
  code: ({ look, brief }) => tsx`
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";

    const COLUMNS = [
      { title: "Product", links: ["Features", "Prices", "Changelog"] },
      { title: "Company", links: ["About", "Careers", "Press"] },
      { title: "Help", links: ["Guides", "Contact", "Status"] },
    ];

    export function SiteEnd() {
      const [said, setSaid] = useState("");
      const [opened, setOpened] = useState("");

      function subscribe(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const mail = String(new FormData(event.currentTarget).get("email"));
        const isMail = /^\\S+@\\S+\\.\\S+$/.test(mail);
        setSaid(isMail ? "Thank you. The next letter is yours." : "Enter an address like name@example.com.");
      }

      return (
        <footer className="w-full rounded-2xl bg-panel p-6 text-panel-foreground sm:p-12">
          <div className="grid gap-10 lg:grid-cols-[1.4fr_2fr]">
            <div>
              <h1 className="${look.h3} text-2xl">${jsxText(brief.brand)}</h1>
              <p className="mt-3">One letter a month. What we made, what broke, what we learned.</p>
              <form noValidate onSubmit={subscribe} className="mt-5 flex flex-wrap gap-2">
                <Input name="email" type="email" aria-label="Email" placeholder="name@example.com" className="h-11 min-w-0 flex-1 basis-48 bg-background text-foreground" />
                <Button type="submit" variant="secondary" className="h-11">Subscribe</Button>
              </form>
              <p role="status" className="mt-2 min-h-6 text-sm">{said}</p>
            </div>
            <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
              {COLUMNS.map((column) => (
                <div key={column.title}>
                  <h2 className="font-semibold">{column.title}</h2>
                  <ul className="mt-3 grid gap-2">
                    {column.links.map((link) => (
                      <li key={link}>
                        <button type="button" onClick={() => setOpened(link)} className="underline-offset-4 hover:underline">{link}</button>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          </div>
          <p className="mt-10 flex flex-wrap justify-between gap-3 border-t border-current/30 pt-6 text-sm">
            <span>© 2026 ${jsxText(brief.brand)}</span>
            <span aria-live="polite">{opened && \`Opened: \${opened}\`}</span>
          </p>
        </footer>
      );
    }
  `,
}
