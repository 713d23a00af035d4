import type { Drawing } from '#server/designer/art/art.ts'

export const lock: Drawing = {
  shows: 'Two keys, one of them yours',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-accent" />
<g fill="none" strokeWidth="3" className="stroke-primary/40">
  <path d="M0 120h150l46 46M0 400h120l60-60M640 96H500l-60 60M640 420H520l-62-62M320 0v80M320 520v-50" />
</g>
<g className="fill-primary/50">
  <circle cx="196" cy="166" r="12" />
  <circle cx="180" cy="340" r="12" />
  <circle cx="440" cy="156" r="12" />
  <circle cx="458" cy="358" r="12" />
</g>
<path d="M236 236v-62a84 84 0 0 1 168 0v62" fill="none" strokeWidth="34" className="stroke-foreground" />
<rect x="196" y="222" width="248" height="208" rx="26" className="fill-primary" />
<path d="M196 352h248v52a26 26 0 0 1-26 26H222a26 26 0 0 1-26-26z" className="fill-foreground/20" />
<circle cx="320" cy="306" r="30" className="fill-background" />
<path d="M308 320h24l10 58h-44z" className="fill-background" />
<circle cx="520" cy="246" r="36" fill="none" strokeWidth="16" className="stroke-highlight" />
<path d="M520 282v120M520 352h28M520 388h36" fill="none" strokeWidth="16" strokeLinecap="round" className="stroke-highlight" />`,
}

export const stage: Drawing = {
  shows: 'Doors at seven',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-panel" />
<path d="M180 0h60L118 424H-90zM400 0h60l270 424H522z" className="fill-highlight/25" />
<path d="M290 0h60l150 424H140z" className="fill-highlight/40" />
<path d="M0 0c60 120 70 280 24 424H0zM640 0c-60 120-70 280-24 424h24z" className="fill-primary" />
<ellipse cx="320" cy="424" rx="250" ry="42" className="fill-primary" />
<ellipse cx="320" cy="414" rx="216" ry="32" className="fill-highlight" />
<path d="M316 230h10v186h-10z" className="fill-panel" />
<path d="M276 416h90" fill="none" strokeWidth="10" strokeLinecap="round" className="stroke-panel" />
<rect x="288" y="120" width="66" height="112" rx="33" className="fill-panel-foreground" />
<g fill="none" strokeWidth="5" className="stroke-panel/50">
  <path d="M290 154h62M290 176h62M290 198h62" />
</g>
<g className="fill-panel-foreground/90">
  <circle cx="70" cy="500" r="46" />
  <circle cx="186" cy="516" r="44" />
  <circle cx="320" cy="508" r="48" />
  <circle cx="452" cy="518" r="44" />
  <circle cx="572" cy="500" r="48" />
</g>`,
}

export const letter: Drawing = {
  shows: 'Sent by hand, answered by noon',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-accent" />
<circle cx="518" cy="120" r="70" className="fill-highlight" />
<path d="M100 220L320 70l220 150v230H100z" className="fill-primary" />
<rect x="146" y="112" width="348" height="270" rx="8" className="fill-card" />
<path d="M182 160h120" fill="none" strokeWidth="14" strokeLinecap="round" className="stroke-foreground" />
<g fill="none" strokeWidth="7" strokeLinecap="round" className="stroke-foreground/30">
  <path d="M182 202h270M182 230h248M182 258h262M182 286h160" />
</g>
<path d="M100 220l220 146 220-146v230H100z" className="fill-primary" />
<path d="M100 450l170-118M540 450L370 332" fill="none" strokeWidth="5" className="stroke-background/50" />
<circle cx="320" cy="372" r="40" className="fill-highlight" />
<path d="M302 374l14 14 26-30" fill="none" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round" className="stroke-foreground" />`,
}

export const tools: Drawing = {
  shows: 'Everything in its place',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-accent" />
<path d="M0 412h640v108H0z" className="fill-foreground" />
<path d="M60 60h520v12H60z" className="fill-foreground/40" />
<path d="M120 72v52M236 72v52M352 72v52M468 72v52" fill="none" strokeWidth="5" className="stroke-foreground/50" />
<path d="M104 124h32v176h-32z" className="fill-highlight" />
<path d="M72 124h96v46H72z" className="fill-foreground" />
<path d="M222 124h28v110h-28z" className="fill-primary" />
<path d="M228 234h16v92l-8 18-8-18z" className="fill-foreground/60" />
<path d="M352 124a44 44 0 0 1 28 78v110a28 28 0 0 1-56 0V202a44 44 0 0 1 28-78z" className="fill-primary" />
<path d="M338 124h28v44h-28z" className="fill-accent" />
<path d="M420 132h118l-14 50H434z" className="fill-primary" />
<path d="M440 182h80l-14 130h-52z" className="fill-foreground/30" />
<rect x="86" y="352" width="220" height="60" rx="8" className="fill-highlight" />
<path d="M110 382h120" fill="none" strokeWidth="8" strokeLinecap="round" className="stroke-foreground/50" />
<circle cx="430" cy="370" r="42" fill="none" strokeWidth="20" className="stroke-primary" />
<path d="M520 412v-60h60v60z" className="fill-card" />`,
}
