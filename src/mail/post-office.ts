import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { writeDurably } from '@/src/platform/write-durably'
import type { QueuedMail } from './mail-queue'

/** Hands messages over. @throws when one cannot be handed over now, or never: see `isRefusedForGood`. */
export type PostOffice = { send: (mail: QueuedMail) => Promise<void> }

type PostOfficeOptions = {
  /** `smtp://user:password@host:port` or `smtps://…`; none: messages become files in a folder. */
  smtpUrl: string | undefined
  /** Whom messages come from. */
  from: string
  directory: string
}

/** Opens the way out: a mail server, or a folder of .eml files where none is set up. */
export function openPostOffice({ smtpUrl, from, directory }: PostOfficeOptions): PostOffice {
  // The address of the sender's machine, and the program's name, are nobody's business.
  const common = { disableFileAccess: true, disableUrlAccess: true }
  if (!smtpUrl) {
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, common)
    return {
      send: async (queued) => {
        const { message } = await composer.sendMail(toMessage(queued, from))
        await mkdir(directory, { recursive: true, mode: 0o700 })
        // The same message is the same file, however often it is written.
        await writeDurably(join(directory, `${queued.name}.eml`), Buffer.from(String(message)))
      },
    }
  }
  const times = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
  const server = createTransport({ url: smtpUrl, ...times }, common)
  return {
    send: async (queued) => {
      await server.sendMail(toMessage(queued, from))
    },
  }
}

/** Whether a mail server said that it will never take a message (a reply of 500 and more to the message itself). */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const isAboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutMessage && typeof error.responseCode === 'number' && error.responseCode >= 500
}

function toMessage({ mail, name }: QueuedMail, from: string) {
  const { to, subject, text, unsubscribeUrl } = mail
  const host = from.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost'
  return {
    // Nobody sees who else is told.
    ...(to.length === 1 ? { to } : { bcc: [...to] }),
    from,
    subject,
    text,
    // The same in every try, so that who gets a message twice is shown it once.
    messageId: `<${name}@${host}>`,
    xMailer: false as const,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl
        ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  }
}
