import { z } from 'zod'
import { approveSeen } from '../approve-seen'
import type { World } from './open-world'
import { idIn } from './subjects'

const numbered = z.object({ id: z.number() })

/** A request that two people agreed on and that cannot be carried out: the address is another redirect's. @returns its number. */
export async function makeHopeless(world: World): Promise<number> {
  const draft = async (from: string) =>
    idIn(await world.rest('editor', 'POST', '/redirects?draft=true', { from, url: 'mailto:um@bcs.example' }))
  await draft('/taken')
  const id = await draft('/free')
  await world.rest('editor', 'PATCH', `/redirects/${id}?draft=true`, { from: '/taken' })
  const asked = await world.rest('editor', 'POST', '/workflow/submit', {
    subject: `redirects/${id}`,
    languages: ['pt', 'en'],
    reason: 'Uma razão',
    warningReasons: { all: 'Uma razão' },
  })
  const review = numbered.parse(asked.body).id
  const { status, body } = await approveSeen(
    { rest: (method, path, body) => world.rest('approver', method, path, body) },
    { id: review },
  )
  if (status !== 200) throw new Error(`The hopeless request was not approved: ${JSON.stringify(body)}`)
  return review
}
