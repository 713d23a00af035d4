import type { Drawing } from '#server/designer/art/art.ts'

export const hills: Drawing = {
  shows: 'The bay at ten in the evening',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-accent" />
<circle cx="444" cy="170" r="84" className="fill-highlight" />
<path d="M0 244c80-52 128-96 190-86 70 12 96 86 166 70 74-18 108-70 176-62 44 6 76 32 108 56v298H0z" className="fill-primary/35" />
<path d="M0 312c70-30 140-70 214-48 82 24 132 62 214 36 70-22 142-30 212 6v214H0z" className="fill-primary/65" />
<path d="M0 372h640v148H0z" className="fill-primary" />
<g fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-highlight/80">
  <path d="M380 392h128M404 414h92M362 440h150M418 466h60M396 492h104" />
</g>
<path d="M84 372v-66l56-44 56 44v66z" className="fill-foreground" />
<path d="M72 312l68-54 68 54" fill="none" strokeWidth="10" strokeLinecap="round" strokeLinejoin="round" className="stroke-foreground" />
<path d="M122 322h36v28h-36z" className="fill-highlight" />
<g className="fill-foreground">
  <path d="M250 372l26-84 26 84zM292 372l20-62 20 62zM32 372l18-58 18 58z" />
</g>
<path d="M236 420h96l-16 22h-66z" className="fill-background" />
<path d="M282 420v-64l40 56z" className="fill-background" />
<g fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-foreground/60">
  <path d="M222 92c10-10 20-10 26 2 6-12 16-12 26-2M290 128c8-8 16-8 20 2 4-10 12-10 20-2" />
</g>`,
}

export const facade: Drawing = {
  shows: 'Street side, nine in the morning',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-accent" />
<path d="M60 92h236v388H60z" className="fill-primary" />
<path d="M296 172h168v308H296z" className="fill-foreground" />
<path d="M464 236h132v244H464z" className="fill-highlight" />
<path d="M60 92L296 40v52z" className="fill-primary/60" />
<g className="fill-background">
  <path d="M92 128h46v64H92zM156 128h46v64h-46zM220 128h46v64h-46zM92 216h46v64H92zM220 216h46v64h-46zM92 304h46v64H92zM156 304h46v64h-46zM220 304h46v64h-46z" />
</g>
<g className="fill-highlight">
  <path d="M156 216h46v64h-46zM322 204h44v54h-44zM394 288h44v54h-44z" />
</g>
<g className="fill-background/25">
  <path d="M394 204h44v54h-44zM322 288h44v54h-44zM322 372h44v54h-44zM394 372h44v108h-44z" />
</g>
<g className="fill-foreground">
  <path d="M490 268h34v44h-34zM542 268h34v44h-34zM490 338h34v44h-34zM542 338h34v44h-34zM512 408h38v72h-38z" />
  <path d="M148 396h62v84h-62z" />
</g>
<path d="M0 480h640v40H0z" className="fill-foreground/20" />
<g className="fill-brand">
  <circle cx="30" cy="404" r="44" />
  <circle cx="616" cy="420" r="36" />
</g>
<path d="M26 400h8v80h-8zM612 420h8v60h-8z" className="fill-foreground" />`,
}

export const turbine: Drawing = {
  shows: 'Monday, 13:00: 61% from the roof',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-accent" />
<circle cx="470" cy="150" r="96" className="fill-highlight" />
<path d="M0 420c120-44 250-54 360-20s190 26 280-6v126H0z" className="fill-primary" />
<g className="fill-foreground">
  <path d="M196 470l10-276h16l10 276z" />
  <path d="M214 196L196 24c18-12 32-2 34 18l-4 152zM212 204l-142 98c-18-10-16-28 0-40l132-68zM218 204l142 98c18-10 16-28 0-40l-132-68z" />
</g>
<circle cx="214" cy="200" r="15" className="fill-background" />
<g transform="translate(346 352)">
  <path d="M24 0h232l38 116H-18z" className="fill-foreground" />
  <g fill="none" strokeWidth="4" className="stroke-accent">
    <path d="M10 38h262M-4 78h288M82 0L60 116M140 0v116M198 0l22 116" />
  </g>
  <path d="M130 116h18v34h-18z" className="fill-foreground" />
</g>
<g fill="none" strokeWidth="7" strokeLinecap="round" className="stroke-highlight">
  <path d="M470 20v18M356 62l13 13M584 62l-13 13M600 150h-20" />
</g>`,
}

export const route: Drawing = {
  shows: 'Hamburg to Milan, on time',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-card" />
<g fill="none" strokeWidth="18" className="stroke-foreground/8">
  <path d="M-20 120h680M-20 300h680M120-20v560M330-20v560M540-20v560M-20 420L240 160M300 540l360-300" />
</g>
<path d="M370 340h130v90H370zM160 150h130v110H160zM370 40h130v60H370z" className="fill-highlight/40" />
<path d="M60 454C70 330 190 380 214 300S300 190 372 210s130-10 176-116" fill="none" strokeWidth="15" strokeLinecap="round" className="stroke-primary" />
<circle cx="60" cy="454" r="20" className="fill-foreground" />
<circle cx="60" cy="454" r="8" className="fill-background" />
<path d="M548 108c-34-38-48-54-48-78a48 48 0 0 1 96 0c0 24-14 40-48 78z" className="fill-foreground" />
<circle cx="548" cy="34" r="18" className="fill-highlight" />
<g transform="translate(196 236)">
  <rect width="126" height="66" rx="10" className="fill-foreground" />
  <path d="M126 16h34c10 0 16 4 20 12l14 24v14h-68z" className="fill-primary" />
  <circle cx="34" cy="70" r="17" className="fill-background" />
  <circle cx="34" cy="70" r="9" className="fill-foreground" />
  <circle cx="150" cy="70" r="17" className="fill-background" />
  <circle cx="150" cy="70" r="9" className="fill-foreground" />
  <path d="M16 22h70M16 40h44" fill="none" strokeWidth="7" strokeLinecap="round" className="stroke-background/80" />
</g>`,
}

