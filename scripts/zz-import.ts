import { stats } from './zz-sql'
import { openCms } from '@/src/cms/open-cms'
import { importContent } from '@/src/cms/portable-content/import-content'
const payload = await openCms()
let total = 0
await importContent(payload, process.argv[2]!, (done, all) => { total = all })
const rows = [...stats].map(([sql, e]) => ({ sql, ...e })).sort((a, b) => b.count - a.count)
console.log('docs', total, 'statements', rows.reduce((s, r) => s + r.count, 0), 'per doc', (rows.reduce((s, r) => s + r.count, 0) / total).toFixed(1), 'sql ms', rows.reduce((s, r) => s + r.ms, 0).toFixed(0))
const byShape = new Map<string, { count: number; ms: number }>()
for (const r of rows) { const k = r.sql.replace(/^select .* from/s, 'select … from').replace(/\(.*/s, '').slice(0, 90); const e = byShape.get(k) ?? { count: 0, ms: 0 }; e.count += r.count; e.ms += r.ms; byShape.set(k, e) }
for (const [k, e] of [...byShape].sort((a, b) => b[1].count - a[1].count).slice(0, 25)) console.log(String(e.count).padStart(7), e.ms.toFixed(0).padStart(8), k)
await payload.destroy(); process.exit(0)
