import type { z } from 'zod'
import { type DeskAct, signRequest } from '@/src/sealed/desk-request'
import type { PrivateHalf } from '@/src/sealed/private-half'

/** Asks the desk's server for something, signed. @throws with what it says when it refuses. */
export async function askDesk<Answer>(asked: DeskAct, half: PrivateHalf, answer: z.ZodType<Answer>): Promise<Answer> {
  const response = await fetch('/ask', { method: 'POST', body: signRequest(asked, half, Date.now()) })
  if (!response.ok) throw new Error(String(response.status))
  return answer.parse(await response.json())
}
