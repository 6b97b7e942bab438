import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { z } from 'zod'
import { askCms, type CmsQuestion } from './ask-cms'
import { openTestCms, type TestCms } from './open-test-cms'

/** What everybody has who is made by a test, and another one that is as good. */
export const password = 'a test password'
export const good = 'chuva de agosto no Namibe'

/** Opens a CMS for the tests of a file, and closes it after them. @param take is given it when it is there. */
export function openCmsForFile(take: (cms: TestCms) => void, settings?: Readonly<Record<string, string>>): void {
  let close: TestCms['close'] | undefined
  beforeAll(async () => {
    const cms = await openTestCms(settings)
    close = cms.close
    take(cms)
  }, 180_000)
  afterAll(() => close?.())
}

const securityEvent = z.looseObject({ kind: z.literal('security'), event: z.string() })

/** What each test has the product write on its standard output, of which nothing is shown. */
export function watchLines(): { lines: string[]; events: () => z.infer<typeof securityEvent>[] } {
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(String(text))
      return true
    })
  })
  const eventOf = (line: string) => (line.startsWith('{') ? (securityEvent.safeParse(JSON.parse(line)).data ?? []) : [])
  return { lines, events: () => lines.flatMap(eventOf) }
}

const loggedIn = z.object({ token: z.string() })

/** Asks to log in, over the REST API. */
export const tryLogin = (email: string, given = password, question: CmsQuestion = {}) =>
  askCms('/users/login', { ...question, body: { email, password: given } })

/** Logs somebody in. @returns the token of the session. */
export async function logIn(email: string, given = password): Promise<string> {
  return loggedIn.parse((await tryLogin(email, given)).json).token
}
