import type { Drawing } from '#server/designer/art/art.ts'

export const sneaker: Drawing = {
  shows: 'Side view, size 42',
  shapes: `
<circle cx="398" cy="216" r="188" className="fill-highlight" />
<ellipse cx="322" cy="452" rx="262" ry="16" className="fill-foreground/20" />
<path d="M54 396c-8-42 2-96 18-140 6-18 22-24 36-12 26 24 62 22 82-10l34-54c10-14 28-18 42-8l128 96c34 26 76 40 118 46 52 8 84 36 84 82z" className="fill-primary" />
<path d="M54 396c-6-32-2-70 8-106 60 50 150 74 262 66 96-6 190-14 264-8 6 12 8 28 8 48z" className="fill-foreground" />
<path d="M44 392h562c8 0 14 6 14 14 0 28-22 46-50 46H88c-30 0-48-24-48-50 0-6 0-10 4-10z" className="fill-card" />
<path d="M44 424h576" fill="none" strokeWidth="6" className="stroke-primary" />
<g fill="none" strokeWidth="13" strokeLinecap="round" className="stroke-background">
  <path d="M258 210l-40 46M294 236l-42 46M330 264l-42 46M366 292l-40 40" />
</g>
<path d="M128 318c56 34 128 40 214 18-60-6-110-30-140-78-6 44-30 66-74 60z" className="fill-background" />
<path d="M70 256c16 20 60 32 104 4" fill="none" strokeWidth="9" strokeLinecap="round" className="stroke-foreground" />
<g fill="none" strokeWidth="4" className="stroke-foreground/25">
  <path d="M92 440v10M132 440v10M172 440v10M212 440v10M252 440v10M292 440v10M332 440v10M372 440v10M412 440v10M452 440v10M492 440v10M532 440v10" />
</g>`,
}

export const vessels: Drawing = {
  shows: 'Moon jar, oil cruet, ash bowl',
  shapes: `
<path d="M0 0h640v372H0z" className="fill-highlight/35" />
<path d="M0 372h640v148H0z" className="fill-primary" />
<circle cx="486" cy="128" r="74" className="fill-card" />
<path d="M94 206c0-12 10-16 30-16h56c20 0 30 4 30 16 0 18 62 46 62 124 0 76-52 116-120 116S32 406 32 330c0-78 62-106 62-124z" className="fill-card" />
<path d="M60 286c-14 80 20 138 92 144-60-30-84-80-92-144z" className="fill-foreground/10" />
<ellipse cx="152" cy="194" rx="54" ry="12" className="fill-foreground/25" />
<path d="M318 148h44v86c0 26 52 48 52 110v78c0 16-10 26-26 26h-96c-16 0-26-10-26-26v-78c0-62 52-84 52-110z" className="fill-foreground" />
<path d="M308 136h64v22h-64z" className="fill-brand" />
<path d="M280 336h120v26H280z" className="fill-highlight" />
<path d="M422 340h186c0 62-34 108-76 108h-34c-42 0-76-46-76-108z" className="fill-brand" />
<ellipse cx="515" cy="340" rx="93" ry="17" className="fill-background" />
<ellipse cx="515" cy="342" rx="78" ry="11" className="fill-foreground/70" />
<path d="M340 136c-6-60 30-92 82-96-4 50-30 80-70 92M340 134c6-46-16-78-56-88-2 44 18 72 50 88" className="fill-primary" />
<g fill="none" strokeWidth="3" className="stroke-card/60">
  <path d="M346 132c14-38 36-64 64-82M334 132c-8-34-22-58-40-74" />
</g>`,
}

export const bottles: Drawing = {
  shows: 'Cleanser, serum, cream',
  shapes: `
<path d="M0 408h640v112H0z" className="fill-highlight/60" />
<path d="M70 408V190c0-104 84-160 250-160s250 56 250 160v218z" className="fill-primary/25" />
<path d="M150 206h88c22 0 34 12 34 34v176c0 18-10 28-28 28H144c-18 0-28-10-28-28V240c0-22 12-34 34-34z" className="fill-foreground" />
<path d="M172 140h44v66h-44z" className="fill-highlight" />
<path d="M154 116h94v26h-94zM160 98h60v18h-60z" className="fill-foreground" />
<path d="M138 282h112v96H138z" className="fill-card" />
<path d="M330 246h66c24 0 38 14 38 38v134c0 16-10 26-26 26h-90c-16 0-26-10-26-26V284c0-24 14-38 38-38z" className="fill-primary" />
<path d="M340 182h46v64h-46z" className="fill-foreground" />
<path d="M346 128c0-16 34-16 34 0v54h-34z" className="fill-brand" />
<path d="M310 306h106v84H310z" className="fill-card" />
<path d="M462 344h108c12 0 20 8 20 20v56c0 16-10 24-26 24h-96c-16 0-26-8-26-24v-56c0-12 8-20 20-20z" className="fill-card" />
<path d="M454 312h124v34H454z" className="fill-brand" />
<g fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-foreground/60">
  <path d="M154 306h50M154 326h78M154 346h64M326 328h44M326 346h70M326 364h56M476 384h80M476 402h54" />
</g>
<path d="M524 312c-8-66 10-120 58-156 16 60 0 116-46 156M524 312c-30-40-40-86-26-138 34 36 46 84 36 138" className="fill-primary" />`,
}

