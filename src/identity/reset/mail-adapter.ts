import { randomUUID } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import { z } from 'zod'
import { openMailQueue } from '@/src/mail/own-queue'
import { env } from '@/src/platform/env'

const message = z.object({ to: z.email(), subject: z.string(), text: z.string() })

/** Has Payload's messages wait in our queue like all others; without it Payload writes them, addresses included, into the log. */
export const mailAdapter: EmailAdapter = ({ payload }) => ({
  name: 'queue',
  defaultFromAddress: env.mailFrom,
  defaultFromName: 'Sona',
  sendEmail: async (given) => {
    const { to, subject, text } = message.parse(given)
    await openMailQueue(payload).add(`cms ${randomUUID()}`, { to: [to], subject, text })
  },
})
