import { type Arbitrary, array, assert, asyncProperty, constant, constantFrom, oneof, string, tuple } from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestCms } from '@/tests/support/open-test-cms'

const cms = await openTestCms()
const { answerRest } = await import('@/src/cms/open/answer-rest')
const { permitWrite } = await import('@/src/cms/access/permit')
const { collections, globals } = cms.payload.config
afterAll(cms.close)
// Payload writes a refusal into the log with its stack.
beforeEach(() => {
  for (const level of ['error', 'info'] as const)
    vi.spyOn(cms.payload.logger, level).mockImplementation(() => undefined)
})

const tokens = new Map<string, string>()
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  for (const role of ['editor', 'approver', 'compliance', 'investigator', 'hr', 'admin'] as const) {
    const { email } = await cms.person(role)
    const { token } = await cms.payload.login({ collection: 'users', data: { email, password: 'a test password' } })
    tokens.set(role, token ?? '')
  }
})

type Answer = { status: number; text: string }

/** As the routes of the CMS hand a request on. */
async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await answerRest(new Request(`http://localhost:3001${path}`, init))
  return { status: answer.status, text: await answer.text() }
}

const fieldNames = [...collections, ...globals].flatMap(({ flattenedFields }) =>
  flattenedFields.map(({ name }) => name),
)
const name = oneof(
  constantFrom(...new Set(fieldNames)),
  constantFrom('id', '_status', '_status.en', 'nix', 'blocks.x', 'parent.title', 'version.title', '__proto__', '', ' '),
  constantFrom('title.pt', "a'b", 'password', 'hash', 'resetPasswordToken', 'parent.parent.parent.title', 'and', 'or'),
)
const value = oneof(
  constantFrom(
    'published',
    '1',
    '-1',
    '0',
    '1e99',
    'NaN',
    'null',
    'true',
    '',
    '\0',
    "'",
    '"',
    '2026-01-01',
    '[]',
    '{}',
  ),
  constantFrom('@/src', 'ã', '9'.repeat(400), 'pt', 'all', '*', 'x,y', '1.5', '%', '_', '{"id":{"equals":1}}', '{'),
  string({ maxLength: 12 }),
).map(encodeURIComponent)
const operator = constantFrom(
  ...[
    'equals',
    'not_equals',
    'in',
    'not_in',
    'like',
    'not_like',
    'contains',
    'exists',
    'greater_than',
    'less_than_equal',
  ],
  ...['near', 'within', 'all', 'intersects', 'nix', '__proto__', 'constructor', ''],
)
const word = (text: string) => constant(text)
const parameter: Arbitrary<string> = oneof(
  tuple(name, operator, value).map(([field, with_, to]) => `where[${field}][${with_}]=${to}`),
  tuple(
    name,
    operator,
    value,
    constantFrom('[or][0]', '[and][0]', '[or]', '[and][x][or][0]', '[or][0][or][0][and]'),
  ).map(([field, with_, to, nested]) => `where${nested}[${field}][${with_}]=${to}`),
  tuple(name, operator, value, constantFrom('[0]', '[]', '[a]', '[equals]')).map(
    ([field, with_, to, below]) => `where[${field}][${with_}]${below}=${to}`,
  ),
  tuple(constantFrom('', '-', '--'), name, constantFrom('', '.x', ',x')).map(
    (parts) => `sort=${encodeURIComponent(parts.join(''))}`,
  ),
  tuple(
    constantFrom('sort', 'select', 'populate', 'joins', 'where', 'data'),
    oneof(
      word(''),
      name.map((field) => `[${field}]`),
    ),
    constantFrom('', '[x]', '[x][y]', '[limit]', '[where]'),
    value,
  ).map(([what, field, below, to]) => `${what}${field}${below}=${to}`),
  tuple(
    constantFrom(
      'depth',
      'limit',
      'page',
      'locale',
      'fallback-locale',
      'draft',
      'trash',
      'pagination',
      'flattenLocales',
      'data',
    ),
    value,
  ).map((parts) => parts.join('=')),
  constantFrom('locale=pt', 'locale=en', 'locale=all', 'draft=true', 'depth=0', 'depth=3', 'limit=100'),
)
const place = oneof(
  tuple(
    constantFrom(...collections.map(({ slug }) => slug)),
    constantFrom(
      '',
      '',
      '/1',
      '/abc',
      '/1e99',
      '/-1',
      '/versions',
      '/versions/1',
      '/versions/count',
      '/count',
      '/me',
      '/init',
      '/access/1',
      '/export',
      '/1/files/x',
      '/file/x.png',
      '/file/%00',
      '/file/..%2f..%2fsecret',
      '/%E0%A4%A',
    ),
  ).map((parts) => parts.join('')),
  tuple(
    constantFrom(...globals.map(({ slug }) => slug)),
    constantFrom('', '/versions', '/versions/1', '/access', '/x'),
  ).map(([slug, step]) => `globals/${slug}${step}`),
)

