import type { Drawing } from '#server/designer/art/art.ts'

export const leaf: Drawing = {
  shows: 'Hart’s-tongue fern, second year',
  shapes: `
<circle cx="322" cy="224" r="206" className="fill-highlight/55" />
<path d="M0 440h640v80H0z" className="fill-foreground/10" />
<path d="M226 352h190l-24 128c-2 10-8 14-18 14H268c-10 0-16-4-18-14z" className="fill-brand" />
<path d="M212 326h218v44H212z" className="fill-foreground" />
<g className="fill-primary">
  <path d="M314 330C236 300 178 226 190 112c84 20 134 100 134 218z" />
  <path d="M326 330c-8-122 26-224 120-272 42 108 2 216-104 272z" />
  <path d="M330 330c40-92 116-140 222-128-20 84-106 132-222 128z" className="fill-primary/75" />
  <path d="M310 330C250 270 168 254 84 292c44 62 136 74 226 38z" className="fill-primary/75" />
</g>
<g fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-background/70">
  <path d="M316 320c-14-80-52-144-104-186M332 320c10-96 44-170 98-230M340 322c58-50 118-82 186-104M302 322c-58-22-118-30-182-24" />
  <path d="M268 214l4-40M292 264l4-44M250 190l-30 0M284 248l-40-4M360 214l-6-42M378 168l-4-40M372 208l38-16M352 262l38-14" />
</g>`,
}

export const pulse: Drawing = {
  shows: 'Resting, 62',
  shapes: `
<rect x="40" y="40" width="560" height="440" rx="40" className="fill-accent" />
<circle cx="240" cy="208" r="128" className="fill-primary" />
<circle cx="400" cy="208" r="128" className="fill-highlight" />
<path d="M320 108a128 128 0 0 1 0 200 128 128 0 0 1 0-200z" className="fill-foreground" />
<path d="M40 392h132l34-72 52 128 48-176 44 158 26-38h224" fill="none" strokeWidth="13" strokeLinecap="round" strokeLinejoin="round" className="stroke-foreground" />
<circle cx="600" cy="392" r="16" className="fill-primary" />
<path d="M228 176h24v24h24v24h-24v24h-24v-24h-24v-24h24z" className="fill-primary-foreground" />`,
}

export const track: Drawing = {
  shows: 'Lane four, 06:30',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-primary" />
<g fill="none" strokeWidth="5" className="stroke-primary-foreground/70">
  <path d="M-40 540C60 300 260 120 700 60M40 560C140 350 330 190 720 140M130 570c90-170 260-300 600-342M226 580c80-130 220-220 500-262M330 580c60-80 180-150 400-184" />
</g>
<circle cx="404" cy="102" r="40" className="fill-foreground" />
<g fill="none" strokeWidth="40" strokeLinecap="round" strokeLinejoin="round" className="stroke-foreground">
  <path d="M372 166l-62 112" />
  <path d="M310 278l74 62-34 104" />
  <path d="M310 278l-82 50-96-6" />
</g>
<g fill="none" strokeWidth="26" strokeLinecap="round" strokeLinejoin="round" className="stroke-foreground">
  <path d="M370 172l-92 2-50 60M376 174l58 66 72-14" />
</g>
<g className="fill-highlight">
  <path d="M332 430h62l20 30h-82zM108 300h34l8 48-40 2z" />
</g>
<path d="M300 210l76 40-12 24-78-36z" className="fill-highlight" />`,
}

export const paw: Drawing = {
  shows: 'Biscuit, not listening',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-accent" />
<circle cx="320" cy="290" r="214" className="fill-highlight" />
<path d="M186 520c-10-90 20-150 60-178h152c40 28 70 88 60 178z" className="fill-foreground" />
<path d="M212 170c0-70 46-112 108-112s108 42 108 112v88c0 70-46 116-108 116s-108-46-108-116z" className="fill-primary" />
<path d="M320 58c62 0 108 42 108 112v88c0 70-46 116-108 116z" className="fill-brand" />
<path d="M222 96c-56-18-94 4-102 56-8 48 4 96 30 120 32-12 62-52 70-104zM418 96c56-18 94 4 102 56 8 48-4 96-30 120-32-12-62-52-70-104z" className="fill-foreground" />
<circle cx="276" cy="196" r="13" className="fill-foreground" />
<circle cx="364" cy="196" r="13" className="fill-background" />
<path d="M262 268c0-34 26-52 58-52s58 18 58 52c0 40-26 68-58 68s-58-28-58-68z" className="fill-card" />
<path d="M294 236h52c8 0 10 8 4 14l-22 22c-4 4-12 4-16 0l-22-22c-6-6-4-14 4-14z" className="fill-foreground" />
<path d="M320 276v26M320 302c-8 12-26 12-34 0M320 302c8 12 26 12 34 0" fill="none" strokeWidth="6" strokeLinecap="round" className="stroke-foreground" />
<path d="M304 312h32v30c0 20-32 20-32 0z" className="fill-primary" />
<path d="M232 372h176v26H232z" className="fill-highlight" />
<circle cx="320" cy="414" r="20" className="fill-card" />`,
}

