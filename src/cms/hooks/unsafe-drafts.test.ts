import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type AskRest, signInEverybody } from '@/tests/support/ask-rest'
import { examplePage } from '@/tests/support/example-page'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
let ask: AskRest
beforeAll(async () => {
  cms = await openTestCms()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  vi.spyOn(cms.payload.logger, 'info').mockImplementation(() => undefined)
  ask = await signInEverybody(cms)
}, 180_000)
afterAll(() => cms.close())

const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://a.example/1',
  'file:///etc/passwd',
]
const harmless = [
  '',
  'h',
  'https',
  'https:',
  'https:/',
  'https://',
  'https://bcs.ao',
  'http://bcs.ao',
  'tel:',
  'tel:+244',
  'mailto:a@b.ao',
  'www.bcs',
  '/contas',
]

const text = (url: string) => ({
  root: {
    ...{ type: 'root', format: '', indent: 0, version: 1, direction: 'ltr' },
    children: [
      {
        ...{ type: 'paragraph', format: '', indent: 0, version: 1, direction: 'ltr' },
        children: [
          {
            ...{ type: 'link', id: '6b0356b20fc6ae3af4cdc6ff', format: '', indent: 0, version: 3, direction: 'ltr' },
            fields: { linkType: 'custom', url, newTab: false },
            children: [{ type: 'text', text: 'x', format: 0, version: 1, detail: 0, mode: 'normal', style: '' }],
          },
        ],
      },
    ],
  },
})

let drafts = 0
/** Every place in which an address is typed, as an editor saves it in a draft. */
const places: Record<string, (url: string) => Promise<Response>> = {
  'a link of a block': (url) => saveBlock({ blockType: 'callToAction', title: 'x', links: [{ label: 'x', url }] }),
  'running text': (url) => saveBlock({ blockType: 'richText', body: text(url) }),
  'text in rows': (url) => saveBlock({ blockType: 'faq', questions: [{ question: 'x', answer: text(url) }] }),
  'a redirect': (url) =>
    ask('editor', 'POST', '/redirects?draft=true', { from: `/a-${++drafts}`, url, _status: 'draft' }),
  'the site settings': (url) =>
    ask('admin', 'POST', '/globals/site-settings?draft=true', { messagingUrl: url, _status: 'draft' }),
}
function saveBlock(block: object): Promise<Response> {
  const name = `rascunho-${++drafts}`
  const { layout, ...page } = examplePage({ title: name, slug: name })
  return ask('editor', 'POST', '/pages?draft=true&locale=pt', { ...page, _status: 'draft', layout: [layout[0], block] })
}

describe.each(Object.entries(places))('%s, in a draft', (_place, save) => {
  it.each(scripts)('is refused with a sentence when it is %j', async (url) => {
    const answer = await save(url)
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('Only https:, mailto: and tel:'),
    ])
  })

  it('may be half typed', async () => {
    for (const url of harmless) {
      const answer = await save(url)
      expect([url, answer.ok ? '' : await answer.text()]).toEqual([url, ''])
    }
  })
})

it('nor does one come in by changing a draft, by an autosave or by copying a version back', async () => {
  const saved = z.object({ doc: z.object({ id: z.number() }) })
  const { doc } = saved.parse(await (await saveBlock({ blockType: 'richText', body: text('https://bcs.ao') })).json())
  const layout = [{ blockType: 'pageHero', title: 'x', links: [{ label: 'x', url: 'javascript:alert(1)' }] }]
  for (const query of ['draft=true', 'draft=true&autosave=true'])
    expect((await ask('editor', 'PATCH', `/pages/${doc.id}?${query}&locale=pt`, { layout })).status).toBe(400)
  expect(
    (await ask('editor', 'PATCH', `/pages?where[id][equals]=${doc.id}&draft=true&locale=pt`, { layout })).status,
  ).toBe(400)
})
