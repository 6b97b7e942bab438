import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { governedCollections, governedGlobals } from '@/src/governance/subject'
import { approveSeen } from '@/tests/support/approve-seen'
import { governedExamples } from '@/tests/support/governed-examples'
import { makePdf } from '@/tests/support/make-files'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsAnswer, CmsPerson, WorkingCms } from '@/tests/support/working-cms'

/**
 * Every way to change what the public sees without another person, tried at everything that goes through reviews: by an editor, and
 * by an approver who wrote it. Each collection puts its own hooks together, and each could lose them by itself.
 */
let cms: Omit<WorkingCms, 'kill'>
let approver: CmsPerson
const people = new Map<string, CmsPerson>()
const who = ['editor', 'approver'] as const

beforeAll(async () => {
  cms = await openCmsHere()
  for (const name of who) people.set(name, await cms.logIn(name))
  approver = personCalled('approver')
  writeFileSync(join(cms.directory, 'example.pdf'), await makePdf())
}, 120_000)
afterAll(() => cms.close())

function personCalled(name: string): CmsPerson {
  const person = people.get(name)
  if (!person) throw new Error(`Nobody is called ${name}`)
  return person
}

const created = z.looseObject({ id: z.number() })
const listed = z.object({ totalDocs: z.number(), docs: z.array(z.looseObject({ id: z.number() })) })
const said = ({ body }: CmsAnswer) => JSON.stringify(body).slice(0, 400)

function idIn(answer: CmsAnswer): number {
  const { data } = created.safeParse(answer.body)
  if (!data) throw new Error(`Nothing was made: ${answer.status} ${said(answer)}`)
  return data.id
}

