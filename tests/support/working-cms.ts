import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { keepBegun, takeBegun } from './begun-database'
import { bundleProgram } from './bundle-program'
import { dataSettings, shareDatabase } from './postgres/own-database'
import { testPassword } from './product'

/** What the CMS answered. */
export type CmsAnswer = { status: number; body: Record<string, unknown> }

/** A person at the CMS: through its REST API, its GraphQL API, and as the user of trusted code. */
export type CmsPerson = {
  id: number
  rest: (method: string, path: string, body?: object) => Promise<CmsAnswer>
  graphQL: (query: string) => Promise<CmsAnswer>
  local: (operation: string, options: object) => Promise<CmsAnswer>
}

/** The whole CMS in a process of its own, on an empty database, without the listener in front of it. */
export type WorkingCms = {
  directory: string
  logIn: (name: string) => Promise<CmsPerson>
  /** The token that a login gives. */
  enter: (name: string) => Promise<{ token: string }>
  /** Somebody with the token of a login. */
  as: (token: string) => CmsPerson
  /** Asks as the platform itself does. @returns the status of the answer. */
  ask: (method: string, path: string, authorization: string, body: object) => Promise<number>
  /** Where it listens. */
  origin: string
  /** Somebody who has not logged in. */
  anonymous: CmsPerson
  /** Carries out what is due at a moment. @returns how much was. */
  tick: (now: Date) => Promise<number>
  /** Whether it leads at its database. */
  leads: () => Promise<boolean>
  /** Everything that the CMS of this project has. */
  shapes: () => Promise<z.infer<typeof shapes>>
  /** What trusted code does without a person. */
  trusted: (operation: string, options: object) => Promise<CmsAnswer>
  close: () => Promise<void>
  /** Ends it at once, as a machine that loses its power does. What it wrote stays. */
  kill: () => Promise<void>
}

/**
 * Where a CMS works that is not to start on an empty database, whether it carries out by itself what is due, and which rules of
 * access are taken away from it, such as `users.read`. `beside` is the directory of one whose database and keys it has as well.
 */
type Opening = { directory?: string; beside?: string; followsSchedule?: boolean; without?: readonly string[] }

/** Whether an answer is one value of JSON: exports are lines of it, or none. */
const isData = (text: string) => text.startsWith('{') && !text.startsWith('{"number"')

const answered = z.record(z.string(), z.unknown())
const shapes = z.object({
  collections: z.array(
    z.object({ slug: z.string(), singular: z.string().nullable(), plural: z.string(), hasVersions: z.boolean() }),
  ),
  globals: z.array(z.object({ slug: z.string(), name: z.string().nullable(), hasVersions: z.boolean() })),
  /** Addresses of our own, below `/api`. */
  steps: z.array(z.string()),
})
const login = z.object({ token: z.string(), user: z.looseObject({ id: z.number() }) })

/** Asks the CMS at a port of this machine. */
export function askAt(port: number) {
  const ask = async (method: string, path: string, token?: string, body?: object): Promise<CmsAnswer> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': 'en',
        ...(token ? { Authorization: `JWT ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return { status: response.status, body: isData(text) ? answered.parse(JSON.parse(text)) : { text } }
  }
  const personWith = (id: number, token?: string): CmsPerson => ({
    id,
    rest: (method, path, body) => ask(method, `/api${path}`, token, body),
    graphQL: (query) => ask('POST', '/api/graphql', token, { query }),
    local: (operation, options) => ask('POST', '/local', token, { operation, options }),
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    anonymous: personWith(0),
    ask: async (method: string, path: string, authorization: string, body: object) => {
      const headers = { 'Content-Type': 'application/json', Authorization: authorization }
      return (await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: JSON.stringify(body) })).status
    },
    tick: async (now: Date) => Number((await ask('POST', '/tick', undefined, { now: now.toISOString() })).body['done']),
    leads: async () => (await ask('GET', '/leads')).body['leads'] === true,
    shapes: async () => shapes.parse((await ask('GET', '/shapes')).body),
    as: (token: string) => personWith(0, token),
    enter: async (name: string) => {
      const entered = { email: `${name}@bcs.example`, password: testPassword }
      const { token } = login.parse((await ask('POST', '/api/users/login', undefined, entered)).body)
      return { token }
    },
    logIn: async (name: string) => {
      const entered = { email: `${name}@bcs.example`, password: testPassword }
      const { token, user } = login.parse((await ask('POST', '/api/users/login', undefined, entered)).body)
      return personWith(user.id, token)
    },
    trusted: (operation: string, options: object) =>
      ask('POST', '/local', undefined, { operation, options, trusted: true }),
  }
}

/** Starts a CMS; it has two editors, two approvers and one of each other role, by these names. */
export async function openWorkingCms({
  directory: given,
  beside,
  followsSchedule = false,
  without = [],
}: Opening = {}): Promise<WorkingCms> {
  const directory = given ?? mkdtempSync(join(tmpdir(), 'sona-cms-'))
  if (beside) shareDatabase(directory, beside)
  const settings = await dataSettings(directory)
  for (const name of beside ? ['secret', 'audit-key'] : []) cpSync(join(beside ?? '', name), join(directory, name))
  if (!given && !beside) await takeBegun('staffed', directory, settings.DATABASE_URL)
  const child = spawn(
    process.execPath,
    [
      await bundleProgram('tests/support/cms-process.ts'),
      ...(followsSchedule ? ['follows-schedule'] : []),
      ...without.map((rule) => `without=${rule}`),
    ],
    {
      env: { ...process.env, ...settings },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8')
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The CMS did not start:\n${errors}`)))
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{"port"')) resolve(z.object({ port: z.number() }).parse(JSON.parse(line)).port)
    })
  })
  if (!given && !beside && settings.DATABASE_URL === undefined) {
    const database = new DatabaseSync(join(directory, 'sona.sqlite'))
    await keepBegun('staffed', directory, (statement) => database.exec(statement))
    database.close()
  }
  const ended = async (end: () => void) => {
    const exit = new Promise((resolve) => child.once('exit', resolve))
    end()
    await exit
  }
  return {
    directory,
    ...askAt(port),
    close: async () => {
      await ended(() => child.stdin.end())
      rmSync(directory, { recursive: true, force: true })
    },
    kill: () => ended(() => child.kill('SIGKILL')),
  }
}
