import { addTypenameToDocument } from '@apollo/client/utilities'
import { print } from 'graphql'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { DocumentByPathDocument } from '@/graphql/generated/operations'
import { type AskRest, signInEverybody } from '@/tests/support/ask-rest'
import { examplePage } from '@/tests/support/example-page'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

const secret = 'what the site of the tests shows'
let cms: TestCms
let ask: AskRest
const trusted = { overrideAccess: true, depth: 0 } as const // as the platform brings content in
const pictures: Record<string, { id: number; filename: string; size: string }> = {}

beforeAll(async () => {
  cms = await openTestCms({ SUBMISSIONS_SECRET: secret })
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  vi.spyOn(cms.payload.logger, 'info').mockImplementation(() => undefined)
  ask = await signInEverybody(cms)
  const { default: sharp } = await import('sharp')
  const png = await sharp({ create: { width: 600, height: 20, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  for (const name of ['shown', 'drafted', 'unused']) {
    const file = { data: png, mimetype: 'image/png', name: `${name}.png`, size: png.length }
    const made = await cms.payload.create({ collection: 'media', data: { alt: name }, file, ...trusted })
    pictures[name] = { id: made.id, filename: made.filename ?? '', size: made.sizes?.webp480?.filename ?? '' }
  }
}, 180_000)
afterAll(() => cms.close())

const nameOf = (name: string) => pictures[name] ?? { id: 0, filename: '', size: '' }

const toLayout = (title: string, image: number) => [
  { blockType: 'pageHero' as const, title },
  { blockType: 'image' as const, media: image },
]

async function keepPage(name: string, status: 'draft' | 'published', picture: number): Promise<number> {
  const { permitWrite } = await import('../access/permit')
  const { layout: _none, ...texts } = examplePage({ title: name, slug: name })
  const { id } = await cms.payload.create({
    collection: 'pages',
    draft: status === 'draft',
    locale: 'pt',
    data: {
      ...texts,
      pageType: 'page',
      section: 'general',
      layout: toLayout(name, picture),
      _status: status,
    },
    context: permitWrite({ action: 'platform', reason: 'It stands already' }),
    ...trusted,
  })
  return id
}

/** What each asker gets of a picture: the file, one of its sizes, and what is written about it. */
async function reach(role: Parameters<AskRest>[0], name: string): Promise<string> {
  const { id, filename, size } = nameOf(name)
  const paths = [`/media/file/${filename}`, `/media/file/${size}`, `/media/${id}`]
  const answers = await Promise.all(paths.map((path) => ask(role, 'GET', path)))
  const listed = await (await ask(role, 'GET', `/media?where[id][equals]=${id}`)).text()
  return [...answers.map(({ status }) => status), listed.includes(filename)].join(' ')
}

const all = '200 200 200 true'

it('a stranger sees the pictures that something public names, and no other', async () => {
  expect(await reach(null, 'shown')).toMatch(/^40\d 40\d 40\d false$/)
  const page = await keepPage('pagina', 'published', nameOf('shown').id)
  await keepPage('rascunho', 'draft', nameOf('drafted').id)
  expect(await reach(null, 'shown')).toBe(all)
  for (const name of ['drafted', 'unused']) expect(await reach(null, name)).toMatch(/^40\d 40\d 40\d false$/)
  const counted = await (await ask(null, 'GET', '/media/count')).json()
  expect(counted).toEqual({ totalDocs: 1 })

  // A newer draft with another picture shows nothing by itself.
  await ask('editor', 'PATCH', `/pages/${page}?draft=true&locale=pt`, {
    layout: toLayout('pagina', nameOf('unused').id),
  })
  expect(await reach(null, 'unused')).toMatch(/^40\d/)
})

it('people of the bank see all, and sites with their secret', async () => {
  for (const role of ['admin', 'approver', 'compliance', 'editor', 'hr', 'investigator'] as const)
    for (const name of ['shown', 'drafted', 'unused']) expect([role, await reach(role, name)]).toEqual([role, all])
  const { answerRest } = await import('../open/answer-rest')
  const fetched = (shown: string) =>
    answerRest(
      new Request(`http://localhost:3001/api/media/file/${nameOf('unused').filename}`, {
        headers: { Authorization: `Bearer ${shown}` },
      }),
    )
  expect((await fetched(secret)).status).toBe(200)
  expect((await fetched('what somebody thinks up')).status).toBe(403)
})

it('a page of the public holds its picture in GraphQL too', async () => {
  const { answerGraphQL } = await import('../graphql/answer-graphql')
  const query = print(addTypenameToDocument(DocumentByPathDocument))
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { path: '/pagina', locale: 'pt' } }),
  }
  const answer = await answerGraphQL(new Request('http://localhost:3001/api/graphql', init))
  expect(await answer.text()).toContain(nameOf('shown').filename)
})

it('cuts a portrait around the point that staff set, small enough for a phone, and a public picture around no other', async () => {
  const { default: sharp } = await import('sharp')
  const portraitOf = z.object({
    sizes: z.object({ avifPortrait: z.object({ filename: z.string(), filesize: z.number() }) }),
  })
  // Green at the left, red at the right, with a grain as photographs have.
  const half = (background: string) => sharp({ create: { width: 900, height: 1000, channels: 3, background } }).png()
  const data = await sharp({
    create: {
      width: 1800,
      height: 1000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .composite([
      { input: await half('#00aa44').toBuffer(), left: 0, top: 0, blend: 'multiply' },
      { input: await half('#cc2200').toBuffer(), left: 900, top: 0, blend: 'multiply' },
    ])
    .jpeg()
    .toBuffer()
  const file = { data, mimetype: 'image/jpeg', name: 'retrato.jpg', size: data.length }
  const made = await cms.payload.create({
    collection: 'media',
    data: { alt: 'Retrato', focalX: 90, focalY: 50 },
    file,
    ...trusted,
  })
  const { avifPortrait } = portraitOf.parse(made).sizes
  expect(avifPortrait.filesize).toBeLessThanOrEqual(40 * 1024)
  const cut = await ask('editor', 'GET', `/media/file/${avifPortrait.filename}`)
  const { data: pixels, info } = await sharp(await cut.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([480, 600])
  const middle = (300 * 480 + 240) * 3
  expect(pixels[middle] ?? 0).toBeGreaterThan(pixels[middle + 1] ?? 255)

  const move = (id: number) => ask('editor', 'PATCH', `/media/${id}`, { focalX: 10, focalY: 50 })
  expect((await move(made.id)).status).toBe(200)
  expect((await move(nameOf('shown').id)).status).toBe(403)
})
