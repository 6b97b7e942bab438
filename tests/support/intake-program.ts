import { env } from '@/src/platform/env'
import { serveIntake } from '@/src/server/intake/serve-intake'

/** The listener for reports alone, as a process of its own: whoever tests it can look at everything that it has in memory. */
const [, , file] = process.argv
const program = file === undefined ? {} : { program: { file, execArgv: [] } }
if (env.sealedRoot === undefined) throw new Error('SEALED_ROOT names the root of the test')
const intake = await serveIntake({
  port: env.sealedPort,
  dataDirectory: env.dataDirectory,
  root: env.sealedRoot,
  ...program,
})
await intake.children.ready()
process.stdout.write(`port ${intake.port}\n`)
process.once('SIGTERM', () => void intake.stop().then(() => process.exit(0)))