/** Whether an answer says that it was not done. Some of GraphQL's and of bulk operations do with status 200. */
const isRefusal = (answer: CmsAnswer) => answer.status >= 400 || /"errors":\[\{/.test(JSON.stringify(answer.body))

/** Tries each way; none may work, each has to be in the log, and what there is stays what it was. */
async function tryAll(
  person: CmsPerson,
  ways: Readonly<Record<string, () => Promise<CmsAnswer>>>,
  readState: () => Promise<unknown>,
): Promise<void> {
  const refusals = async () =>
    (await approver.rest('GET', `/audit-log?where[action][equals]=refused&where[actor][equals]=${person.id}&limit=1`))
      .body['totalDocs']
  const before = await readState()
  for (const [name, attempt] of Object.entries(ways)) {
    const noted = await refusals()
    const answer = await attempt()
    expect.soft(isRefusal(answer), `${name}: ${answer.status} ${said(answer)}`).toBe(true)
    expect.soft(Number(await refusals()), `${name} is in the log: ${said(answer)}`).toBeGreaterThan(Number(noted))
    expect(await readState(), name).toEqual(before)
  }
}

describe.each(governedCollections)('%s', (collection) => {
  const { singular, write, file } = governedExamples[collection]
  const upload = () => (file ? { filePath: join(cms.directory, file) } : {})

  it.each(who)('do not change for the public by what the %s alone does', async (by) => {
    const person = personCalled(by)
    const [draftName, liveName, other] = ['rascunho', 'publicado', 'terceiro'].map(
      (name) => `${collection}-${name}-${by}`,
    )
    const common = { collection, locale: 'pt', depth: 0 }
    const made = { ...common, draft: true, data: write(draftName ?? '', 'pt'), ...upload() }
    const draft = idIn(await person.local('create', made))
    const status = { _status: 'published' }
    const live = idIn(
      await cms.trusted('create', { ...common, data: { ...write(liveName ?? '', 'pt'), ...status }, ...upload() }),
    )
    const changed = write(`${liveName}-outra`, 'pt')
    expect(await person.local('update', { ...common, id: live, draft: true, data: changed })).toMatchObject({
      status: 200,
    })
    const { docs } = listed.parse(
      (await cms.trusted('findVersions', { ...common, where: { parent: { equals: live } }, sort: 'createdAt' })).body,
    )
    const version = docs[0]?.id
    const at = `/${collection}/${live}`
    const own = `/${collection}/${draft}`
    const mutation = (text: string) => person.graphQL(`mutation { ${text} { id } }`)
    // An earlier version becomes the draft; the public sees what it saw.
    const readState = async () => {
      const read = (id: number) => cms.trusted('findByID', { collection, id, locale: 'all', depth: 0 })
      const { totalDocs } = listed.parse((await cms.trusted('find', { collection, limit: 1, depth: 0 })).body)
      return [(await read(draft)).body, (await read(live)).body, totalDocs]
    }
    const before = await readState()
    expect(await person.rest('POST', `/${collection}/versions/${version}?draft=true`)).toMatchObject({ status: 200 })
    expect(await readState()).toEqual(before)
    const born = { ...write(other ?? '', 'pt'), ...status }
    const ask = { subject: `${collection}/${draft}`, languages: ['pt'], reason: 'Porque sim' }
    const ways: Record<string, () => Promise<CmsAnswer>> = {
      'REST update': () => person.rest('PATCH', `${own}?locale=pt`, status),
      'REST update as draft': () => person.rest('PATCH', `${own}?locale=pt&draft=true`, status),
      'REST update of all languages': () => person.rest('PATCH', `${own}?locale=pt&publishAllLocales=true`, {}),
      'REST update of one language': () => person.rest('PATCH', `${own}?publishSpecificLocale=pt`, status),
      'REST bulk update': () => person.rest('PATCH', `/${collection}?where[id][in]=${draft}&locale=pt`, status),
      'REST restore': () => person.rest('POST', `/${collection}/versions/${version}?draft=false`),
      'REST change in place': () => person.rest('PATCH', `${at}?locale=pt`, changed),
      'REST change through the other language': () => person.rest('PATCH', `${at}?locale=en`, write('x', 'en')),
      'REST publish of a change': () => person.rest('PATCH', `${at}?locale=pt`, { ...changed, ...status }),
      'REST take back': () => person.rest('PATCH', `${at}?locale=pt`, { _status: 'draft' }),
      'REST take back everything': () => person.rest('PATCH', `${at}?unpublishAllLocales=true`, {}),
      'REST delete': () => person.rest('DELETE', at),
      'REST bulk delete': () => person.rest('DELETE', `/${collection}?where[id][in]=${live}`),
      'GraphQL update': () => mutation(`update${singular}(id: ${draft}, locale: pt, data: { _status: published })`),
      'GraphQL take back': () => mutation(`update${singular}(id: ${live}, locale: pt, data: { _status: draft })`),
      'GraphQL delete': () => mutation(`delete${singular}(id: ${live})`),
      'GraphQL restore': () => mutation(`restoreVersion${singular}(id: ${version}, draft: false)`),
      'local create': () => person.local('create', { ...common, data: born, ...upload() }),
      'local update': () => person.local('update', { ...common, id: draft, data: status }),
      'local update of many': () =>
        person.local('update', { ...common, where: { id: { equals: draft } }, data: status }),
      'local restore': () => person.local('restoreVersion', { collection, id: version }),
      'local delete': () => person.local('delete', { collection, id: live }),
      'local forged permit': () =>
        person.local('update', { ...common, id: draft, data: status, context: { permit: {} } }),
      'a review of one’s own making': () =>
        person.rest('POST', '/reviews', { ...ask, kind: 'publish', state: 'approved' }),
    }
    // Files come as forms, and what is sent for the copy of one is not read: it is a draft.
    if (!file) {
      ways['REST create'] = () => person.rest('POST', `/${collection}?locale=pt`, born)
      ways['local duplicate'] = () => person.local('duplicate', { ...common, id: live, draft: false, data: born })
      ways['REST duplicate'] = () => person.rest('POST', `${at}/duplicate?locale=pt&draft=false`, born)
    }
    if (by === 'editor') {
      ways['take-down step'] = () =>
        person.rest('POST', '/workflow/take-down', { ...ask, subject: `${collection}/${live}` })
    }
    await tryAll(person, ways, readState)

    const warningReasons = { all: 'É um teste' }
    const asked = await person.rest('POST', '/workflow/submit', {
      ...ask,
      kind: 'unpublish',
      subject: `${collection}/${live}`,
      warningReasons,
    })
    const review = idIn(asked)
    const approve = () => approveSeen(person, { id: review })
    await tryAll(person, { 'own approval': approve }, readState)
    expect((await approver.rest('POST', '/workflow/publish', { id: review })).status).toBe(409)
  })
})

describe.each(governedGlobals)('globals/%s', (slug) => {
  it.each(who)('does not change for the public by what the %s alone does', async (by) => {
    const person = personCalled(by)
    const at = `/globals/${slug}`
    const status = { _status: 'published' }
    expect(await cms.trusted('updateGlobal', { slug, locale: 'pt', data: status })).toMatchObject({ status: 200 })
    const { docs } = listed.parse((await cms.trusted('findGlobalVersions', { slug, depth: 0 })).body)
    const name = slug.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())
    // GraphQL itself refuses what is not complete.
    const must = slug === 'exchange-settings' ? 'shownSource: bank, mostPercent: 5, businessDays: 1, ' : ''
    const subject = `globals/${slug}`
    const readState = async () => (await cms.trusted('findGlobal', { slug, locale: 'all', depth: 0 })).body
    const before = await readState()
    const restored = await person.rest('POST', `${at}/versions/${docs[0]?.id}`)
    // Some settings are not for everybody to write.
    expect([200, 403]).toContain(restored.status)
    if (slug === 'footer') expect(restored.status).toBe(200)
    expect(await readState()).toEqual(before)
    await tryAll(
      person,
      {
        'REST change in place': () => person.rest('POST', `${at}?locale=pt`, {}),
        'REST publish': () => person.rest('POST', `${at}?locale=en`, status),
        'REST publish as draft': () => person.rest('POST', `${at}?draft=true`, status),
        'REST publish of all languages': () => person.rest('POST', `${at}?publishAllLocales=true`, {}),
        'REST take back': () => person.rest('POST', at, { _status: 'draft' }),
        'GraphQL update': () =>
          person.graphQL(`mutation { update${name}(data: { ${must}_status: published }) { _status } }`),
        'GraphQL restore': () =>
          person.graphQL(`mutation { restoreVersion${name}(id: ${docs[0]?.id}, draft: false) { _status } }`),
        'local update': () => person.local('updateGlobal', { slug, data: status }),
        'local restore': () => person.local('restoreGlobalVersion', { slug, id: docs[0]?.id }),
        'local forged permit': () => person.local('updateGlobal', { slug, data: status, context: { permit: {} } }),
        'own approval': async () => {
          const ask = { subject, languages: ['pt', 'en'], reason: 'Porque sim', warningReasons: { all: 'É um teste' } }
          const asked = await person.rest('POST', '/workflow/submit', ask)
          if (asked.status === 403) return asked
          const id = idIn(asked)
          const answer = await approveSeen(person, { id })
          expect(await person.rest('POST', '/workflow/withdraw', { id })).toMatchObject({ status: 200 })
          return answer
        },
      },
      readState,
    )
  })
})