export const orbit: Drawing = {
  shows: 'Sun-synchronous, 412 km',
  says: 'A glowing sun with three orbiting rings, a satellite and sparse stars',
  shapes: `
<g className="fill-foreground/60">
  <circle cx="72" cy="66" r="2" />
  <circle cx="166" cy="34" r="1.5" />
  <circle cx="540" cy="52" r="2" />
  <circle cx="606" cy="150" r="1.5" />
  <circle cx="40" cy="240" r="1.5" />
  <circle cx="112" cy="430" r="2" />
  <circle cx="590" cy="404" r="2" />
  <circle cx="470" cy="486" r="1.5" />
  <circle cx="250" cy="496" r="1.5" />
  <circle cx="22" cy="366" r="2" />
</g>
<circle cx="320" cy="260" r="120" className="fill-primary/15" />
<circle cx="320" cy="260" r="88" className="fill-primary/30" />
<circle cx="320" cy="260" r="60" className="fill-primary" />
<g fill="none" className="origin-center motion-safe:animate-[spin_120s_linear_infinite]">
  <ellipse cx="320" cy="260" rx="168" ry="58" strokeWidth="1.5" transform="rotate(-16 320 260)" className="stroke-foreground/70" />
  <ellipse cx="320" cy="260" rx="232" ry="92" strokeWidth="1.5" strokeDasharray="2 8" transform="rotate(12 320 260)" className="stroke-foreground/60" />
  <ellipse cx="320" cy="260" rx="300" ry="136" strokeWidth="1.5" transform="rotate(-8 320 260)" className="stroke-foreground/40" />
</g>
<circle cx="160" cy="312" r="9" className="fill-foreground" />
<circle cx="546" cy="306" r="7" className="fill-highlight" />
<g transform="translate(500 150) rotate(-24)">
  <path d="M-12-12h24v24h-24z" className="fill-foreground" />
  <path d="M-62-10h42v20h-42zM20-10h42v20H20z" className="fill-highlight" />
</g>
<path d="M260 260a60 60 0 0 1 120 0" className="fill-background/15" />`,
}

export const sun: Drawing = {
  shows: 'Morning, mat side',
  shapes: `
<path d="M0 0h640v520H0z" className="fill-accent" />
<circle cx="320" cy="300" r="196" className="fill-highlight/45" />
<circle cx="320" cy="300" r="146" className="fill-highlight" />
<path d="M0 360h640v160H0z" className="fill-primary" />
<path d="M124 360a196 196 0 0 1 392 0z" className="fill-highlight/45" />
<path d="M174 360a146 146 0 0 1 292 0z" className="fill-highlight" />
<circle cx="320" cy="166" r="34" className="fill-foreground" />
<path d="M320 204c38 0 58 30 60 70l6 62c40 8 84 22 104 44 8 12-2 24-18 22-50-8-100-16-152-16s-102 8-152 16c-16 2-26-10-18-22 20-22 64-36 104-44l6-62c2-40 22-70 60-70z" className="fill-foreground" />
<path d="M268 262c-26 30-54 60-80 94M372 262c26 30 54 60 80 94" fill="none" strokeWidth="20" strokeLinecap="round" className="stroke-foreground" />
<g fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-accent/70">
  <path d="M90 440h460M140 468h360M200 496h240" />
</g>`,
}