export const vinyl: Drawing = {
  shows: 'Side A, 33⅓',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-highlight" />
<path d="M0 0h220v520H0z" className="fill-foreground" />
<circle cx="300" cy="262" r="222" className="fill-foreground" />
<g fill="none" strokeWidth="2" className="stroke-background/30">
  <circle cx="300" cy="262" r="200" />
  <circle cx="300" cy="262" r="182" />
  <circle cx="300" cy="262" r="164" />
  <circle cx="300" cy="262" r="146" />
  <circle cx="300" cy="262" r="128" />
  <circle cx="300" cy="262" r="110" />
</g>
<path d="M300 262L112 146A222 222 0 0 1 226 52z" className="fill-background/15" />
<circle cx="300" cy="262" r="86" className="fill-primary" />
<circle cx="300" cy="262" r="12" className="fill-background" />
<path d="M252 236h96M262 290h76" fill="none" strokeWidth="9" strokeLinecap="round" className="stroke-background/80" />
<path d="M580 60v210l-124 122" fill="none" strokeWidth="16" strokeLinejoin="round" className="stroke-foreground" />
<circle cx="580" cy="62" r="36" className="fill-primary" />
<path d="M468 364l32 32-44 40-30-30z" className="fill-foreground" />
<g className="fill-primary">
  <path d="M40 420h18v60H40zM72 384h18v96H72zM104 440h18v40h-18zM136 356h18v124h-18zM168 408h18v72h-18z" />
</g>`,
}

export const aperture: Drawing = {
  shows: 'f/2.8, 1/125 s, window light',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-panel" />
<circle cx="320" cy="260" r="236" className="fill-foreground" />
<circle cx="320" cy="260" r="200" className="fill-primary" />
<path d="M320 60a200 200 0 0 1 173 100L362 187z" className="fill-highlight" />
<path d="M147 360a200 200 0 0 1-27-100l158 73z" className="fill-highlight" />
<path d="M404 260l-42 73h-84l-42-73 42-73h84z" className="fill-background" />
<g fill="none" strokeWidth="5" className="stroke-foreground">
  <path d="M404 260L290 458" transform="rotate(0 320 260)" />
  <path d="M404 260L290 458" transform="rotate(60 320 260)" />
  <path d="M404 260L290 458" transform="rotate(120 320 260)" />
  <path d="M404 260L290 458" transform="rotate(180 320 260)" />
  <path d="M404 260L290 458" transform="rotate(240 320 260)" />
  <path d="M404 260L290 458" transform="rotate(300 320 260)" />
</g>
<circle cx="320" cy="260" r="200" fill="none" strokeWidth="14" className="stroke-foreground" />
<circle cx="320" cy="260" r="218" fill="none" strokeWidth="3" strokeDasharray="2 12" className="stroke-background/60" />
<path d="M286 240c8-20 22-32 42-36" fill="none" strokeWidth="8" strokeLinecap="round" className="stroke-foreground/40" />
<g fill="none" strokeWidth="6" strokeLinecap="round" className="stroke-panel-muted">
  <path d="M40 60h44M40 60v44M600 60h-44M600 60v44M40 460h44M40 460v-44M600 460h-44M600 460v-44" />
</g>`,
}

export const arcade: Drawing = {
  shows: 'Round two, your turn',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-panel" />
<g className="fill-primary">
  <rect x="92" y="60" width="136" height="136" rx="26" />
  <rect x="252" y="220" width="136" height="136" rx="26" className="fill-highlight" />
  <rect x="412" y="60" width="136" height="136" rx="26" className="fill-card" />
  <rect x="92" y="380" width="136" height="104" rx="26" className="fill-card" />
  <rect x="412" y="380" width="136" height="104" rx="26" />
</g>
<g className="fill-panel-foreground/15">
  <rect x="252" y="60" width="136" height="136" rx="26" />
  <rect x="92" y="220" width="136" height="136" rx="26" />
  <rect x="412" y="220" width="136" height="136" rx="26" />
  <rect x="252" y="380" width="136" height="104" rx="26" />
</g>
<circle cx="160" cy="128" r="30" className="fill-background" />
<path d="M320 250l14 26 30 4-22 22 6 30-28-14-28 14 6-30-22-22 30-4z" className="fill-foreground" />
<path d="M452 100l56 56M508 100l-56 56" fill="none" strokeWidth="18" strokeLinecap="round" className="stroke-foreground" />
<path d="M160 410l30 46h-60z" className="fill-brand" />
<circle cx="480" cy="432" r="26" fill="none" strokeWidth="14" className="stroke-background" />
<path d="M300 160l70 100-30 6 18 40-20 8-16-40-22 20z" className="fill-background" transform="translate(90 130)" />`,
}
