import type { Drawing } from '#server/designer/art/art.ts'

export const moon: Drawing = {
  shows: 'Half past ten, window open',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-panel" />
<circle cx="404" cy="196" r="132" className="fill-highlight" />
<circle cx="350" cy="164" r="118" className="fill-panel" />
<g className="fill-panel-foreground/70">
  <circle cx="96" cy="84" r="5" />
  <circle cx="182" cy="148" r="4" />
  <circle cx="240" cy="62" r="6" />
  <circle cx="112" cy="238" r="4" />
  <circle cx="566" cy="74" r="5" />
  <circle cx="592" cy="262" r="4" />
</g>
<path d="M0 400c90-52 170-60 262-28 96 34 206 22 378-52v200H0z" className="fill-primary/60" />
<path d="M0 452c120-40 240-36 340-8s200 20 300-24v100H0z" className="fill-primary" />
<path d="M120 442v-78l64-48 64 48v78z" className="fill-background" />
<path d="M168 378h34v34h-34z" className="fill-highlight" />
<path d="M104 372l80-60 80 60" fill="none" strokeWidth="12" strokeLinecap="round" strokeLinejoin="round" className="stroke-foreground/40" />`,
}

export const waves: Drawing = {
  shows: 'Low water, twenty past nine',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-accent" />
<circle cx="176" cy="148" r="78" className="fill-highlight" />
<path d="M0 236h640v284H0z" className="fill-primary/35" />
<path d="M0 268c54-34 106-34 160 0s106 34 160 0 106-34 160 0 106 34 160 0v252H0z" className="fill-primary/60" />
<path d="M0 350c54-34 106-34 160 0s106 34 160 0 106-34 160 0 106 34 160 0v170H0z" className="fill-primary" />
<path d="M0 438c54-30 106-30 160 0s106 30 160 0 106-30 160 0 106 30 160 0v82H0z" className="fill-foreground" />
<path d="M474 286V120l92 128z" className="fill-background" />
<path d="M462 286V154l-70 98z" className="fill-background/80" />
<path d="M380 282h204l-34 52H416z" className="fill-foreground" />
<g fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-background/70">
  <path d="M60 400h70M220 388h96M420 408h64M140 470h84M360 482h70" />
</g>`,
}

export const house: Drawing = {
  shows: 'Number nine, from the garden',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-accent" />
<circle cx="538" cy="112" r="54" className="fill-highlight" />
<path d="M0 420h640v100H0z" className="fill-primary/40" />
<path d="M176 240L330 116l154 124v200H176z" className="fill-card" />
<path d="M148 256L330 104l182 152" fill="none" strokeWidth="26" strokeLinejoin="round" className="stroke-primary" />
<path d="M420 108h40v78l-40-34z" className="fill-foreground" />
<path d="M294 330h74v110h-74z" className="fill-foreground" />
<circle cx="352" cy="388" r="6" className="fill-highlight" />
<g className="fill-primary/70">
  <path d="M208 282h62v62h-62zM392 282h62v62h-62z" />
</g>
<g fill="none" strokeWidth="5" className="stroke-card">
  <path d="M239 282v62M208 313h62M423 282v62M392 313h62" />
</g>
<circle cx="330" cy="226" r="26" className="fill-highlight" />
<g className="fill-brand">
  <circle cx="86" cy="352" r="58" />
  <circle cx="572" cy="372" r="46" />
</g>
<path d="M80 352h12v88H80zM567 372h10v68h-10z" className="fill-foreground" />
<path d="M294 440h74l44 80H250z" className="fill-background" />`,
}

export const room: Drawing = {
  shows: 'North light, after lunch',
  shapes: `
<path d="M0 0h640v400H0z" className="fill-accent" />
<path d="M0 400h640v120H0z" className="fill-primary/30" />
<path d="M70 60h200v226H70z" className="fill-card" />
<path d="M84 74h80v92H84zM176 74h80v92h-80zM84 180h80v92H84zM176 180h80v92h-80z" className="fill-highlight/70" />
<path d="M352 92h108v136H352z" className="fill-foreground" />
<path d="M366 106h80v108h-80z" className="fill-background" />
<circle cx="406" cy="160" r="28" className="fill-primary" />
<path d="M560 60v92" fill="none" strokeWidth="4" className="stroke-foreground" />
<path d="M512 206a48 54 0 0 1 96 0z" className="fill-highlight" />
<rect x="216" y="300" width="330" height="96" rx="26" className="fill-primary" />
<rect x="188" y="330" width="60" height="96" rx="24" className="fill-primary" />
<rect x="514" y="330" width="60" height="96" rx="24" className="fill-primary" />
<rect x="244" y="368" width="274" height="52" rx="14" className="fill-foreground" />
<rect x="290" y="316" width="76" height="62" rx="12" transform="rotate(-8 328 347)" className="fill-highlight" />
<path d="M228 424v30M534 424v30" fill="none" strokeWidth="12" strokeLinecap="round" className="stroke-foreground" />
<path d="M92 456l10-72h52l10 72z" className="fill-foreground" />
<path d="M128 384c-6-60-44-72-66-74 4 44 32 66 66 74zm0 0c6-70 46-88 70-90-4 50-34 82-70 90zm0 0c-14-50-4-90 4-104 14 30 16 70-4 104z" className="fill-brand" />`,
}
