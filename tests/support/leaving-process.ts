import { startApart } from './start-apart'

/** A process that leaves before it has ended what it started: says which two processes that were, and ends as a failure. */
const parent = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']).once('spawn', function () {
  console.log('family', process.pid, this.pid)
})
setInterval(() => {}, 1000)`
const { seen, said } = startApart({}, ['-e', parent])
await seen('family')
process.stdout.write(said(), () => process.exit(1))
