import { type APIRequestContext, expect } from '@playwright/test'
import { logIn } from './cms'
import type { ratesOf } from './rates'

/** Enters rates as an editor and publishes them as an approver: nobody publishes their own. @returns their number. */
export async function publishRates(request: APIRequestContext, rates: ReturnType<typeof ratesOf>): Promise<number> {
  const editor = await logIn(request, 'editor')
  const { status, id } = await editor.create('exchange-rates', { ...rates, state: 'held' })
  expect(status).toBe(201)
  const approver = await logIn(request, 'approver')
  await approver.lookAtProposal(`exchange-rates/${id}`)
  expect(await approver.update('exchange-rates', id, { state: 'published' })).toBe(200)
  return id
}
