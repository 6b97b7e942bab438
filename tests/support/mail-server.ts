import { SMTPServer } from 'smtp-server'

/** A mail server of a test, and what it got. */
export type MailServer = {
  port: number
  /** Whole messages, as they came. */
  received: string[]
  /** Senders of those that were offered, whether or not they were taken. */
  offeredBy: string[]
  close: () => Promise<void>
}

type Serving = {
  port?: number
  /** What it says to a recipient instead of taking the message. */
  refuse?: { code: number }
  /** Before it says that it has taken a message. */
  hold?: (message: string) => Promise<void>
}

/** Starts one on this machine. */
export async function startMailServer({ port = 0, refuse, hold }: Serving = {}): Promise<MailServer> {
  const received: string[] = []
  const offeredBy: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onMailFrom: ({ address }, _session, done) => {
      offeredBy.push(address)
      done()
    },
    onRcptTo: (_address, _session, done) =>
      done(refuse ? Object.assign(new Error('No'), { responseCode: refuse.code }) : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const message = Buffer.concat(chunks).toString('utf8')
        received.push(message)
        if (hold) void hold(message).then(() => done())
        else done()
      })
    },
  })
  // Senders that are killed say nothing more.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    received,
    offeredBy,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
