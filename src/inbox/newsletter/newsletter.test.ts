import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Submission } from '@/src/submissions/submission'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { readQueuedMail } from '@/tests/support/queued-mail'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 180_000)
afterAll(() => cms.close())

let number = 0
async function take(formKey: string, answers: Record<string, unknown>, change: Partial<Submission> = {}) {
  const { receiveSubmission } = await import('../receive-submission')
  const id = String(++number).padStart(64, '0')
  const submission = {
    ...{ id, reference: `REF-${number}`, formKey, versionHash: 'none', locale: 'pt' as const },
    ...{ receivedOn: '2026-11-20', isTest: false, answers, files: [], ...change },
  }
  await receiveSubmission(cms.payload, { submission, contents: [] })
}
const subscribe = (email: string, change?: Partial<Submission>) => take('newsletter', { email }, change)

async function mailsTo(email: string) {
  return (await readQueuedMail(cms.directory)).map(({ mail }) => mail).filter(({ to }) => to.includes(email))
}
function tokenIn(text: string, step: string): string {
  return new RegExp(`/_newsletter/${step}\\?t=(\\S+)`).exec(text)?.[1] ?? ''
}
async function stateOf(email: string) {
  const { docs } = await cms.payload.find({
    collection: 'subscribers',
    where: { email: { equals: email } },
    overrideAccess: true, // the test looks at what is stored
  })
  return docs.map(({ state }) => state)
}

describe('a subscription', () => {
  it('begins when the address itself confirms, and ends with one click', async () => {
    await subscribe('Ana@bcs.example')
    expect(await stateOf('ana@bcs.example')).toEqual(['pending'])
    const [message] = await mailsTo('ana@bcs.example')
    expect(message?.subject).toBe('Confirme a subscrição das dicas financeiras')
    const confirm = tokenIn(message?.text ?? '', 'confirm')
    await take('newsletter/confirm', { token: confirm })
    expect(await stateOf('ana@bcs.example')).toEqual(['active'])
    await take('newsletter/unsubscribe', { token: tokenIn(message?.unsubscribeUrl ?? '', 'unsubscribe') })
    expect(await stateOf('ana@bcs.example')).toEqual(['unsubscribed'])
    // The old link must not bring back who has left.
    await take('newsletter/confirm', { token: confirm })
    expect(await stateOf('ana@bcs.example')).toEqual(['unsubscribed'])
  })

  it('asks an address once a day, whoever types it and however often', async () => {
    for (let count = 0; count < 5; count++) await subscribe('rui@bcs.example', { locale: 'en' })
    expect(await mailsTo('rui@bcs.example')).toHaveLength(1)
    expect((await mailsTo('rui@bcs.example'))[0]?.text).toContain('/en/_newsletter/confirm?t=')
    await subscribe('rui@bcs.example', { receivedOn: '2026-11-21' })
    expect(await mailsTo('rui@bcs.example')).toHaveLength(2)
    expect(await stateOf('rui@bcs.example')).toEqual(['pending'])
  })

  it('of an address that is subscribed tells only that address', async () => {
    await subscribe('eva@bcs.example')
    await take('newsletter/confirm', { token: tokenIn((await mailsTo('eva@bcs.example'))[0]?.text ?? '', 'confirm') })
    await subscribe('eva@bcs.example', { receivedOn: '2026-11-22' })
    expect((await mailsTo('eva@bcs.example')).map(({ subject }) => subject)).toContain('Já recebe as dicas financeiras')
    expect(await stateOf('eva@bcs.example')).toEqual(['active'])
  })

  it('can be begun anew after it ended', async () => {
    await subscribe('ana@bcs.example', { receivedOn: '2026-12-01' })
    expect(await stateOf('ana@bcs.example')).toEqual(['pending'])
  })

  it('that staff try sends nothing', async () => {
    await subscribe('trial@bcs.example', { isTest: true })
    expect(await mailsTo('trial@bcs.example')).toEqual([])
    expect(await stateOf('trial@bcs.example')).toEqual([])
  })

  it.each(['confirm', 'unsubscribe'] as const)('is not changed by a token that is none: %s', async (step) => {
    await subscribe('zita@bcs.example')
    const [message] = await mailsTo('zita@bcs.example')
    const good = {
      confirm: tokenIn(message?.text ?? '', 'confirm'),
      unsubscribe: tokenIn(message?.unsubscribeUrl ?? '', 'unsubscribe'),
    }
    const other = step === 'confirm' ? good.unsubscribe : good.confirm
    const [text = '', signature = ''] = good[step].split('.')
    const forged = Buffer.from(Buffer.from(text, 'base64url').toString().replace(/:\d+:/, ':1:')).toString('base64url')
    for (const token of ['', '.', other, `${forged}.${signature}`, `${text}.${signature.slice(0, -1)}`]) {
      await take(`newsletter/${step}`, { token })
    }
    expect(await stateOf('zita@bcs.example')).toEqual(['pending'])
  })

  it('cannot be confirmed after its week', async () => {
    const { makeNewsletterToken, readNewsletterToken } = await import('@/src/submissions/newsletter-token')
    const made = new Date('2026-11-01T12:00:00Z')
    const token = makeNewsletterToken({ step: 'confirm', subscriber: 7 }, made)
    expect(readNewsletterToken(token, 'confirm', new Date('2026-11-08T11:00:00Z'))).toBe(7)
    expect(readNewsletterToken(token, 'confirm', new Date('2026-11-10T12:00:00Z'))).toBeNull()
    const leaving = makeNewsletterToken({ step: 'unsubscribe', subscriber: 7 }, made)
    expect(readNewsletterToken(leaving, 'unsubscribe', new Date('2030-01-01'))).toBe(7)
  })
})

