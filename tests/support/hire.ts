import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type APIRequestContext, expect } from '@playwright/test'
import { logIn } from './cms'
import { readProduct, testPassword } from './product'

type Newcomer = { name: string; email: string; role: 'approver' | 'editor' }

/**
 * Gives somebody new an account, as a bank does: an administrator asks for it, compliance decides, and the person chooses their
 * password, that of all tests, with the link in their mail.
 */
export async function hire(request: APIRequestContext, newcomer: Newcomer): Promise<void> {
  const { cms, data } = readProduct()
  const admin = await logIn(request, 'admin')
  const asked = await admin.create('account-requests', { change: 'create', ...newcomer, reason: 'Equipa nova' })
  expect(asked.status).toBe(201)
  const compliance = await logIn(request, 'compliance')
  await compliance.lookAtProposal(`account-requests/${asked.id}`)
  const decided = await compliance.update('account-requests', asked.id, { decision: 'approve' })
  expect(decided).toBe(200)
  const token = await readToken(join(data, 'mail'), newcomer.email)
  const chosen = await request.post(`${cms}/api/users/reset-password`, {
    // Its jar may hold the cookie of somebody who logged in before.
    headers: { Origin: cms },
    data: { token, password: testPassword },
  })
  expect(chosen.status()).toBe(200)
}

/** The token in the message to an address, which is in the queue, or written as a file where there is no mail server. */
async function readToken(directory: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:json|eml|txt)$/.test(name)) continue
      const text = readFileSync(join(directory, name), 'utf8').replaceAll('=\r\n', '')
      const token = text.includes(email) ? /admin\/reset\/([\w-]+)/.exec(text)?.[1] : undefined
      if (token) return token
    }
    await wait(100)
  }
  throw new Error(`There is no message to ${email}`)
}
