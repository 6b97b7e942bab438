import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type ContentFile, readTexts } from './content-texts'
import { findFigureMistakes } from './find-figure-mistakes'

const shipped: ContentFile[] = ['globals', 'pages', 'people', 'tips'].flatMap((folder) =>
  readdirSync(join('site/content', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, source: readFileSync(join('site/content', path), 'utf8') })),
)

const texts = new Map(shipped.map((file) => [file.path, readTexts(file)]))

/** The content with a text of one file changed; says at which line. */
function plant(path: string, before: string, after: string) {
  const { source } = shipped.find((file) => file.path === path) ?? { source: '' }
  const at = source.indexOf(before)
  if (at < 0) throw new Error(`${path} does not have "${before}"`)
  const changed = source.slice(0, at) + after + source.slice(at + before.length)
  return {
    changed: [...new Map(texts).set(path, readTexts({ path, source: changed })).values()].flat(),
    line: source.slice(0, at).split('\n').length,
  }
}

it('finds nothing in the content of the first site', () => {
  expect(findFigureMistakes([...texts.values()].flat())).toEqual([])
})

it.each([
  ['pages/who-we-are/careers.yaml', '{branchProvinces} províncias', '5 províncias', '5', '{branchProvinces}'],
  ['pages/who-we-are/careers.yaml', '{branchProvinces} provinces', 'five provinces', 'five', '{branchProvinces}'],
  [
    'pages/who-we-are/the-bank/recognitions.yaml',
    'em todas as províncias',
    'nas cinco províncias',
    'cinco',
    '{branchProvinces}',
  ],
  ['pages/home.yaml', 'title: { pt: Página inicial', 'title: { pt: "Onze balcões"', 'Onze', '{branches}'],
  ['people/edna-tchissola-miguel.yaml', '{employees} colaboradores', '300 colaboradores', '300', '312'],
  ['pages/who-we-are.yaml', 'empresas desde {openingYear}', 'empresas desde 2015', '2015', '2016'],
])('%s may not say what is counted or set: %s', (path, before, after, stated, instead) => {
  const { changed, line } = plant(path, before, after)
  const [mistake = '', ...others] = findFigureMistakes(changed)
  expect(others).toEqual([])
  expect(mistake).toMatch(new RegExp(`^site/content/${path}:(?:${line}|${line - 1}): `))
  expect(mistake).toContain(stated)
  expect(mistake).toContain(instead)
})

it('finds a fee that the price list does not name, in each language', () => {
  const { changed, line } = plant(
    'pages/private/services/bcs-cash.yaml',
    'value: { pt: 200\u00a0Kz por código, en: Kz\u00a0200 per code }',
    'value: { pt: 250\u00a0Kz por código, en: Kz\u00a0250 per code }',
  )
  const where = `site/content/pages/private/services/bcs-cash.yaml:${line}`
  expect(findFigureMistakes(changed)).toEqual([
    `${where}: charges 250 Kz, which site/content/pages/private/pricing.yaml does not name`,
    `${where}: charges Kz 250, which site/content/pages/private/pricing.yaml does not name`,
  ])
})

it('finds a row that the price list lost', () => {
  const { changed } = plant(
    'pages/private/pricing.yaml',
    'pt: "0,3\u00a0% do montante"',
    'pt: "0,2\u00a0% do montante"',
  )
  expect(findFigureMistakes(changed)).toContainEqual(
    expect.stringMatching(/private\/credit\/mortgage-loans\.yaml:\d+: charges 0,3 %/),
  )
})

it('finds a nominal rate that differs from the price list, with both values', () => {
  const { changed, line } = plant(
    'pages/private/credit/car-credit.yaml',
    'TAN fixa de 22\u00a0%',
    'TAN fixa de 21\u00a0%',
  )
  const [mistake = ''] = findFigureMistakes(changed)
  expect(mistake).toMatch(new RegExp(`car-credit\\.yaml:(?:${line}|${line - 1}): a nominal rate of 21 %`))
  expect(mistake).toMatch(/pricing\.yaml:\d+ says 22 %$/)
})