describe('an address that nobody may write to', () => {
  it('is forgotten after a month, and no other', async () => {
    const { forgetSubscribers } = await import('./forget-subscribers')
    const states = { pending: 'p', unsubscribed: 'u', active: 'a' } as const
    for (const state of ['pending', 'unsubscribed', 'active'] as const) {
      for (const day of ['2026-11-20', '2026-11-21']) {
        const email = `${states[state]}${day}@bcs.example`
        const data = {
          email,
          state,
          locale: 'pt' as const,
          subscribedOn: day,
          endedOn: state === 'unsubscribed' ? day : null,
        }
        await cms.payload.create({ collection: 'subscribers', data, overrideAccess: true }) // the test makes what it needs
      }
    }
    await forgetSubscribers(cms.payload, new Date('2026-12-21T10:00:00Z'))
    const left = await Promise.all(
      ['p', 'u', 'a'].map(async (sign) => [
        (await stateOf(`${sign}2026-11-20@bcs.example`)).length,
        (await stateOf(`${sign}2026-11-21@bcs.example`)).length,
      ]),
    )
    expect(left).toEqual([
      [0, 1],
      [0, 1],
      [1, 1],
    ])
  })
})

describe('subscribers', () => {
  it('are read by compliance, and written by nobody', async () => {
    for (const role of ['admin', 'approver', 'editor', 'investigator', 'compliance'] as const) {
      const user = await cms.person(role)
      const reading = cms.payload.find({ collection: 'subscribers', user, overrideAccess: false })
      if (role === 'compliance') expect((await reading).totalDocs).toBeGreaterThan(0)
      else await expect(reading).rejects.toThrow()
      const data = {
        email: 'x@bcs.example',
        state: 'active' as const,
        locale: 'pt' as const,
        subscribedOn: '2026-11-20',
      }
      await expect(
        cms.payload.create({ collection: 'subscribers', data, user, overrideAccess: false }),
      ).rejects.toThrow()
    }
  })
})

