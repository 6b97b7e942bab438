import { expect, it } from 'vitest'
import { judgeFigures } from './judge-figures'

const governed = new Set([24, 1.5])
const judge = (pt: string, en = '') =>
  judgeFigures([{ path: 'layout.0.body', texts: { pt, en } }], governed, ['pt', 'en']).map((finding) => finding.pt)

it('lets the rates of simulators pass, in the writing of each language', () => {
  expect(judge('Taxa de 24 % e comissão de 1,5 %.', 'A rate of 24% and a fee of 1.5%.')).toEqual([])
})

it('names a rate that no simulator has, once, with its language', () => {
  expect(judge('TAEG de 31,2 %. Depois, TAEG de 31,2% outra vez.')).toEqual([
    'Taxa escrita à mão, que nenhum simulador usa (pt): 31,2 %.',
  ])
  expect(judge('', 'Interest at 9.75% a year.')).toEqual(['Taxa escrita à mão, que nenhum simulador usa (en): 9.75 %.'])
})

it('leaves percentages alone that are no rates', () => {
  expect(judge('O Estado tem 52 % do capital. A taxa é fixa.', 'Of our customers, 80% are women.')).toEqual([])
  expect(judge('Não é tanto assim, nem com a Tanzânia: 12 %.')).toEqual([])
})