/** Neither the CMS's failure nor what it is made of. */
function expectSound({ status, text }: Answer, asked: string): void {
  expect(status, `${asked}\n${text}`).toBeLessThan(500)
  expect(text, asked).not.toMatch(/node_modules|at async|\.ts:\d+|SQLITE|Failed query/)
}

describe.each(['a stranger', 'editor', 'approver', 'compliance', 'investigator', 'hr', 'admin'] as const)(
  '%s who asks the CMS anything',
  (who) => {
    it('is answered or refused, and it never fails', async () => {
      const headers = who === 'a stranger' ? {} : { Authorization: `JWT ${tokens.get(who)}` }
      await assert(
        asyncProperty(place, array(parameter, { minLength: 1, maxLength: 4 }), async (at, parameters) => {
          const path = `/api/${at}?${parameters.join('&')}`
          expectSound(await ask(path, { headers }), path)
        }),
        { numRuns: who === 'a stranger' ? 1_500 : 400, seed: 20_261_122 },
      )
    }, 120_000)
  },
)

describe('a question that is none', () => {
  const odd = [
    ...[
      'where=text',
      'where[]=',
      'where[x',
      'where[x]=',
      'where[x]=1',
      'where[x][y]=1',
      'where[][]=1',
      'where[0][equals]=1',
    ],
    ...[
      'where[title]=x',
      'where[title][]=x',
      'where[title][equals][]=x',
      'where[title][equals][a]=x',
      'where[title][nix]=x',
    ],
    ...[
      'where[or]=x',
      'where[or][]=x',
      'where[and][0]=x',
      'where[and][0][0]=x',
      'where[or][0][title]=x',
      'where[toString][equals]=1',
    ],
    ...[
      'where[id][in]=x',
      'where[id][in][a]=1',
      'where[id][equals]=x',
      'where[updatedAt][greater_than]=x',
      'where[layout][equals]=x',
    ],
    ...[
      'where[layout.title][equals]=x',
      'where[layout][0][title][equals]=x',
      'where[_status][equals]=x',
      'where[_status][in]=x',
    ],
    ...[
      'where[parent][equals]=x',
      'where[parent.title][like]=x',
      'where[parent.parent.title][equals]=x&where[nix][equals]=1',
      'where[title][near]=1,2',
      'where[title][within]=x',
      'where[title][exists]=x',
    ],
    ...[
      'limit=abc',
      'limit=-1',
      'limit=1.5',
      'limit=1e9',
      'limit[]=1',
      'limit[a]=1',
      'limit=',
      'page=abc',
      'page=-1',
      'page[]=2',
      'page=0',
    ],
    ...[
      'depth=-1',
      'depth=abc',
      'depth=99',
      'depth[]=1',
      'depth[a]=1',
      'sort[]=title',
      'sort[a]=title',
      'sort[][]=x',
      'sort=',
      'sort=-',
      'sort=,',
    ],
    ...[
      'sort=nix',
      'sort=title.x',
      'sort=layout',
      'sort=-layout.title',
      'sort=version.title',
      'select=x',
      'select[]=x',
      'select[x]=1',
    ],
    ...[
      'select[title]=x',
      'select[title][x]=true',
      'select[layout]=true',
      'select[layout][x]=true',
      'populate=x',
      'populate[]=x',
    ],
    ...[
      'populate[pages]=x',
      'populate[pages][title]=x',
      'populate[nix][x]=true',
      'joins=x',
      'joins[]=x',
      'joins[x]=false',
      'joins[x][limit]=x',
    ],
    ...[
      'locale=xx',
      'locale[]=pt',
      'locale[a]=pt',
      'locale=',
      'locale=all',
      'locale=*',
      'fallback-locale=xx',
      'fallback-locale[]=pt',
    ],
    ...[
      'draft=x',
      'draft[]=true',
      'trash=x',
      'pagination=x',
      'pagination[]=x',
      'data=x',
      'data={',
      'data=[]',
      'data[]=x',
      'data=null',
    ],
    ...[
      'autosave=x',
      'publishSpecificLocale=xx',
      'selectedLocales=xx',
      'flattenLocales=x',
      'uploadEdits=x',
      'uploadEdits[]=x',
      '[]=1',
      '[a]=1',
      '=',
    ],
    `where${'[and][0]'.repeat(30)}[title][equals]=x`,
    `where[or]${Array.from({ length: 150 }, (_, n) => `[${n}][title][equals]=x`).join('&where[or]')}`,
  ]
  const paths = [
    'pages',
    'pages/1',
    'pages/versions',
    'pages/count',
    'users',
    'media',
    'forms',
    'audit-log',
    'submissions',
    'globals/footer',
  ]

  it.each(['a stranger', 'editor', 'compliance'] as const)(
    'is none of the failures of the CMS, for %s',
    async (who) => {
      const headers = who === 'a stranger' ? {} : { Authorization: `JWT ${tokens.get(who)}` }
      for (const at of paths)
        for (const parameters of odd)
          expectSound(await ask(`/api/${at}?${parameters}`, { headers }), `${at}?${parameters}`)
    },
    120_000,
  )
})

