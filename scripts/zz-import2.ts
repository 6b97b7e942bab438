import { openCms } from '@/src/cms/open-cms'
import { importContent } from '@/src/cms/portable-content/import-content'
const payload = await openCms()
if (process.argv[3]) await (payload.db as any).client.execute(`PRAGMA synchronous = ${process.argv[3]}`)
let total = 0
const u = process.cpuUsage(); const t = performance.now()
await importContent(payload, process.argv[2]!, (done, all) => { total = all })
const e = process.cpuUsage(u)
console.log('sync', process.argv[3] ?? 'FULL', 'docs', total, 'wall ms/doc', ((performance.now() - t) / total).toFixed(1), 'cpu ms/doc', ((e.user + e.system) / 1000 / total).toFixed(1))
await payload.destroy(); process.exit(0)
