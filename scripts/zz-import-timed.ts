import { openCms } from '@/src/cms/open-cms'
import { importContent } from '@/src/cms/portable-content/import-content'
const payload = await openCms()
const t0 = performance.now()
let last = t0
await importContent(payload, process.argv[2]!, (done, total) => {
  if (done % 100 === 0 || done === total) { const now = performance.now(); console.log(done, total, ((now - last) / 100).toFixed(1), 'ms/doc', 'at', ((now - t0)/1000).toFixed(1)); last = now }
})
await payload.destroy()
process.exit(0)
