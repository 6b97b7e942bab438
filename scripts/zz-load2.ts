import { readFileSync, readdirSync } from 'node:fs'
import { readFile, open } from 'node:fs/promises'
import { createHash, hash } from 'node:crypto'
import { readPageFile } from '@/src/publishing/page-file'
import { finishedHead } from '@/src/publishing/finished-page'
const dir = '/tmp/scale/store20k'
const names = readdirSync(dir).filter(n => n.endsWith('.page'))
async function m(name: string, f: () => Promise<unknown>) { const u = process.cpuUsage(); const t = performance.now(); await f(); const e = process.cpuUsage(u); console.log(name.padEnd(30), 'wall', ((performance.now() - t) / 1000).toFixed(2), 'cpu', ((e.user + e.system) / 1e6).toFixed(2)) }
await m('readdir+readFile only', async () => { for (const n of names) await readFile(dir + '/' + n) })
await m('readFileSync only', async () => { for (const n of names) readFileSync(dir + '/' + n) })
await m('readPageFile sequential', async () => { for (const n of names) await readPageFile(dir + '/' + n) })
await m('readPageFile 16 at once', async () => { for (let i = 0; i < names.length; i += 16) await Promise.all(names.slice(i, i + 16).map(n => readPageFile(dir + '/' + n))) })
const all = names.map(n => readFileSync(dir + '/' + n))
await m('createHash', async () => { for (const b of all) createHash('sha256').update(b.subarray(65)).digest('hex') })
await m('hash', async () => { for (const b of all) hash('sha256', b.subarray(65), 'hex') })
const heads = all.map(b => { const c = b.subarray(65); return c.subarray(0, c.indexOf('\n')).toString('utf8') })
await m('JSON', async () => { for (const h of heads) JSON.parse(h) })
await m('JSON+zod', async () => { for (const h of heads) finishedHead.safeParse(JSON.parse(h).head) })
process.exit(0)
