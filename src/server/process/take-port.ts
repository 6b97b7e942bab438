import type { Server } from 'node:http'
import { PlainFailure } from './plain-failure'

type Port = {
  port: number
  host: string
  /** The name of the setting that chooses it, for the sentence that says so. */
  setting: string
}

/** Has a server listen. @throws PlainFailure when the port is taken or may not be used. */
export function takePort(server: Server, { port, host, setting }: Port): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined
      if (code === 'EADDRINUSE') {
        reject(
          new PlainFailure(
            `Port ${port} is already in use. Stop the program that uses it, or choose another with ${setting}.`,
          ),
        )
      } else if (code === 'EACCES') {
        reject(new PlainFailure(`Port ${port} may not be used by this user. Choose one above 1023 with ${setting}.`))
      } else reject(error)
    })
    server.listen(port, host, resolve)
  })
}
