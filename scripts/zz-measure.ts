import { startSite } from '@/scripts/bench/servers'
import { measurePublishing } from '@/scripts/bench/measure-publishing'
import { measureStore } from '@/scripts/bench/page-files'
import { readUsage } from '@/scripts/bench/process-usage'
import { percentile } from '@/scripts/bench/statistics'
import { loadavg } from 'node:os'
const [data, key = 'generated/s1/p1', times = '15', path = '/generated/s1/p1'] = process.argv.slice(2)
const cpu0 = 0
const site = await startSite({ data: data!, path: path!, port: 4110, cmsPort: 4111 })
const usage = () => readUsage(site.pid())!
const s = measureStore(data!)
const u0 = usage()
console.log('ready', (site.readyMs / 1000).toFixed(1), 's; pages', s.pages, 'bytes', (s.bytes / 1e6).toFixed(1), 'MB; per page wall', (site.readyMs / s.pages).toFixed(1), 'ms; cpu total', (u0.cpuMs / 1000).toFixed(1), 's; per page cpu', (u0.cpuMs / s.pages).toFixed(1), 'rss', u0.rssMb.toFixed(0), 'load', loadavg()[0])
try {
const before = usage().cpuMs
const p = await measurePublishing(site, { key: key!, times: Number(times) })
const line = (n: string, f: (x: typeof p[number]) => number) => console.log(n.padEnd(8), 'p50', percentile(p.map(f), .5).toFixed(0), 'p95', percentile(p.map(f), .95).toFixed(0), 'max', Math.max(...p.map(f)).toFixed(0))
line('saved', x => x.savedMs); line('visible', x => x.visibleMs); line('settled', x => x.settledMs); line('drawn', x => x.drawn)
console.log('cpu per publication', ((usage().cpuMs - before) / p.length).toFixed(0), 'ms; load', loadavg()[0], 'rss', usage().rssMb.toFixed(0))
} finally { await site.stop() }
process.exit(0)
