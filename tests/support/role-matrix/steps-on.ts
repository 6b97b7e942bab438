import { z } from 'zod'
import { approveSeen, lookAtProposal } from '../approve-seen'
import type { CmsAnswer, CmsPerson, WorkingCms } from '../working-cms'
import { reviewOf, type Seed } from './matrix-seeds'

/** Each step of the workflow and of forms, asked for in a state in which nothing but the rules of access would refuse it. */
export function stepsOn(
  cms: WorkingCms,
  seeds: Record<string, Seed[]>,
): Record<string, (person: CmsPerson) => Promise<CmsAnswer>> {
  const make = async (slug: string, person: CmsPerson, label = '') => {
    const seed = (seeds[slug] ?? []).find((known) => label === '' || known.label === label)
    if (!seed) throw new Error(`There is no ${label} in ${slug}`)
    return seed.make(person)
  }
  const numbered = z.looseObject({ id: z.number() })
  const review = async (more: object) =>
    numbered.parse((await cms.trusted('create', { collection: 'reviews', data: reviewOf(more) })).body).id
  const page = async (person: CmsPerson, label = 'draft') => `pages/${await make('pages', person, label)}`
  const step = (name: string, body: (person: CmsPerson) => Promise<object>) => async (person: CmsPerson) =>
    person.rest('POST', `/workflow/${name}`, await body(person))
  const form =
    (name: string, method = 'POST') =>
    async (person: CmsPerson) =>
      person.rest(
        method,
        `/forms/${await make('forms', person)}/${name}`,
        method === 'POST' ? { reason: 'A good reason' } : undefined,
      )
  const reason = 'Um motivo'
  const typed = { exchange: [{ currency: 'USD', buy: '900', sell: '910' }] }
  /** Steps of a kind of proposal, each taken by somebody who has looked. */
  const proposal = (slug: string, ...names: string[]) =>
    Object.fromEntries(
      names.map((name) => [
        `/${slug}/:id/${name}`,
        async (person: CmsPerson) => {
          const subject = `${slug}/${await make(slug, person)}`
          const ask = async (path: string, body: object) => (await person.rest('POST', `/${path}`, body)).body
          await lookAtProposal(ask, subject)
          return person.rest('POST', `/${subject}/${name}`, { comment: reason })
        },
      ]),
    )
  return {
    '/workflow/submit': step('submit', async (person) => ({ subject: await page(person), languages: ['pt'], reason })),
    '/workflow/look': step('look', async (person) => ({ id: await review({ subject: await page(person) }) })),
    '/workflow/check': step('check', async (person) => ({ id: await review({ subject: await page(person) }) })),
    '/workflow/approve': async (person) => {
      const id = await review({ subject: await page(person) })
      return approveSeen(person, { id })
    },
    '/workflow/send-back': step('send-back', async () => ({ id: await review({}), comment: reason })),
    '/workflow/withdraw': step('withdraw', async ({ id }) => ({ id: await review({ submittedBy: id }) })),
    '/workflow/publish': step('publish', async (person) => ({
      id: await review({ subject: await page(person), state: 'approved' }),
    })),
    '/workflow/schedule': step('schedule', async () => ({ id: await review({}), dueAt: null })),
    '/workflow/release': step('release', async () => ({
      name: 'Natal',
      items: [await review({ state: 'approved' })],
    })),
    '/workflow/release-now': step('release-now', async (person) => ({ id: await make('releases', person) })),
    '/workflow/take-down': step('take-down', async (person) => ({ subject: await page(person, 'public'), reason })),
    '/workflow/ratify': step('ratify', async () => ({ id: await review({ state: 'toRatify', kind: 'takeDown' }) })),
    '/workflow/comment': step('comment', async (person) => ({ subject: await page(person), text: reason })),
    '/workflow/settle-comment': step('settle-comment', async (person) => ({ id: await make('comments', person) })),
    '/workflow/state': step('state', async (person) => ({ subject: await page(person) })),
    '/workflow/judge': step('judge', async (person) => ({ subject: await page(person) })),
    // Refused for what they ask for, once the rules have let them through: no key and no sender is set.
    '/promotion/pack/:id': async (person) => person.rest('GET', `/promotion/pack/${await make('releases', person)}`),
    '/promotion/take': (person) => person.rest('POST', '/promotion/take?reason=A+good+reason', {}),
    '/rate-desk/weigh': (person) => person.rest('POST', '/rate-desk/weigh', { exchange: [], tiers: [], validFrom: '' }),
    '/rate-desk/propose': (person) =>
      person.rest('POST', '/rate-desk/propose', { ...typed, tiers: [], validFrom: '', reason }),
    '/media/:id/replace': async (person) => {
      const [one, other] = [await make('media', person), await make('media', person)]
      return person.rest('POST', `/media/${one}/replace`, { with: other })
    },
    '/audit/export': (person) => person.rest('GET', '/audit/export'),
    '/audit/verify': (person) => person.rest('GET', '/audit/verify'),
    '/forms/:id/review': form('review', 'GET'),
    '/forms/:id/statistics': form('statistics', 'GET'),
    '/forms/:id/propose': form('propose'),
    '/forms/:id/approve': form('approve'),
    '/forms/:id/send-back': form('send-back'),
    ...proposal('forms', 'look', 'check'),
    ...proposal('exchange-rates', 'look', 'check', 'approve', 'send-back'),
    ...proposal('account-requests', 'look', 'check', 'approve', 'send-back', 'withdraw'),
    ...proposal('inbox-requests', 'look', 'check', 'approve', 'send-back', 'withdraw'),
    '/forms/:id/withdraw': form('withdraw'),
    '/forms/:id/retire': form('retire'),
  }
}
