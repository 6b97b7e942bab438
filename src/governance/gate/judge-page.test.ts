import { expect, it } from 'vitest'
import type { PageReport } from '@/src/page-check/page-report'
import { budgets } from './budgets'
import { judgePage } from './judge-page'

const document = {
  layout: [
    { id: 'a', blockType: 'pageHero' },
    { id: 'b', blockType: 'richText' },
  ],
}
const sound: PageReport = {
  violations: [],
  lostAnchors: [],
  links: [],
  texts: [{ text: 'Abra a conta no balcão.', row: 'b' }],
  pictures: [{ href: '/media/a.avif', row: 'b', bytes: budgets.picture }],
  isTool: false,
  weight: { blocking: budgets.blocking, whole: budgets.whole },
}
const judge = (change: Partial<PageReport>) =>
  judgePage({ ...sound, ...change }, document, 'pt').map(({ severity, kind, at, pt }) => ({ severity, kind, at, pt }))
const violation = {
  rule: 'image-alt',
  isWcag: true,
  isInMain: true,
  row: 'b',
  pt: 'Sem texto',
  en: 'No text',
  html: '',
}

it('has nothing to say of a page that is in order and within its budgets', () => {
  expect(judge({})).toEqual([])
  expect(judge({ isTool: true, weight: { blocking: budgets.blockingTool, whole: budgets.whole } })).toEqual([])
})

it('is stopped by what the law or the order of headings asks, in its own part only, once for each block', () => {
  const at = 'layout.1'
  expect(judge({ violations: [violation, violation] })).toEqual([
    { severity: 'error', kind: 'accessibility', at, pt: 'Sem texto (pt, image-alt).' },
  ])
  expect(judge({ violations: [{ ...violation, rule: 'heading-order', isWcag: false }] })).toMatchObject([
    { severity: 'error', kind: 'headings', at },
  ])
  expect(judge({ violations: [{ ...violation, rule: 'region', isWcag: false }] })).toMatchObject([
    { severity: 'warning', kind: 'accessibility', at },
  ])
  expect(judge({ violations: [{ ...violation, isInMain: false, row: null }] })).toEqual([
    { severity: 'warning', kind: 'accessibility', at: undefined, pt: 'Sem texto (pt, image-alt), à volta da página.' },
  ])
})

it('is stopped by a link to a place that the page does not have', () => {
  expect(judge({ lostAnchors: [{ anchor: 'precos', row: 'a' }] })).toMatchObject([
    { severity: 'error', kind: 'links', at: 'layout.0' },
  ])
})

it('needs a reason for text of the hardest kind, and names the hardest block', () => {
  const contract =
    'A determinação da responsabilidade contratual emergente do incumprimento das obrigações pecuniárias anteriormente ' +
    'convencionadas pressupõe a verificação cumulativa dos pressupostos regulamentarmente estabelecidos. '
  const texts = [
    { text: 'Abra a conta no balcão. Leve o bilhete de identidade. '.repeat(3), row: 'a' },
    { text: contract.repeat(5), row: 'b' },
  ]
  expect(judge({ texts })).toMatchObject([{ severity: 'warning', kind: 'reading', at: 'layout.1' }])
  expect(judge({ texts: texts.slice(0, 1) })).toEqual([])
})

it('is stopped by its own weight, and needs a reason for that of its pictures', () => {
  expect(judge({ weight: { blocking: budgets.blocking + 1, whole: budgets.whole } })).toMatchObject([
    { severity: 'error', kind: 'weight' },
  ])
  expect(judge({ isTool: true, weight: { blocking: budgets.blockingTool + 1, whole: 0 } })).toMatchObject([
    { severity: 'error', kind: 'weight' },
  ])
  expect(judge({ weight: { blocking: 0, whole: budgets.whole + 1 } })).toMatchObject([
    { severity: 'warning', kind: 'weight' },
  ])
  expect(judge({ pictures: [{ href: '/media/grande%20foto.avif', row: 'b', bytes: budgets.picture + 1 }] })).toEqual([
    {
      severity: 'warning',
      kind: 'pictures',
      at: 'layout.1',
      pt: 'A imagem grande foto.avif pesa 61 kB num telemóvel, mais de 60 kB.',
    },
  ])
})
