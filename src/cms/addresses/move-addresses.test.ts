import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { runProgram } from '@/tests/support/programs'

const step = z.looseObject({
  answer: z.unknown().optional(),
  hrefs: z.array(z.string()),
  drafts: z.array(z.string()),
  redirects: z.array(z.string()),
  listed: z.number(),
  unpublished: z.number(),
  noted: z.number(),
  feed: z.array(z.string()),
})
type Step = z.infer<typeof step>

let directory = ''
let steps: Record<string, Step> = {}
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sona-moves-'))
  const { stdout, stderr } = await runProgram('tests/support/move-branches.ts', [], directory)
  const line = stdout.split('\n').find((text) => text.startsWith('{"before"'))
  if (!line) throw new Error(`Nothing was moved:\n${stdout}${stderr}`)
  steps = z.record(z.string(), step).parse(JSON.parse(line))
}, 240_000)
afterAll(() => rmSync(directory, { recursive: true, force: true }))

function at(name: string): Step {
  const found = steps[name]
  if (!found) throw new Error(`There is no step ${name}`)
  return found
}

/** Every redirect leads to an address that a page has, and none begins at one. */
function expectNoChains({ hrefs, redirects }: Step): void {
  const pages = new Set(hrefs.map((href) => href.replace(/^pt:/, '').replace(/^en:/, '/en')))
  for (const redirect of redirects) {
    const [from = '', to = ''] = redirect.split(' ')
    expect(pages.has(to), redirect).toBe(true)
    expect(pages.has(from), redirect).toBe(false)
  }
}

it('renaming a page with twenty below it in both languages writes 42 redirects, no chain, and unpublishes nothing', () => {
  const { hrefs, redirects, unpublished, noted } = at('renamed')
  expect(at('before').hrefs).toHaveLength(42)
  expect(hrefs).toHaveLength(42)
  expect(unpublished).toBe(0)
  expect(hrefs.every((href) => /^(?:pt:\/produtos|en:\/products)(?:\/|$)/.test(href))).toBe(true)
  expect(redirects).toHaveLength(42)
  expect(redirects).toContain('/en/accounts/child-20 /en/products/child-20')
  expect(redirects).toContain('/contas /produtos')
  expectNoChains(at('renamed'))
  expect(noted).toBe(0)
})

it('every redirect is public, and in the list of the CMS', () => {
  for (const [name, { redirects, listed }] of Object.entries(steps)) expect(listed, name).toBe(redirects.length)
})

it('every document that moved is announced with its new addresses', () => {
  const announced = at('renamed').feed.slice(at('finished').feed.length)
  expect(announced).toContain('{"pt":"/produtos/filha-20","en":"/en/products/child-20"}')
  expect(announced.filter((row) => row.includes('/en/products/'))).toHaveLength(20)
})

it('renaming again leads every old address to the newest one, in one step', () => {
  const { redirects } = at('again')
  expect(redirects).toHaveLength(84)
  expect(redirects).toContain('/contas/filha-9 /gama/filha-9')
  expect(redirects).toContain('/produtos/filha-9 /gama/filha-9')
  expectNoChains(at('again'))
})

it('renaming back takes away the redirects from addresses that have pages again', () => {
  expect(at('back').redirects).toHaveLength(84)
  expect(at('back').redirects.some((redirect) => redirect.startsWith('/contas '))).toBe(false)
  expectNoChains(at('back'))
})

it('a draft that waits beside a page goes along', () => {
  expect(at('renamed').drafts).toContain('pt:/produtos/filha-pendente')
  expect(at('renamed').hrefs).toContain('pt:/produtos/filha-1')
})

it('is refused as a whole when a single page below would meet another document, even a draft', () => {
  expect(at('clash').answer).toContain('/produtos/filha-7')
  expect(at('clash').redirects).toEqual([])
  for (const href of at('before').hrefs) expect(at('clash').hrefs).toContain(href)
})

it('a failure on the way changes no address, and a crash is made good at the next start', () => {
  expect(at('failed').answer).not.toBe('saved')
  expect(at('failed').hrefs).toEqual(at('before').hrefs)
  expect(at('failed').drafts).toEqual(at('before').drafts)
  expect(at('failed').redirects).toEqual([])
  expect(at('killed').hrefs).toContain('pt:/produtos')
  expect(at('killed').hrefs).toContain('pt:/contas/filha-2')
  expect(at('killed').noted).toBe(1)
  expect(at('finished')).toMatchObject({ answer: 1, again: 0, noted: 0 })
  expect(at('finished').redirects).toHaveLength(21)
  expectNoChains(at('finished'))
})

it('a page that moves below another one takes everything along in both languages', () => {
  expect(at('below itself').answer).toBe('Uma página não pode ficar abaixo de si própria.')
  expect(at('moved').hrefs).toContain('pt:/particulares/contas/filha-20')
  expect(at('moved').hrefs).toContain('en:/private/accounts/child-20')
  expect(at('moved').redirects).toContain('/en/accounts/child-5 /en/private/accounts/child-5')
  expect(at('moved').unpublished).toBe(0)
  expectNoChains(at('moved'))
})

it('tips go along with the page that lists them', () => {
  expect(at('tips').redirects).toContain('/dicas/poupar /conselhos/poupar')
})

it('what is used is not deleted and says by whom; what nothing uses goes, and its redirects with it', () => {
  const { answer, redirects } = at('deleted')
  expect(answer).toEqual([
    'Não foi apagado, porque é usado em 1: Title contas.',
    'Não foi apagado, porque é usado em 1: Title aponta (rascunho).',
    'deleted',
  ])
  expect(redirects.some((redirect) => redirect.includes('filha-19'))).toBe(false)
  expect(redirects.some((redirect) => redirect.includes('filha-20'))).toBe(true)
})
