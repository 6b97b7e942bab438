import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { serveSharedSocket } from '@/src/platform/private-socket'
import { beginSpan } from '@/src/platform/spans'
import { startTraces } from '@/src/traces/start-traces'

/** A process of the product that answers the others, and says which modules of OpenTelemetry it has loaded. */
const [, , socketPath = ''] = process.argv
startTraces('back')
await serveSharedSocket({ path: socketPath, protocol: 'a test' }, async (request, response) => {
  await text(request)
  const modules = Object.keys(createRequire(import.meta.url).cache).filter((path) => path.includes('@opentelemetry'))
  const span = beginSpan({ name: 'says so', kind: 'internal', beginsTrace: true })
  span?.end()
  response.end(JSON.stringify({ modules, isTracing: span !== null }))
})
process.stdout.write('listens\n')
