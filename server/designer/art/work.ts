import type { Drawing } from '#server/designer/art/art.ts'

export const panel: Drawing = {
  shows: 'Q3, with the range for Q4',
  shapes: `
<rect x="32" y="40" width="576" height="440" rx="20" className="fill-card" />
<path d="M32 60a20 20 0 0 1 20-20h118v440H52a20 20 0 0 1-20-20z" className="fill-muted" />
<circle cx="66" cy="78" r="12" className="fill-primary" />
<g fill="none" strokeWidth="9" strokeLinecap="round" className="stroke-foreground/20">
  <path d="M60 128h76M60 160h58M60 192h70M60 224h48" />
</g>
<rect x="50" y="114" width="102" height="28" rx="8" className="fill-primary/15" />
<g className="fill-background">
  <rect x="194" y="66" width="122" height="76" rx="10" />
  <rect x="330" y="66" width="122" height="76" rx="10" />
  <rect x="466" y="66" width="122" height="76" rx="10" />
  <rect x="194" y="158" width="258" height="192" rx="10" />
  <rect x="466" y="158" width="122" height="192" rx="10" />
  <rect x="194" y="366" width="394" height="90" rx="10" />
</g>
<g fill="none" strokeWidth="11" strokeLinecap="round" className="stroke-foreground">
  <path d="M212 114h58M348 114h44M484 114h66" />
</g>
<g fill="none" strokeWidth="6" strokeLinecap="round" className="stroke-foreground/25">
  <path d="M212 90h34M348 90h44M484 90h30M212 390h70M212 414h54M212 438h62M360 390h40M360 414h52M360 438h34M508 390h58M508 414h44M508 438h50" />
</g>
<path d="M210 316l44-42 40 18 46-66 42 22 54-60v142H210z" className="fill-primary/15" />
<path d="M210 316l44-42 40 18 46-66 42 22 54-60" fill="none" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" className="stroke-primary" />
<circle cx="436" cy="188" r="9" className="fill-primary" />
<circle cx="527" cy="236" r="40" fill="none" strokeWidth="16" className="stroke-foreground/10" />
<path d="M527 196a40 40 0 1 1-38 52" fill="none" strokeWidth="16" strokeLinecap="round" className="stroke-highlight" />
<path d="M494 308h66M494 326h42" fill="none" strokeWidth="6" strokeLinecap="round" className="stroke-foreground/25" />`,
}

export const terminal: Drawing = {
  shows: 'main, deployed nine seconds ago',
  shapes: `
<rect x="40" y="56" width="560" height="408" rx="14" className="fill-panel" />
<path d="M40 104h560" fill="none" strokeWidth="1.5" className="stroke-panel-foreground/20" />
<g className="fill-panel-foreground/30">
  <circle cx="70" cy="80" r="7" />
  <circle cx="94" cy="80" r="7" />
  <circle cx="118" cy="80" r="7" />
</g>
<g fill="none" strokeWidth="9" strokeLinecap="round">
  <path d="M74 146h14M106 146h92" className="stroke-primary" />
  <path d="M214 146h58" className="stroke-panel-foreground" />
  <path d="M106 184h180M302 184h40" className="stroke-panel-foreground/40" />
  <path d="M106 222h132M254 222h86" className="stroke-panel-foreground/40" />
  <path d="M106 260h58M180 260h150" className="stroke-highlight" />
  <path d="M106 298h214" className="stroke-panel-foreground/40" />
  <path d="M74 336h14M106 336h66" className="stroke-primary" />
</g>
<rect x="190" y="322" width="16" height="28" className="fill-primary" />
<rect x="384" y="140" width="184" height="180" rx="8" className="fill-panel-foreground/8" />
<g className="fill-primary">
  <path d="M404 284h14v16h-14zM428 262h14v38h-14zM452 272h14v28h-14zM476 232h14v68h-14zM500 246h14v54h-14z" />
  <path d="M524 204h14v96h-14z" className="fill-highlight" />
</g>
<path d="M404 168h84" fill="none" strokeWidth="9" strokeLinecap="round" className="stroke-panel-foreground/60" />
<path d="M74 384h492" fill="none" strokeWidth="1.5" className="stroke-panel-foreground/20" />
<g fill="none" strokeWidth="9" strokeLinecap="round" className="stroke-panel-foreground/40">
  <path d="M106 424h110M290 424h70M434 424h92" />
</g>
<g className="fill-primary">
  <circle cx="80" cy="424" r="7" />
  <circle cx="264" cy="424" r="7" />
  <circle cx="408" cy="424" r="7" className="fill-highlight" />
</g>`,
}

export const pages: Drawing = {
  shows: 'Draft two, page nine',
  shapes: `
<rect x="250" y="34" width="316" height="420" rx="6" transform="rotate(7 408 244)" className="fill-primary" />
<rect x="190" y="44" width="316" height="420" rx="6" transform="rotate(2 348 254)" className="fill-highlight" />
<rect x="112" y="52" width="332" height="428" rx="6" className="fill-card" />
<path d="M150 108h150" fill="none" strokeWidth="16" strokeLinecap="round" className="stroke-foreground" />
<g fill="none" strokeWidth="7" strokeLinecap="round" className="stroke-foreground/30">
  <path d="M150 160h254M150 186h240M150 212h256M150 238h122M150 284h250M150 310h228M150 336h252M150 362h190M150 408h244M150 434h168" />
</g>
<rect x="282" y="224" width="5" height="28" className="fill-primary" />
<path d="M148 274h256v24H148z" className="fill-highlight/50" />
<path d="M410 286h42" fill="none" strokeWidth="3" strokeDasharray="5 7" className="stroke-foreground/60" />
<rect x="452" y="246" width="124" height="86" rx="10" className="fill-foreground" />
<g fill="none" strokeWidth="7" strokeLinecap="round" className="stroke-background/80">
  <path d="M472 274h84M472 296h60" />
</g>
<path d="M104 416l30-92 42 14-30 92-34 26z" className="fill-brand" />
<path d="M104 416l42 14-34 26z" className="fill-foreground" />`,
}