export const people: Drawing = {
  shows: 'Second conversation, Tuesday',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-accent" />
<path d="M60 520c0-116 62-186 142-186s142 70 142 186z" className="fill-primary" />
<circle cx="202" cy="226" r="84" className="fill-highlight" />
<path d="M118 220c0-62 38-96 86-96 44 0 82 26 82 84-40 6-70-8-88-34-18 26-44 40-80 46z" className="fill-foreground" />
<path d="M296 520c0-116 62-186 142-186s142 70 142 186z" className="fill-foreground" />
<circle cx="438" cy="226" r="84" className="fill-card" />
<path d="M352 236c-6-74 32-116 88-116s92 42 86 116c-10-36-32-62-56-72-30 22-78 30-118 72z" className="fill-brand" />
<g className="fill-foreground">
  <circle cx="226" cy="232" r="7" />
  <circle cx="264" cy="232" r="7" />
  <circle cx="396" cy="240" r="7" />
  <circle cx="434" cy="240" r="7" />
</g>
<g fill="none" strokeWidth="6" strokeLinecap="round" className="stroke-foreground">
  <path d="M230 268c12 10 26 10 36 0M394 272c12 12 28 12 40 0" />
</g>
<path d="M240 28h168c16 0 26 10 26 26v34c0 16-10 26-26 26H346l-30 28v-28h-76c-16 0-26-10-26-26V54c0-16 10-26 26-26z" className="fill-card" />
<g className="fill-foreground/50">
  <circle cx="290" cy="71" r="8" />
  <circle cx="324" cy="71" r="8" />
  <circle cx="358" cy="71" r="8" />
</g>`,
}

export const books: Drawing = {
  shows: 'Week seven, on the shelf',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-accent" />
<circle cx="474" cy="150" r="98" className="fill-highlight" />
<path d="M0 448h640v72H0z" className="fill-foreground" />
<path d="M84 152h62v296H84z" className="fill-primary" />
<path d="M146 196h48v252h-48z" className="fill-foreground" />
<path d="M194 120h74v328h-74z" className="fill-card" />
<path d="M268 232h54v216h-54z" className="fill-brand" />
<path d="M334 452l-36-266 58-8 36 266z" className="fill-highlight" transform="translate(14 0)" />
<g className="fill-background">
  <path d="M96 184h38v12H96zM96 206h38v6H96zM156 228h28v10h-28zM280 268h30v44h-30z" />
</g>
<path d="M208 152h46v92h-46z" className="fill-primary" />
<path d="M208 396h46v8h-46zM208 414h46v8h-46z" className="fill-foreground/40" />
<path d="M430 448V300h28v148zM568 448V300h28v148z" className="fill-foreground" />
<path d="M404 300h220v-26H404z" className="fill-primary" />
<path d="M452 274c0-40 24-66 62-66s62 26 62 66z" className="fill-card" />
<path d="M514 208v-28M490 180h48" fill="none" strokeWidth="8" strokeLinecap="round" className="stroke-foreground" />`,
}

export const blocks: Drawing = {
  shows: 'Study in six shapes',
  shapes: `
<path d="M0 0h214v260H0z" className="fill-primary" />
<path d="M214 0h213v260H214z" className="fill-card" />
<path d="M427 0h213v260H427z" className="fill-foreground" />
<path d="M0 260h214v260H0z" className="fill-highlight" />
<path d="M214 260h213v260H214z" className="fill-foreground" />
<path d="M427 260h213v260H427z" className="fill-brand" />
<circle cx="107" cy="130" r="76" className="fill-background" />
<path d="M214 260a213 213 0 0 1 213-213v213z" className="fill-highlight" />
<path d="M427 0h213L427 260z" className="fill-primary" />
<path d="M30 490a154 154 0 0 1 154-200v200z" className="fill-foreground" />
<g fill="none" strokeWidth="22" className="stroke-background">
  <path d="M240 300h160M240 345h160M240 390h160M240 435h160M240 480h160" />
</g>
<circle cx="534" cy="390" r="88" className="fill-highlight" />
<path d="M534 302a88 88 0 0 1 0 176z" className="fill-background" />`,
}
