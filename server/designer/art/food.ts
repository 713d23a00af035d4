import type { Drawing } from '#server/designer/art/art.ts'

export const loaf: Drawing = {
  shows: 'The house loaf, scored by hand',
  shapes: `
<circle cx="452" cy="168" r="118" className="fill-highlight" />
<path d="M0 404h640v116H0z" className="fill-foreground/8" />
<path d="M72 404C72 262 168 172 318 172s250 90 250 232c0 20-14 32-36 32H108c-22 0-36-12-36-32z" fill="#a5562a" />
<path d="M118 384c4-96 82-168 198-174-86 34-130 92-134 174z" fill="#fff4dd" fillOpacity="0.22" />
<path d="M206 404c6-92 46-166 112-206M292 414c2-92 38-162 96-200M386 414c-2-74 22-132 66-164" fill="none" strokeWidth="13" strokeLinecap="round" stroke="#f6e3c2" />
<path d="M470 416c4-44 18-78 42-100" fill="none" strokeWidth="13" strokeLinecap="round" stroke="#f6e3c2" />
<g fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-foreground">
  <path d="M96 478C190 452 300 448 420 470" />
  <path d="M150 464l-26-20M150 464l-18 24M196 455l-24-22M196 455l-20 26M244 450l-22-24M244 450l-20 26M292 450l-20-24M292 450l-20 26M338 453l-18-24M338 453l-20 24" />
</g>
<g className="fill-foreground/30">
  <circle cx="520" cy="470" r="4" />
  <circle cx="556" cy="452" r="3" />
  <circle cx="588" cy="480" r="5" />
  <circle cx="60" cy="446" r="4" />
  <circle cx="36" cy="482" r="3" />
</g>`,
}

export const cup: Drawing = {
  shows: 'Flat white, from above',
  shapes: `
<path d="M0 0h250v520H0z" className="fill-primary" />
<circle cx="318" cy="262" r="214" className="fill-card" />
<circle cx="318" cy="262" r="214" fill="none" strokeWidth="3" className="stroke-foreground/15" />
<circle cx="318" cy="262" r="142" className="fill-foreground" />
<circle cx="318" cy="262" r="124" className="fill-brand" />
<path d="M318 176c44 0 74 30 74 70 0 52-46 86-74 112-28-26-74-60-74-112 0-40 30-70 74-70z" className="fill-highlight" />
<path d="M318 200c28 0 48 20 48 46 0 34-28 58-48 76-20-18-48-42-48-76 0-26 20-46 48-46z" className="fill-brand" />
<path d="M318 224c14 0 24 10 24 24 0 18-12 30-24 40-12-10-24-22-24-40 0-14 10-24 24-24z" className="fill-highlight" />
<path d="M448 196c60-12 92 14 88 62-4 44-42 66-92 52" fill="none" strokeWidth="24" strokeLinecap="round" className="stroke-foreground" />
<g className="fill-foreground">
  <ellipse cx="548" cy="420" rx="34" ry="22" transform="rotate(-28 548 420)" />
  <ellipse cx="590" cy="356" rx="30" ry="19" transform="rotate(34 590 356)" />
  <ellipse cx="96" cy="92" rx="30" ry="19" transform="rotate(20 96 92)" className="fill-background" />
</g>
<g fill="none" strokeWidth="3" className="stroke-background">
  <path d="M524 432c16-16 30-14 48-24M574 346c10 12 20 8 32 20" />
  <path d="M70 86c16 2 34 6 52 14" className="stroke-primary" />
</g>`,
}

export const plate: Drawing = {
  shows: 'Charred leeks, romesco',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-panel" />
<circle cx="312" cy="262" r="220" className="fill-card" />
<circle cx="312" cy="262" r="158" fill="none" strokeWidth="2" className="stroke-foreground/15" />
<path d="M214 306c-20-52 30-116 108-112 74 4 118 56 98 104-18 44-70 26-108 42-40 16-82 14-98-34z" className="fill-primary" />
<g fill="none" strokeWidth="18" strokeLinecap="round" className="stroke-highlight">
  <path d="M236 322l136-142" />
  <path d="M268 344l138-134" />
</g>
<g fill="none" strokeWidth="3" className="stroke-foreground/50">
  <path d="M252 306l8 8M282 274l8 8M312 242l8 8M342 212l8 8M288 324l8 8M320 292l8 8M352 262l8 8M380 234l8 8" />
</g>
<g className="fill-foreground">
  <circle cx="228" cy="236" r="7" />
  <circle cx="250" cy="212" r="5" />
  <circle cx="396" cy="312" r="8" />
  <circle cx="372" cy="338" r="5" />
  <circle cx="412" cy="284" r="4" />
</g>
<g fill="none" strokeWidth="9" strokeLinecap="round" className="stroke-panel-foreground">
  <path d="M584 84v352" />
  <path d="M48 250v186M28 84v92c0 14 8 22 20 22s20-8 20-22V84M48 84v112" />
</g>
<path d="M584 84c26 26 30 120 0 176z" className="fill-panel-foreground" />`,
}

export const bowl: Drawing = {
  shows: 'Tuesday’s soup, table four',
  shapes: `
<circle cx="196" cy="180" r="132" className="fill-highlight" />
<path d="M0 426h640v94H0z" className="fill-primary" />
<path d="M88 250h464c0 110-78 196-178 206v18H266v-18C166 446 88 360 88 250z" className="fill-foreground" />
<ellipse cx="320" cy="250" rx="232" ry="42" className="fill-brand" />
<ellipse cx="320" cy="250" rx="204" ry="31" className="fill-highlight" />
<g className="fill-primary">
  <circle cx="250" cy="246" r="20" />
  <circle cx="362" cy="256" r="16" />
</g>
<path d="M292 250c20-16 44-14 56 2-20 10-42 10-56-2zM400 242c18-14 38-12 50 2-18 8-38 8-50-2z" className="fill-background" />
<g fill="none" strokeWidth="11" strokeLinecap="round" className="stroke-foreground/70">
  <path d="M236 176c-22-26 22-48 0-78M320 166c-22-28 22-52 0-84M404 176c-22-26 22-48 0-78" />
</g>
<path d="M470 204l108-118" fill="none" strokeWidth="16" strokeLinecap="round" className="stroke-foreground" />
<g fill="none" strokeWidth="5" className="stroke-background/60">
  <path d="M118 304h404M140 344h360" />
</g>`,
}
