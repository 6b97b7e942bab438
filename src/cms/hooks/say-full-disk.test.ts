import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endCondition, listConditions } from '@/src/health/conditions'
import { type AskRest, signInEverybody } from '@/tests/support/ask-rest'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
let ask: AskRest
beforeAll(async () => {
  cms = await openTestCms()
  ask = await signInEverybody(cms)
}, 180_000)
afterAll(() => cms.close())
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const pages = z.object({ page_count: z.number() })

/** Lets the database grow no more, as a full disk does: SQLite says SQLITE_FULL for both. */
async function fill(): Promise<void> {
  const { page_count } = pages.parse((await askDatabase(cms, 'PRAGMA page_count'))[0])
  await askDatabase(cms, `PRAGMA max_page_count = ${page_count}`)
}
const makeRoom = () => askDatabase(cms, 'PRAGMA max_page_count = 1000000')

const failure = z.object({ errors: z.array(z.object({ message: z.string() })) })
const name = 'A longer name for the page of redirects '.repeat(400)

it('says in words that the disk is full, to who saves and to who logs in, and goes on when there is room', async () => {
  await fill()
  const saved = await ask('editor', 'POST', '/pages?draft=true&locale=pt', {
    title: name.slice(0, 200),
    slug: 'um',
    key: name,
  })
  const many = async () => {
    for (let round = 0; round < 200; round += 1) {
      const answer = await ask('compliance', 'POST', '/users/login', {
        email: 'editor-4@bcs.example',
        password: 'a test password',
      })
      if (answer.status !== 200) return answer
    }
    return undefined
  }
  const login = await many()
  for (const answer of [saved, login]) {
    expect(answer?.status).toBe(507)
    expect(failure.parse(await answer?.json()).errors[0]?.message).toContain('the disk of the CMS is full')
  }
  expect(listConditions()).toMatchObject([{ name: 'full-disk', kind: 'fault' }])
  await makeRoom()
  const again = await ask('editor', 'POST', '/pages?draft=true&locale=pt', { title: 'Um', slug: 'um' })
  expect(again.status).toBe(201)
  endCondition('full-disk')
})

it('logs what failed without a word of what was to be saved', async () => {
  const { toLoggedError } = await import('../configuration/logger-options')
  const canary = 'CANARYREPORTZX9 '.repeat(2000)
  await fill()
  const failed: unknown = await cms.payload
    .create({
      collection: 'submissions',
      data: {
        ...{ reference: 'R', formKey: 'report', receivedOn: '2026-11-20', state: 'new', versionHash: 'x' },
        ...{ locale: 'pt', audience: 'investigators', answers: { description: canary }, deliveryId: 'x' },
      },
      overrideAccess: true, // as the platform takes it
    })
    .catch((error: unknown) => error)
  await makeRoom()
  const logged = JSON.stringify(toLoggedError(failed))
  expect(logged).toContain('SQLITE_FULL')
  expect(logged).not.toContain('CANARY')
})
