import { spawn } from 'node:child_process'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'

/** `npm start` and `npm run dev`: does everything a fresh machine needs, then runs the product until it is stopped. */

continueOnPinnedNode()
installWhenStale()

const isDevelopment = process.argv.includes('--dev')

/** V8 waits until its heap is two to four times what it holds before it collects; a busy first start took a gigabyte by that. */
const collectSooner = '--heap-growing-percent=40'
/** By default glibc keeps an arena for every thread that compresses or reads, with what each once needed. */
const memoryArenas = { MALLOC_ARENA_MAX: '2' }

const child = spawn(process.execPath, [collectSooner, '--import', 'tsx', 'src/server/entries/start.ts'], {
  stdio: 'inherit',
  env: {
    ...memoryArenas,
    ...process.env,
    NODE_ENV: isDevelopment ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_CONFIG_PATH: 'src/cms/configuration/payload.config.ts',
  },
})
// The terminal sends Ctrl-C to both; the product ends by itself, and this waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
