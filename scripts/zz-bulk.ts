import { openCms } from '@/src/cms/open-cms'
import { writeInBulk } from '@/src/cms/write-in-bulk'
const payload = await openCms()
const read = async () => (await payload.db.client.execute('PRAGMA synchronous')).rows[0]
console.log('before', await read())
await writeInBulk(payload, async () => { console.log('in', await read()) })
console.log('after', await read())
await payload.destroy(); process.exit(0)
