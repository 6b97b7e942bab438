import { serveObjects } from '../support/object-store/serve-objects'

/** An object store as a process of its own, which can be killed: `store-process.ts <directory> <port>`. */
const [, , directory = '', port = ''] = process.argv
await serveObjects({ directory, port: Number(port) })
process.stdout.write('The store is open\n')