describe('a stranger who sends anything', () => {
  const types = ['application/json', 'multipart/form-data', 'multipart/form-data; boundary=a', 'text/plain', 'x']
  const bodies = [
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '{"email":{"a":1},"password":1,"token":{}}',
    '--a\r\n',
    '--a--',
    '{"locale":7}',
  ]
  const steps = ['', '/1', '/login', '/logout', '/me', '/unlock', '/verify/1', '/forgot-password', '/reset-password']
  const furtherSteps = [
    '/refresh-token',
    '/first-register',
    '/1/duplicate',
    '/versions/1',
    '/take',
    '/retention',
    '/access/1',
    '/submit',
  ]
  const target = tuple(
    constantFrom(
      ...collections.map(({ slug }) => slug),
      ...globals.map(({ slug }) => `globals/${slug}`),
      'workflow',
      'nix',
    ),
    constantFrom(...steps, ...furtherSteps, '/%E0%A4%A'),
  )
  it('may also send what cannot be read, in any way', async () => {
    const sending = tuple(
      constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
      constantFrom(...types),
      oneof(constantFrom(...bodies), string()),
      constantFrom('', 'GET'),
    )
    await assert(
      asyncProperty(target, sending, async ([slug, step], [method, type, body, override]) => {
        const headers = { 'Content-Type': type, ...(override ? { 'X-Payload-HTTP-Method-Override': override } : {}) }
        const path = `/api/${slug}${step}`
        expectSound(await ask(path, { method, headers, body }), `${method} ${path} as ${type} (${override}): ${body}`)
      }),
      { numRuns: 1_500 },
    )
  }, 120_000)
})

describe('what is asked without a language', () => {
  beforeAll(async () => {
    await cms.payload.create({
      collection: 'tips',
      locale: 'pt',
      data: { title: 'Poupar em tempo de festas', slug: 'poupar', _status: 'published' },
      overrideAccess: true, // as the platform brings content in
      context: permitWrite({ action: 'platform', reason: 'It stands already' }),
    })
  })

  it.each(['where[title][like]=Poupar', 'where[_status][equals]=published', 'sort=title', ''])(
    'is asked in Portuguese (%s)',
    async (query) => {
      const { status, text } = await ask(`/api/tips?${query}`)
      expect(status).toBe(200)
      expect(JSON.parse(text)).toMatchObject({ docs: [{ title: 'Poupar em tempo de festas' }] })
    },
  )

  it('is counted too', async () => {
    expect(await ask('/api/tips/count')).toEqual({ status: 200, text: '{"totalDocs":1}' })
  })
})

describe('a stranger', () => {
  it.each(['limit=0', 'limit=101', 'depth=4', 'pagination=false&limit=0'])(
    'is not given everything at once (%s)',
    async (query) => {
      const { status, text } = await ask(`/api/pages?${query}`)
      expect(status).toBe(400)
      expect(text).toContain('Sem sessão iniciada')
    },
  )
})
