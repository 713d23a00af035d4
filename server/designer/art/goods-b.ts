import type { GoodsArt } from '#server/designer/goods/goods.ts'

/** The other products; see `goods-a.ts`. */
export const GOODS_B = {
  camera: `
<ellipse cx="320" cy="540" rx="250" ry="20" fill="#000" fillOpacity="0.14" />
<path d="M214 176l26-52h160l26 52z" fill="#3a3b40" />
<rect x="56" y="168" width="528" height="356" rx="44" fill="currentColor" />
<path d="M56 212a44 44 0 0 1 44-44h440a44 44 0 0 1 44 44v28H56z" fill="#fff" fillOpacity="0.16" />
<path d="M56 420h528v60a44 44 0 0 1-44 44H100a44 44 0 0 1-44-44z" fill="#000" fillOpacity="0.16" />
<rect x="96" y="132" width="80" height="40" rx="10" fill="#2b2c30" />
<rect x="470" y="128" width="70" height="44" rx="22" fill="#2b2c30" />
<circle cx="320" cy="356" r="140" fill="#232428" />
<circle cx="320" cy="356" r="140" fill="none" stroke="#8d9096" strokeWidth="10" />
<circle cx="320" cy="356" r="104" fill="#15161a" />
<circle cx="320" cy="356" r="70" fill="#2c3c55" />
<circle cx="320" cy="356" r="34" fill="#0e1219" />
<path d="M274 318c12-20 30-32 52-34" fill="none" stroke="#fff" strokeOpacity="0.7" strokeWidth="9" strokeLinecap="round" />
<rect x="476" y="206" width="74" height="44" rx="8" fill="#15161a" />
<circle cx="112" cy="228" r="13" fill="#e2613c" />`,
  book: `
<path d="M150 96l330 44v430l-330-44z" fill="#000" fillOpacity="0.12" transform="translate(22 22)" />
<path d="M140 84h330c14 0 24 10 24 24v424c0 14-10 24-24 24H140z" fill="currentColor" />
<path d="M140 84h40v472h-40c-18 0-30-12-30-30V114c0-18 12-30 30-30z" fill="#000" fillOpacity="0.22" />
<path d="M470 84c14 0 24 10 24 24v424c0 14-10 24-24 24l-4-236z" fill="#000" fillOpacity="0.1" />
<rect x="236" y="164" width="200" height="110" fill="#f6f0e2" />
<path d="M258 196h120M258 222h156M258 246h80" stroke="#22232a" strokeOpacity="0.6" strokeWidth="8" strokeLinecap="round" />
<path d="M408 556v58l-22-20-22 20v-58z" fill="#e2613c" />
<path d="M446 84v472" stroke="#000" strokeOpacity="0.28" strokeWidth="13" />`,
  candle: `
<ellipse cx="320" cy="580" rx="170" ry="20" fill="#000" fillOpacity="0.16" />
<path d="M320 70c44 54 52 86 52 114a52 52 0 0 1-104 0c0-28 8-60 52-114z" fill="#ffb347" />
<path d="M320 132c20 26 24 42 24 56a24 24 0 0 1-48 0c0-14 4-30 24-56z" fill="#fff3d1" />
<path d="M320 214v54" stroke="#26272b" strokeWidth="9" strokeLinecap="round" />
<rect x="166" y="252" width="308" height="322" rx="30" fill="currentColor" />
<rect x="166" y="252" width="104" height="322" rx="30" fill="#fff" fillOpacity="0.22" />
<ellipse cx="320" cy="268" rx="154" ry="30" fill="#fff" fillOpacity="0.3" />
<ellipse cx="320" cy="272" rx="126" ry="21" fill="#fff4dc" />
<rect x="222" y="372" width="196" height="126" fill="#fbf7ee" />
<path d="M250 408h88" stroke="#26272b" strokeWidth="11" strokeLinecap="round" />
<path d="M250 440h140M250 462h104" stroke="#26272b" strokeOpacity="0.4" strokeWidth="6" strokeLinecap="round" />`,
  pouch: `
<ellipse cx="320" cy="590" rx="176" ry="18" fill="#000" fillOpacity="0.16" />
<path d="M164 130h312l18 420c0 22-14 34-34 34H180c-20 0-34-12-34-34z" fill="currentColor" />
<path d="M164 130h104l-10 454h-78c-20 0-34-12-34-34z" fill="#fff" fillOpacity="0.12" />
<path d="M160 60h320l-4 84H164z" fill="currentColor" />
<path d="M160 60h320l-4 84H164z" fill="#000" fillOpacity="0.24" />
<path d="M166 132h308" stroke="#f3e6c8" strokeOpacity="0.7" strokeWidth="5" strokeDasharray="8 8" />
<rect x="208" y="236" width="224" height="250" fill="#fbf6ea" />
<circle cx="320" cy="318" r="52" fill="currentColor" />
<path d="M302 276c28 22 40 50 34 86" fill="none" stroke="#fbf6ea" strokeWidth="9" strokeLinecap="round" />
<path d="M238 406h164" stroke="#25221d" strokeWidth="12" strokeLinecap="round" />
<path d="M238 434h120M238 456h144" stroke="#25221d" strokeOpacity="0.4" strokeWidth="6" strokeLinecap="round" />
<circle cx="320" cy="186" r="13" fill="#000" fillOpacity="0.3" />`,
  loaf: `
<ellipse cx="320" cy="522" rx="280" ry="22" fill="#000" fillOpacity="0.14" />
<path d="M44 460c0-166 120-284 276-284s276 118 276 284c0 34-20 52-54 52H98c-34 0-54-18-54-52z" fill="currentColor" />
<path d="M100 440c6-118 100-206 236-214-106 42-158 112-164 214z" fill="#fff" fillOpacity="0.2" />
<g fill="none" stroke="#f7e6c4" strokeWidth="19" strokeLinecap="round">
  <path d="M192 462c8-112 56-200 134-246M298 476c2-112 46-198 116-242M410 478c-2-90 26-160 80-198" />
</g>
<path d="M60 470c170 34 350 34 520 0" fill="none" stroke="#000" strokeOpacity="0.16" strokeWidth="9" />`,
  jacket: `
<path d="M220 110l-92 50c-26 14-38 36-42 66L46 500c-2 20 10 30 26 32l58 8c16 2 26-8 28-22l20-150z" fill="currentColor" />
<path d="M420 110l92 50c26 14 38 36 42 66l40 274c2 20-10 30-26 32l-58 8c-16 2-26-8-28-22l-20-150z" fill="currentColor" />
<path d="M420 110l92 50c26 14 38 36 42 66l40 274c2 20-10 30-26 32l-58 8c-16 2-26-8-28-22l-20-150z" fill="#000" fillOpacity="0.12" />
<path d="M220 108c60 36 140 36 200 0l50 30v420c0 22-14 34-36 34H206c-22 0-36-12-36-34V138z" fill="currentColor" />
<path d="M320 132v460h114c22 0 36-12 36-34V138l-50-30c-30 18-64 26-100 24z" fill="#000" fillOpacity="0.1" />
<path d="M220 108c10-50 50-70 100-70s90 20 100 70c-60 42-140 42-200 0z" fill="#000" fillOpacity="0.34" />
<path d="M320 138v454" stroke="#e9d8ae" strokeWidth="9" strokeDasharray="3 9" strokeLinecap="round" />
<path d="M206 400h82v104h-82zM352 400h82v104h-82zM360 214h74v80h-74z" fill="#000" fillOpacity="0.18" />
<path d="M206 400h82v24h-82zM352 400h82v24h-82zM360 214h74v18h-74z" fill="#fff" fillOpacity="0.14" />`,
  bicycle: `
<g fill="none" stroke="#26282b" strokeWidth="13">
  <circle cx="150" cy="404" r="118" />
  <circle cx="490" cy="404" r="118" />
</g>
<g stroke="#26282b" strokeOpacity="0.35" strokeWidth="2">
  <path d="M150 290v228M36 404h228M70 324l160 160M70 484l160-160M490 290v228M376 404h228M410 324l160 160M410 484l160-160" />
</g>
<g fill="none" stroke="currentColor" strokeWidth="19" strokeLinecap="round" strokeLinejoin="round">
  <path d="M150 404l78-178h196L310 404zM228 226l82 178" />
  <path d="M424 226l66 178M424 226l-14-62" />
</g>
<path d="M410 164c20-22 56-22 74 2" fill="none" stroke="#26282b" strokeWidth="14" strokeLinecap="round" />
<path d="M216 196l-10-34M168 158h82" stroke="#26282b" strokeWidth="16" strokeLinecap="round" />
<circle cx="310" cy="404" r="32" fill="none" stroke="#26282b" strokeWidth="11" />
<path d="M310 404l28 56M322 462h34" stroke="#26282b" strokeWidth="11" strokeLinecap="round" />
<circle cx="150" cy="404" r="13" fill="#26282b" />
<circle cx="490" cy="404" r="13" fill="#26282b" />
<path d="M436 204h34v22h-34z" fill="#f4c95d" />`,
  flask: `
<ellipse cx="320" cy="600" rx="110" ry="14" fill="#000" fillOpacity="0.18" />
<rect x="262" y="44" width="116" height="92" rx="14" fill="#2b2c30" />
<path d="M286 44c0-20 68-20 68 0" fill="none" stroke="#2b2c30" strokeWidth="15" />
<path d="M268 136h104v34c0 20 62 32 62 84v300c0 26-18 42-44 42H250c-26 0-44-16-44-42V254c0-52 62-64 62-84z" fill="currentColor" />
<path d="M268 136h40v36c-10 24-34 40-34 86v338h-24c-26 0-44-16-44-42V254c0-52 62-64 62-84z" fill="#fff" fillOpacity="0.2" />
<path d="M206 516h228v38c0 26-18 42-44 42H250c-26 0-44-16-44-42z" fill="#000" fillOpacity="0.16" />
<path d="M268 150h104" stroke="#000" strokeOpacity="0.25" strokeWidth="9" />
<path d="M352 330v120" stroke="#fff" strokeOpacity="0.85" strokeWidth="15" strokeLinecap="round" />
<circle cx="352" cy="300" r="7" fill="#fff" fillOpacity="0.85" />`,
  parcel: `
<ellipse cx="320" cy="560" rx="230" ry="22" fill="#000" fillOpacity="0.14" />
<path d="M320 96l236 104v254L320 560 84 454V200z" fill="currentColor" />
<path d="M320 304l236-104v254L320 560z" fill="#000" fillOpacity="0.18" />
<path d="M84 200l236 104v256L84 454z" fill="#fff" fillOpacity="0.1" />
<path d="M320 96l236 104-236 104L84 200z" fill="#fff" fillOpacity="0.26" />
<path d="M202 148l236 104v92l-46-20v-52L156 168z" fill="#f6ecd8" fillOpacity="0.85" />
<path d="M116 378l104 46M116 412l70 30" stroke="#000" strokeOpacity="0.35" strokeWidth="9" strokeLinecap="round" />
<path d="M470 420l44-20v52l-44 20z" fill="#f6ecd8" fillOpacity="0.85" />`,
} satisfies Partial<Record<GoodsArt, string>>