export const board: Drawing = {
  shows: 'Tuesday’s wall, after the vote',
  shapes: `
<rect x="20" y="28" width="600" height="464" rx="22" className="fill-card" />
<g className="fill-foreground/10">
  <path d="M60 84h160v12H60zM246 84h120v12H246zM432 84h140v12H432z" />
</g>
<rect x="60" y="118" width="136" height="120" rx="6" transform="rotate(-3 128 178)" className="fill-highlight" />
<rect x="66" y="262" width="136" height="120" rx="6" transform="rotate(2 134 322)" className="fill-primary/40" />
<rect x="250" y="128" width="136" height="120" rx="6" transform="rotate(2 318 188)" className="fill-primary" />
<rect x="436" y="116" width="136" height="120" rx="6" transform="rotate(-2 504 176)" className="fill-highlight/60" />
<rect x="430" y="272" width="142" height="142" rx="71" className="fill-accent" />
<g fill="none" strokeWidth="7" strokeLinecap="round" className="stroke-foreground/50">
  <path d="M84 156h82M84 178h56M92 300h80M92 322h60M458 152h84M458 174h60" />
  <path d="M276 168h82M276 190h52" className="stroke-primary-foreground" />
</g>
<path d="M206 190c20-4 26-4 40-4M318 250c4 60 40 88 106 92" fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-foreground" />
<path d="M412 330l16 12-16 14" fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" className="stroke-foreground" />
<path d="M468 344l22 22 44-48" fill="none" strokeWidth="12" strokeLinecap="round" strokeLinejoin="round" className="stroke-brand" />
<path d="M250 342l62 62-28 4 14 34-18 8-14-34-20 18z" className="fill-foreground" />
<rect x="292" y="420" width="92" height="34" rx="8" className="fill-foreground" />
<path d="M308 437h58" fill="none" strokeWidth="7" strokeLinecap="round" className="stroke-background" />
<path d="M560 396l42 42-20 3 10 24-13 5-9-24-14 13z" className="fill-primary" />
<g className="fill-brand">
  <circle cx="172" cy="216" r="7" />
  <circle cx="154" cy="216" r="7" />
  <circle cx="136" cy="216" r="7" />
</g>`,
}

export const cards: Drawing = {
  shows: 'Three pots, one account',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-accent" />
<rect x="138" y="64" width="410" height="250" rx="20" transform="rotate(-8 343 189)" className="fill-highlight" />
<rect x="112" y="108" width="410" height="250" rx="20" transform="rotate(-3 317 233)" className="fill-primary" />
<rect x="92" y="158" width="410" height="250" rx="20" className="fill-foreground" />
<rect x="126" y="208" width="60" height="46" rx="8" className="fill-highlight" />
<path d="M126 231h60M156 208v46" fill="none" strokeWidth="2" className="stroke-foreground/60" />
<g fill="none" strokeWidth="10" strokeLinecap="round" className="stroke-background/70">
  <path d="M128 316h44M196 316h44M264 316h44M332 316h44" />
  <path d="M128 366h128" className="stroke-background/35" />
</g>
<circle cx="430" cy="362" r="22" className="fill-primary" />
<circle cx="456" cy="362" r="22" className="fill-highlight" />
<rect x="356" y="352" width="236" height="128" rx="14" className="fill-card" />
<path d="M378 450v-22M406 450v-40M434 450v-30M462 450v-56M490 450v-44M518 450v-68M546 450v-52" fill="none" strokeWidth="13" strokeLinecap="round" className="stroke-primary" />
<path d="M378 378h74" fill="none" strokeWidth="9" strokeLinecap="round" className="stroke-foreground/70" />`,
}

export const shield: Drawing = {
  shows: 'Edge, identity, service, store',
  shapes: `
<g fill="none" strokeWidth="1.5" className="stroke-foreground/15">
  <circle cx="320" cy="260" r="248" />
  <circle cx="320" cy="260" r="204" />
  <circle cx="320" cy="260" r="160" strokeDasharray="4 8" className="stroke-foreground/30" />
  <path d="M320 12v496M72 260h496M145 85l350 350M495 85L145 435" />
</g>
<path d="M320 96l142 50v108c0 96-58 150-142 184-84-34-142-88-142-184V146z" className="fill-primary" />
<path d="M320 96l142 50v108c0 96-58 150-142 184z" className="fill-foreground/15" />
<path d="M320 138l104 36v82c0 68-40 108-104 136-64-28-104-68-104-136v-82z" className="fill-background" />
<path d="M270 262l36 38 68-80" fill="none" strokeWidth="20" strokeLinecap="round" strokeLinejoin="round" className="stroke-brand" />
<g className="fill-card stroke-foreground/30" strokeWidth="1.5">
  <circle cx="145" cy="85" r="26" />
  <circle cx="495" cy="85" r="26" />
  <circle cx="116" cy="260" r="26" />
  <circle cx="524" cy="260" r="26" />
  <circle cx="145" cy="435" r="26" />
  <circle cx="495" cy="435" r="26" />
</g>
<g className="fill-highlight">
  <circle cx="145" cy="85" r="9" />
  <circle cx="524" cy="260" r="9" />
  <circle cx="145" cy="435" r="9" />
</g>
<g className="fill-brand">
  <circle cx="495" cy="85" r="9" />
  <circle cx="116" cy="260" r="9" />
  <circle cx="495" cy="435" r="9" />
</g>`,
}
