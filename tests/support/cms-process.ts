import './cheap-passwords-here'
import { openCms } from '@/src/cms/open/open-cms'
import { serveCms } from './serve-cms'

/** The CMS in a process of its own: writes its port when it is ready. `without=users.read` takes a rule of access away. */

const without = process.argv
  .filter((given) => given.startsWith('without='))
  .map((given) => given.slice('without='.length))
const followsSchedule = process.argv.includes('follows-schedule')
// What follows the schedule starts with the opening, and finds a database that is there.
if (!followsSchedule) await openCms()
const { port } = await serveCms({ without, followsSchedule })
process.stdout.write(`${JSON.stringify({ port })}\n`)
// Nobody is left to ask when whoever started this is gone.
process.stdin.resume().once('end', () => process.exit(0))
