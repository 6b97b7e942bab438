import { openPageStore } from '@/src/publishing/page-store'
import { finishPage } from '@/src/publishing/finished-page'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
const dir = '/tmp/scale/store20k'
const store0 = openPageStore({ directory: dir, mostBytes: 1 })
if (!existsSync(dir + '/done')) {
  const body = randomBytes(7000)
  const base = await finishPage({ href: '/x', status: 200, headers: { 'Content-Security-Policy': 'x'.repeat(400), 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0, must-revalidate', 'Speculation-Rules': '"/x.json"' }, tags: [], seq: 1, body } as any)
  for (let i = 0; i < 20000; i++) await store0.put({ ...base, href: `/generated/s${i}/p${i}`, tags: [`Page:${i}`, `Page:${i}:card`, `Page:${i % 100}:card`], frames: ['abcdefghijklmnopqrstuv'], listedOn: '2026-01-01T00:00:00.000Z' })
  ;(await import('node:fs')).writeFileSync(dir + '/done', '')
}
const store = openPageStore({ directory: dir, mostBytes: 256 * 1024 * 1024 })
const u = process.cpuUsage(); const t = performance.now(); const r0 = process.memoryUsage().rss
const n = await store.load()
const e = process.cpuUsage(u)
console.log(n, 'pages loaded, wall', ((performance.now() - t) / 1000).toFixed(1), 's cpu', ((e.user + e.system) / 1e6).toFixed(1), 's rss +', ((process.memoryUsage().rss - r0) / 1e6).toFixed(0), 'MB')
process.exit(0)
