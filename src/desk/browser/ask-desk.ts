import type { z } from 'zod'
import { type DeskAct, signRequest } from '@/src/sealed/desk-request'
import type { PrivateHalf } from '@/src/sealed/private-half'

/** The desk's server does not do what was asked. */
export class DeskRefusal extends Error {
  constructor(readonly status: number) {
    super(`The desk answers ${status}`)
  }
}

/** Asks the desk's server for something, signed. @throws DeskRefusal when it does not do that. */
export async function askDesk<Answer>(asked: DeskAct, half: PrivateHalf, answer: z.ZodType<Answer>): Promise<Answer> {
  const response = await fetch('/ask', { method: 'POST', body: signRequest(asked, half, Date.now()) })
  if (!response.ok) throw new DeskRefusal(response.status)
  return answer.parse(await response.json())
}
