import type { GoodsArt } from '#server/designer/goods/goods.ts'

/** More products, drawn like those of the other sheets. */
export const GOODS_C = {
  boot: `
<ellipse cx="326" cy="566" rx="252" ry="18" fill="#000" fillOpacity="0.12" />
<path d="M176 96c44-18 124-20 172-4 6 60 2 118 8 168 8 52 44 76 104 92 72 18 116 42 120 104v40H122c-8-44-2-92 12-140 24-82 46-170 42-260z" fill="currentColor" />
<path d="M176 96c18-8 44-12 72-14-14 130-40 250-94 330-20 30-34 60-32 84-8-44-2-92 12-140 24-82 46-170 42-260z" fill="#000" fillOpacity="0.16" />
<path d="M392 402c60-12 132 0 188 54v40H384c-14-32-14-66 8-94z" fill="#fff" fillOpacity="0.1" />
<path d="M392 402c-22 28-22 62-8 94" fill="none" stroke="#000" strokeOpacity="0.28" strokeWidth="6" strokeDasharray="14 9" />
<path d="M170 82c54-22 132-24 184-4l-2 34c-54-18-126-16-178 4z" fill="#000" fillOpacity="0.38" />
<path d="M134 356c46 8 92 40 104 140" fill="none" stroke="#000" strokeOpacity="0.22" strokeWidth="6" strokeDasharray="14 9" />
<path d="M352 122c-34 10-52 34-54 70 0 82 26 160 96 204 40-20 66-30 84-38-70-16-112-40-122-98-6-46-2-92-4-138z" fill="#000" fillOpacity="0.2" />
<g fill="none" stroke="#f0d9a8" strokeWidth="11" strokeLinecap="round">
  <path d="M296 160l62-20M296 204l64-18M302 248l64-20M316 292l60-26M340 334l56-36M372 368l56-36" />
</g>
<g fill="#d9a441">
  <circle cx="292" cy="160" r="10" />
  <circle cx="292" cy="206" r="10" />
  <circle cx="298" cy="250" r="10" />
  <circle cx="312" cy="294" r="10" />
  <circle cx="338" cy="338" r="10" />
  <circle cx="370" cy="372" r="10" />
</g>
<path d="M112 494h476c8 0 12 6 12 14v18H112z" fill="#d8b98a" />
<path d="M112 522h488v24l-22 14-20-12-24 14-22-14-24 14-22-14-24 14-22-14-24 14-22-14h-70l-22 14-22-14-24 14-22-14-22 14-24-14-20 12-12-6c-8-8-10-20-8-34z" fill="#2a2522" />
<path d="M122 508h468" fill="none" stroke="#000" strokeOpacity="0.35" strokeWidth="4" strokeDasharray="10 8" />`,
} satisfies Partial<Record<GoodsArt, string>>
