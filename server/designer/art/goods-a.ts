import type { GoodsArt } from '#server/designer/goods/goods.ts'

/** Products in one colour (`currentColor`) with light and shade over it; the inside of an `<svg>` of 640 by 640. */
export const GOODS_A = {
  headphones: `
<path d="M122 392C104 214 198 96 320 96s216 118 198 296" fill="none" stroke="currentColor" strokeWidth="44" strokeLinecap="round" />
<path d="M122 392C104 214 198 96 320 96" fill="none" stroke="#fff" strokeOpacity="0.22" strokeWidth="44" strokeLinecap="round" />
<path d="M196 134c74-50 174-50 248 0" fill="none" stroke="#000" strokeOpacity="0.3" strokeWidth="30" strokeLinecap="round" />
<rect x="78" y="336" width="118" height="190" rx="56" fill="currentColor" />
<rect x="78" y="336" width="118" height="190" rx="56" fill="#fff" fillOpacity="0.14" />
<rect x="166" y="350" width="56" height="162" rx="28" fill="#1d1d20" />
<rect x="444" y="336" width="118" height="190" rx="56" fill="currentColor" />
<rect x="444" y="336" width="118" height="190" rx="56" fill="#000" fillOpacity="0.14" />
<rect x="418" y="350" width="56" height="162" rx="28" fill="#1d1d20" />
<circle cx="118" cy="430" r="22" fill="#000" fillOpacity="0.22" />
<path d="M118 416v14" stroke="#fff" strokeOpacity="0.7" strokeWidth="4" strokeLinecap="round" />
<circle cx="520" cy="430" r="22" fill="#000" fillOpacity="0.22" />`,
  sneaker: `
<path d="M48 424c-8-46 2-104 20-150 6-18 22-26 38-14 28 26 66 24 88-10l36-58c10-16 30-20 46-8l136 102c36 28 80 42 126 48 56 8 90 40 90 90z" fill="currentColor" />
<path d="M48 424c-6-34-2-76 8-114 64 54 160 80 280 72 102-6 202-16 282-8 8 14 10 30 10 50z" fill="#000" fillOpacity="0.28" />
<path d="M38 420h598c8 0 14 6 12 16-6 30-26 46-54 46H86c-32 0-52-24-52-52 0-6 0-10 4-10z" fill="#f6f2ea" />
<path d="M40 452h602" fill="none" stroke="currentColor" strokeWidth="7" />
<g fill="none" stroke="#f6f2ea" strokeWidth="14" strokeLinecap="round">
  <path d="M262 226l-42 48M302 256l-44 48M342 286l-44 48M380 316l-42 42" />
</g>
<path d="M124 342c60 36 138 42 230 20-66-6-118-32-150-84-6 46-32 70-80 64z" fill="#f6f2ea" />
<path d="M64 276c18 20 66 34 112 4" fill="none" stroke="#000" strokeOpacity="0.45" strokeWidth="10" strokeLinecap="round" />`,
  chair: `
<path d="M150 470L108 600M490 470l42 130M196 486l-22 114M446 486l20 114" fill="none" stroke="#6b4a2e" strokeWidth="18" strokeLinecap="round" />
<path d="M96 300c-30 10-34 60-12 96 22 40 70 62 120 66h232c50-4 98-26 120-66 22-36 18-86-12-96-34-10-58 20-66 58-8 30-28 44-60 44H222c-32 0-52-14-60-44-8-38-32-68-66-58z" fill="currentColor" />
<path d="M96 300c-30 10-34 60-12 96 22 40 70 62 120 66h232c50-4 98-26 120-66 22-36 18-86-12-96-34-10-58 20-66 58-8 30-28 44-60 44H222c-32 0-52-14-60-44-8-38-32-68-66-58z" fill="#000" fillOpacity="0.2" />
<path d="M170 148c10-54 70-84 150-84s140 30 150 84l22 176c6 54-26 84-80 84H228c-54 0-86-30-80-84z" fill="currentColor" />
<path d="M170 148c10-54 70-84 150-84v344h-92c-54 0-86-30-80-84z" fill="#fff" fillOpacity="0.1" />
<path d="M206 356c72-22 156-22 228 0l14 54c-80 20-176 20-256 0z" fill="#fff" fillOpacity="0.2" />
<path d="M320 92v246M238 110l-12 232M402 110l12 232" stroke="#000" strokeOpacity="0.14" strokeWidth="5" strokeLinecap="round" />`,
  lamp: `
<ellipse cx="262" cy="584" rx="136" ry="24" fill="currentColor" />
<ellipse cx="262" cy="576" rx="136" ry="24" fill="currentColor" />
<ellipse cx="262" cy="576" rx="136" ry="24" fill="#fff" fillOpacity="0.12" />
<path d="M262 574L186 330l196-166" fill="none" stroke="#26272b" strokeWidth="15" strokeLinejoin="round" strokeLinecap="round" />
<circle cx="186" cy="330" r="23" fill="currentColor" />
<circle cx="186" cy="330" r="9" fill="#000" fillOpacity="0.4" />
<path d="M380 305L550 199L626 576H292z" fill="#ffd98a" fillOpacity="0.35" />
<g transform="rotate(-32 430 196)">
  <path d="M330 262c0-88 42-150 100-150s100 62 100 150z" fill="currentColor" />
  <path d="M330 262c0-88 42-150 100-150v150z" fill="#fff" fillOpacity="0.14" />
  <ellipse cx="430" cy="262" rx="100" ry="19" fill="#fff1cf" />
  <rect x="410" y="82" width="40" height="36" rx="8" fill="#26272b" />
</g>`,
  bowl: `
<ellipse cx="320" cy="520" rx="170" ry="22" fill="#000" fillOpacity="0.14" />
<path d="M74 264h492c0 132-86 220-176 232v26H250v-26C160 484 74 396 74 264z" fill="currentColor" />
<path d="M74 264h140c0 120 30 200 76 232h-40C160 484 74 396 74 264z" fill="#fff" fillOpacity="0.14" />
<path d="M470 264h96c0 132-86 220-176 232 52-40 80-120 80-232z" fill="#000" fillOpacity="0.14" />
<ellipse cx="320" cy="264" rx="246" ry="62" fill="currentColor" />
<ellipse cx="320" cy="264" rx="246" ry="62" fill="#fff" fillOpacity="0.22" />
<ellipse cx="320" cy="270" rx="216" ry="48" fill="#000" fillOpacity="0.32" />
<path d="M86 332c150 42 318 42 468 0" fill="none" stroke="#f3ecdd" strokeOpacity="0.65" strokeWidth="9" />
<path d="M104 374c140 36 292 36 432 0" fill="none" stroke="#000" strokeOpacity="0.12" strokeWidth="5" />`,
  backpack: `
<path d="M232 132c0-60 34-92 88-92s88 32 88 92" fill="none" stroke="#2a2a2d" strokeWidth="20" />
<path d="M130 214c0-60 60-104 190-104s190 44 190 104v310c0 46-30 72-76 72H206c-46 0-76-26-76-72z" fill="currentColor" />
<path d="M130 214c0-60 60-104 190-104v486H206c-46 0-76-26-76-72z" fill="#fff" fillOpacity="0.1" />
<path d="M130 250c120 40 260 40 380 0v-36c0-60-60-104-190-104s-190 44-190 104z" fill="#000" fillOpacity="0.2" />
<rect x="190" y="372" width="260" height="170" rx="26" fill="#000" fillOpacity="0.16" />
<path d="M190 412h260" stroke="#f3e6c8" strokeOpacity="0.8" strokeWidth="7" strokeDasharray="2 12" strokeLinecap="round" />
<path d="M222 232v120M418 232v120" stroke="#8a5a34" strokeWidth="22" />
<rect x="208" y="322" width="28" height="40" rx="6" fill="#d9b26a" />
<rect x="404" y="322" width="28" height="40" rx="6" fill="#d9b26a" />
<rect x="284" y="166" width="72" height="30" rx="6" fill="#8a5a34" />`,
  watch: `
<path d="M236 30h168l18 150H218zM236 610h168l18-150H218z" fill="#7a5334" />
<path d="M236 30h84v150H218zM236 610h84V460H218z" fill="#fff" fillOpacity="0.1" />
<path d="M266 60v84M374 60v84M266 496v84M374 496v84" stroke="#f0dcb8" strokeOpacity="0.6" strokeWidth="5" strokeDasharray="10 10" />
<rect x="500" y="292" width="42" height="56" rx="10" fill="#8f9399" />
<circle cx="320" cy="320" r="196" fill="#b9bdc3" />
<path d="M320 124a196 196 0 0 1 0 392z" fill="#000" fillOpacity="0.1" />
<circle cx="320" cy="320" r="164" fill="currentColor" />
<circle cx="320" cy="320" r="164" fill="none" stroke="#000" strokeOpacity="0.3" strokeWidth="6" />
<g stroke="#fff" strokeOpacity="0.85" strokeWidth="9" strokeLinecap="round">
  <path d="M320 178v26M320 436v26M178 320h26M436 320h26" />
  <path d="M391 197l-8 14M443 249l-14 8M443 391l-14-8M391 443l-8-14M249 443l8-14M197 391l14-8M197 249l14 8M249 197l8 14" strokeWidth="5" />
</g>
<path d="M320 320L254 250M320 320l24-108" stroke="#fff" strokeWidth="13" strokeLinecap="round" />
<path d="M320 320l-42 96" stroke="#e2613c" strokeWidth="5" strokeLinecap="round" />
<circle cx="320" cy="320" r="11" fill="#fff" />`,
  serum: `
<ellipse cx="320" cy="588" rx="140" ry="18" fill="#000" fillOpacity="0.16" />
<rect x="188" y="276" width="264" height="308" rx="44" fill="currentColor" />
<rect x="188" y="276" width="96" height="308" rx="44" fill="#fff" fillOpacity="0.22" />
<path d="M188 420h264v120c0 26-18 44-44 44H232c-26 0-44-18-44-44z" fill="#000" fillOpacity="0.12" />
<rect x="258" y="206" width="124" height="78" rx="10" fill="#1f2022" />
<path d="M284 206c-8-40-6-86 14-124 12-22 32-22 44 0 20 38 22 84 14 124z" fill="#2b2c30" />
<rect x="222" y="356" width="196" height="150" rx="4" fill="#fbf8f2" />
<path d="M244 388h104" stroke="#1f2022" strokeWidth="13" strokeLinecap="round" />
<path d="M244 422h152M244 444h128M244 466h140" stroke="#1f2022" strokeOpacity="0.35" strokeWidth="6" strokeLinecap="round" />
<path d="M258 232h124" stroke="#fff" strokeOpacity="0.14" strokeWidth="8" />`,
  plant: `
<ellipse cx="320" cy="596" rx="130" ry="16" fill="#000" fillOpacity="0.16" />
<g fill="#4f7a52">
  <path d="M314 392C236 350 172 250 188 106c88 28 146 140 138 286z" />
  <path d="M326 392c-10-160 30-286 144-336 44 134-4 264-130 336z" />
  <path d="M334 396c44-100 126-152 246-146-18 96-114 156-246 146z" fill="#6b9464" />
  <path d="M306 396C244 330 156 312 60 346c46 68 148 84 246 50z" fill="#6b9464" />
</g>
<g fill="none" stroke="#dfead2" strokeOpacity="0.7" strokeWidth="5" strokeLinecap="round">
  <path d="M316 378C300 286 262 212 208 144M334 378c14-110 52-196 112-266M346 380c60-48 126-82 200-106M296 384c-60-22-124-30-190-22" />
</g>
<path d="M214 402h212l-24 172c-2 14-12 22-26 22H264c-14 0-24-8-26-22z" fill="currentColor" />
<path d="M214 402h76l4 194h-30c-14 0-24-8-26-22z" fill="#fff" fillOpacity="0.16" />
<rect x="198" y="372" width="244" height="48" rx="8" fill="currentColor" />
<rect x="198" y="372" width="244" height="48" rx="8" fill="#000" fillOpacity="0.14" />`,
  keyboard: `
<rect x="30" y="206" width="580" height="252" rx="28" fill="currentColor" />
<rect x="30" y="206" width="580" height="252" rx="28" fill="#000" fillOpacity="0.22" />
<rect x="30" y="196" width="580" height="248" rx="28" fill="currentColor" />
<rect x="54" y="220" width="532" height="200" rx="14" fill="#000" fillOpacity="0.22" />
<g fill="#f5f1e8">
  <rect x="66" y="232" width="36" height="36" rx="7" fill="#e2613c" />
  <path d="M115 232h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7h-22a7 7 0 0 1-7-7v-22a7 7 0 0 1 7-7zM157 232h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7h-22a7 7 0 0 1-7-7v-22a7 7 0 0 1 7-7zM199 232h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7h-22a7 7 0 0 1-7-7v-22a7 7 0 0 1 7-7zM241 232h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7h-22a7 7 0 0 1-7-7v-22a7 7 0 0 1 7-7zM283 232h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7h-22a7 7 0 0 1-7-7v-22a7 7 0 0 1 7-7zM325 232h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7h-22a7 7 0 0 1-7-7v-22a7 7 0 0 1 7-7zM367 232h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7h-22a7 7 0 0 1-7-7v-22a7 7 0 0 1 7-7zM409 232h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7h-22a7 7 0 0 1-7-7v-22a7 7 0 0 1 7-7zM451 232h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7h-22a7 7 0 0 1-7-7v-22a7 7 0 0 1 7-7zM493 232h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7h-22a7 7 0 0 1-7-7v-22a7 7 0 0 1 7-7z" />
  <rect x="528" y="232" width="46" height="36" rx="7" fill="currentColor" />
  <rect x="66" y="276" width="54" height="36" rx="7" fill="currentColor" />
  <rect x="128" y="276" width="36" height="36" rx="7" />
  <rect x="170" y="276" width="36" height="36" rx="7" />
  <rect x="212" y="276" width="36" height="36" rx="7" />
  <rect x="254" y="276" width="36" height="36" rx="7" />
  <rect x="296" y="276" width="36" height="36" rx="7" />
  <rect x="338" y="276" width="36" height="36" rx="7" />
  <rect x="380" y="276" width="36" height="36" rx="7" />
  <rect x="422" y="276" width="36" height="36" rx="7" />
  <rect x="464" y="276" width="36" height="36" rx="7" />
  <rect x="506" y="276" width="68" height="36" rx="7" fill="currentColor" />
  <rect x="66" y="320" width="66" height="36" rx="7" fill="currentColor" />
  <rect x="140" y="320" width="36" height="36" rx="7" />
  <rect x="182" y="320" width="36" height="36" rx="7" />
  <rect x="224" y="320" width="36" height="36" rx="7" />
  <rect x="266" y="320" width="36" height="36" rx="7" />
  <rect x="308" y="320" width="36" height="36" rx="7" />
  <rect x="350" y="320" width="36" height="36" rx="7" />
  <rect x="392" y="320" width="36" height="36" rx="7" />
  <rect x="434" y="320" width="36" height="36" rx="7" />
  <rect x="478" y="320" width="96" height="36" rx="7" fill="#e2613c" />
  <rect x="66" y="364" width="50" height="36" rx="7" fill="currentColor" />
  <rect x="124" y="364" width="50" height="36" rx="7" fill="currentColor" />
  <rect x="182" y="364" width="226" height="36" rx="7" />
  <rect x="416" y="364" width="50" height="36" rx="7" fill="currentColor" />
  <rect x="474" y="364" width="100" height="36" rx="7" fill="currentColor" />
</g>`,
} satisfies Partial<Record<GoodsArt, string>>