describe('the export of subscribers', () => {
  const add = (email: string, state: 'active' | 'pending') =>
    cms.payload.create({
      collection: 'subscribers',
      data: { email, state, locale: 'pt', subscribedOn: '2026-11-20', confirmedOn: '2026-11-21' },
      overrideAccess: true, // the test makes what it needs
    })
  const exportFor = async (
    role: 'admin' | 'approver' | 'compliance' | 'editor' | 'investigator' | null,
    query = '',
  ) => {
    const [{ createLocalReq }, { subscriberExport }] = [await import('payload'), await import('./subscriber-export')]
    const user = role ? { user: await cms.person(role) } : {}
    const req = await createLocalReq(user, cms.payload)
    return subscriberExport(Object.assign(req, { url: `http://cms/api/subscribers/export${query}` }))
  }
  const readings = async () =>
    (
      await cms.payload.find({
        collection: 'submission-reads',
        where: { action: { equals: 'export' }, formKey: { equals: 'newsletter' } },
        sort: '-id',
        overrideAccess: true, // the test looks at what is stored
      })
    ).docs

  it('holds those who may be written to, and no formula, and is written down', async () => {
    await add('=1+cmd@bcs.example', 'active')
    await add('waiting@bcs.example', 'pending')
    const before = (await readings()).length
    const answer = await exportFor('compliance')
    const text = await answer.text()
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="subscribers-active.csv"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain(`"'=1+cmd@bcs.example","active","pt","2026-11-20","2026-11-21",""`)
    expect(text).not.toContain('waiting@')
    const [reading, ...others] = await readings()
    expect(others).toHaveLength(before)
    expect(reading).toMatchObject({ audience: 'staff', name: expect.stringMatching(/^compliance </) })
    expect(reading?.count).toBe(text.trim().split('\r\n').length - 1)
  })

  it('comes as JSON, and in any state that is asked for', async () => {
    const { subscribers } = await (await exportFor('compliance', '?format=json&state=pending')).json()
    expect(subscribers).toContainEqual({
      ...{ email: 'waiting@bcs.example', state: 'pending', locale: 'pt', subscribedOn: '2026-11-20' },
      ...{ confirmedOn: '2026-11-21', endedOn: null },
    })
    const all = await (await exportFor('compliance', '?format=json&state=all')).json()
    expect(all.subscribers.length).toBeGreaterThan(subscribers.length)
  })

  it.each(['admin', 'approver', 'editor', 'investigator', null] as const)('is not for %s', async (role) => {
    const before = (await readings()).length
    await expect(exportFor(role)).rejects.toMatchObject({ status: 403 })
    expect(await readings()).toHaveLength(before)
  })

  it.each(['?state=gone', '?format=xml'])('is refused with %s', async (query) => {
    await expect(exportFor('compliance', query)).rejects.toMatchObject({ status: 400 })
  })
})

describe('a notice to staff', () => {
  it('names the reference and nothing of what was sent', async () => {
    const { parseFormDefinition } = await import('@/src/forms/definition/form-definition')
    const { newsletter } = await import('@/site/schemas/newsletter/definition')
    for (const [key, audience] of [
      ['plain', 'staff'],
      ['secret', 'investigators'],
    ] as const) {
      await cms.payload.create({
        collection: 'forms',
        data: {
          ...{ key, name: key, audience, retentionDays: 30, retentionAction: 'delete', notify: [`${key}@bcs.example`] },
          definition: parseFormDefinition({ ...newsletter, key }),
        },
        overrideAccess: true, // the test makes what it needs
      })
      await take(key, { email: 'CANARY@bcs.example' })
    }
    const [plain] = await mailsTo('plain@bcs.example')
    expect(plain?.text).toMatch(/REF-\d+/)
    expect(JSON.stringify(plain)).not.toMatch(/CANARY/)
    const due = async (ms: number) =>
      (await readQueuedMail(cms.directory)).flatMap(({ mail, nextTry }) => (nextTry <= Date.now() + ms ? mail.to : []))
    expect(await due(0)).toContain('plain@bcs.example')
    // When a report arrived must not be told by when the message comes.
    expect(await due(0)).not.toContain('secret@bcs.example')
    expect(await due(2 * 86_400_000)).toContain('secret@bcs.example')
    await take('plain', { email: 'CANARY@bcs.example' }, { isTest: true })
    expect(await mailsTo('plain@bcs.example')).toHaveLength(1)
  })
})
