import { writeFileSync } from 'node:fs'
import { build } from '#scripts/build.ts'
import { percentile, sweep, timesDuring } from '#tests/support/hostile/sweep.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
const only = process.argv[2]!
const texts = Number(process.argv[3] ?? 600)
build()
const provider = await ScriptedProvider.start()
const inspectorPort = await freePort()
const product = await ownProduct({ MODEL_AGENT: 'openai-compatible:scripted', OPENAI_COMPATIBLE_BASE_URL: provider.url, MODEL_RETRY_S: '0.05' }, false, { inspectorPort })
let list: any[] = []
for (let i = 0; i < 40 && list.length === 0; i++) { list = await fetch(`http://127.0.0.1:${inspectorPort}/json`).then(r => r.json(), () => []) as any[]; await new Promise(r => setTimeout(r, 250)) }
console.log(list.map(l => l.title + ' ' + l.webSocketDebuggerUrl).join('\n'))
const socks: { name: string; ask(m: string, p?: any): Promise<any> }[] = []
for (const { title, webSocketDebuggerUrl } of list) {
  const ws = new WebSocket(webSocketDebuggerUrl)
  await new Promise(r => (ws.onopen = r))
  let id = 0
  const waits = new Map<number, (v: any) => void>()
  ws.onmessage = e => { const m = JSON.parse(String(e.data)); waits.get(m.id)?.(m.result ?? m) }
  socks.push({ name: title, ask: (method, params = {}) => new Promise(r => { waits.set(++id, r); ws.send(JSON.stringify({ id, method, params })) }) })
}
const seen = await sweep({ url: product.url, provider, texts, runShare: 1, idleMs: 5000, seed: 1, only, log: async l => {
  if (l.startsWith('idle')) for (const s of socks) { await s.ask('Profiler.enable'); await s.ask('Profiler.setSamplingInterval', { interval: 500 }); await s.ask('Profiler.start') }
  console.log(l) } })
for (const f of seen.fields) { const t = timesDuring(seen.during, f); console.log(f.name, 'median', percentile(t, .5), 'p95', percentile(t, .95), 'slowest', f.slowestMs) }
for (const s of socks) { const r = await Promise.race([s.ask('Profiler.stop'), new Promise(r => setTimeout(() => r(null), 20000))]) as any; if (r?.profile) { writeFileSync(`/tmp/prof-${s.name.replace(/\W/g, '_')}.cpuprofile`, JSON.stringify(r.profile)); console.log('profile', s.name, r.profile.nodes.length) } }
await product.dispose(); await provider.stop(); process.exit()
