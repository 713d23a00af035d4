import { writeFileSync, mkdirSync, readFileSync } from 'node:fs'
import { composeDesign } from '#server/designer/compose-design.ts'
import { converted } from '#server/designer/preset/convert.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import { PRESETS } from '#shared/design.ts'
import { startRenderer } from '#tests/support/render-artifact.ts'
const prompts: string[] = JSON.parse(readFileSync(process.argv[2]!, 'utf8'))
const out = process.argv[3]!
const widths = (process.argv[4] ?? '1440').split(',').map(Number)
mkdirSync(out, { recursive: true })
const r = await startRenderer()
const PROPS = ['color','backgroundColor','fontSize','fontFamily','fontWeight','lineHeight','letterSpacing','textAlign','textDecorationLine','textTransform','borderRadius','borderTopWidth','borderBottomWidth','boxShadow','opacity','display','backgroundImage','cursor']
async function look(files: any, config: any, shot: string, width: number) {
  const it = await r.render({ files, config, width })
  const els: any = await it.frame.evaluate((PROPS: string[]) => [...document.querySelectorAll('#root *')].filter(e => !e.closest('svg') || e.tagName === 'svg').map(e => {
    const b = e.getBoundingClientRect(), c = getComputedStyle(e) as any
    return { tag: e.tagName.toLowerCase(), text: (e as HTMLElement).innerText?.slice(0, 40) ?? '', box: [b.x, b.y, b.width, b.height].map(Math.round), style: Object.fromEntries(PROPS.map(p => [p, c[p]])) }
  }), PROPS)
  const text = await it.frame.evaluate(() => document.body.innerText)
  await it.screenshot(shot, { isFull: true })
  const err = [...it.diagnostics.map((d: any) => d.message), ...it.errors.map((e: any) => e.message), ...it.consoleErrors]
  await it.close()
  return { els, text, err, painted: it.painted }
}
for (const [i, p] of prompts.entries()) for (const [from, tos] of [['shadcn-tailwind', ['html-tailwind', 'html-inline', 'chakraUi-inline']], ['html-inline', ['shadcn-tailwind']]] as const) for (const width of widths) {
  const { files } = composeDesign(readBrief(p), PRESETS[from])
  const a = await look(files, PRESETS[from], `${out}/${i}-${from}-${width}.png`, width)
  if (a.err.length) console.log(i, from, 'ERR', a.err.slice(0, 2))
  for (const to of tos) {
    const c = converted(files, PRESETS[from], PRESETS[to])
    if ('problem' in c) { console.log(i, p, to, c.problem); continue }
    const b = await look(c.files, PRESETS[to], `${out}/${i}-${from}-to-${to}-${width}.png`, width)
    const key = (e: any) => `${e.tag}|${e.text}`
    const m = new Map<string, any[]>()
    for (const e of b.els) m.set(key(e), [...(m.get(key(e)) ?? []), e])
    const diffs = new Map<string, number>(); const ex = new Map<string, string>()
    const add = (k: string, s: string) => { diffs.set(k, (diffs.get(k) ?? 0) + 1); if (!ex.has(k)) ex.set(k, s) }
    for (const e of a.els) {
      const f = m.get(key(e))?.shift()
      if (!f) { add('missing', key(e)); continue }
      if (e.box.some((n: number, j: number) => Math.abs(n - f.box[j]) > 1)) add(e.box[2] !== f.box[2] || e.box[3] !== f.box[3] ? 'size' : 'place', `${key(e)} ${e.box} -> ${f.box}`)
      for (const s of PROPS) if (e.style[s] !== f.style[s]) add(s, `${key(e)} ${e.style[s]} -> ${f.style[s]}`)
    }
    if (process.env.SIZES) { const mm = new Map<string, any[]>(); for (const e of b.els) mm.set(key(e), [...(mm.get(key(e)) ?? []), e]); for (const e of a.els) { const f = mm.get(key(e))?.shift(); if (f && (Math.abs(e.box[1]-f.box[1])>1 && e.tag==="div")) console.log("   S", key(e).replace(/\n/g," ").slice(0,70), e.box, f.box) } }
    const norm = (t: string) => t.replace(/\s+/g, ' ')
    console.log(i, `${from} -> ${to} @${width}`, a.els.length, norm(a.text) === norm(b.text) ? 'text same' : 'TEXT DIFFERS', b.painted, b.err.length ? 'ERR ' + b.err.slice(0, 2) : '')
    for (const [k, n] of diffs) console.log('    ', k, n, ex.get(k)!.replace(/\n/g, ' ').slice(0, 200))
  }
}
await r.dispose()
