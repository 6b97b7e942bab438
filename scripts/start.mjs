import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'

/** `npm start` and `npm run dev`: does everything a fresh machine needs, then runs the product until it is stopped. */

continueOnPinnedNode()
installWhenStale()
// What Node makes of the few sources that run as they are, types and all, is kept: half of the time until the product's own first process.
const { enableCompileCache } = await import('node:module')
enableCompileCache(join('node_modules', '.cache', 'sona-start'))
// Not before: these need the pinned Node and its packages.
const { compiledOrFail } = await import('./compiled-or-fail.mjs')
const { keepCompiled } = await import('./compile-programs.mjs')
const { ownProgram } = await import('../src/platform/own-program.ts')

const isDevelopment = process.argv.includes('--dev')

/** V8 waits until its heap is two to four times what it holds before it collects; a busy first start took a gigabyte by that. */
const collectSooner = '--heap-growing-percent=40'
/** In megabytes. What a page needs while it is written is soon garbage: with V8's 16, the processes kept up to 100 MB of it after a publication. */
const youngHeap = '--max-semi-space-size=8'
/**
 * By default glibc keeps an arena for every thread that compresses or reads, with what each once needed, and goes over to keeping also
 * large pieces once some were given back: what compressed pages left so was forty megabytes of the process that visitors reach.
 */
const memoryArenas = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

const compiled = isDevelopment ? undefined : await compiledOrFail()
/** What V8 makes of the programs and of Next is kept beside them: a seventh of a start's processor time. Where nothing can be written, Node goes on without. */
const keptCode = compiled ? { NODE_COMPILE_CACHE: join(compiled, 'code') } : {}
// Developers have one process, and so has a CMS without a site: what visitors reach is one of its own.
const isApart = !isDevelopment && process.env.SONA_ROLE !== 'cms'
const isMirror = process.env.SONA_ROLE === 'mirror'
const { file, execArgv } = ownProgram(isMirror ? 'mirror' : isApart ? 'supervisor' : 'start', compiled)
const child = spawn(process.execPath, [collectSooner, youngHeap, ...execArgv, file], {
  stdio: 'inherit',
  env: {
    ...memoryArenas,
    ...keptCode,
    ...process.env,
    NODE_ENV: isDevelopment ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_CONFIG_PATH: 'src/cms/configuration/payload.config.ts',
  },
})
const letGo = compiled && child.pid ? keepCompiled(compiled, child.pid) : () => undefined
// The terminal sends Ctrl-C to both; the product ends by itself, and this waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('exit', (code, signal) => {
  letGo()
  process.exit(code ?? (signal ? 1 : 0))
})
