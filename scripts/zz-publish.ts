import { stats, report } from './zz-sql'
import { openCms } from '@/src/cms/open-cms'
import { join } from 'node:path'
const payload = await openCms()
const db = join(process.env.SONA_DATA!, 'sona.sqlite')
const { docs } = await payload.find({ collection: 'pages', where: { key: { equals: 'generated/s1/p1' } }, locale: 'pt', depth: 0 })
const id = docs[0]!.id
const pub = (n: number) => payload.update({ collection: 'pages', id, locale: 'pt', draft: false, depth: 0, data: { summary: 'x' + n, description: 'y' + n, _status: 'published' } })
await pub(0)
stats.clear()
const t = performance.now()
for (let i = 1; i <= 10; i++) await pub(i)
console.log('10 publishes', (performance.now() - t).toFixed(0), 'ms')
report(db, Number(process.argv[2] ?? 12))
await payload.destroy(); process.exit(0)
