import { expect, it } from 'vitest'
import { parseRichText } from './document'
import { toOutline } from './to-outline'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const heading = (tag: string, ...children: unknown[]) => ({ type: 'heading', tag, children })
const paragraph = { type: 'paragraph', children: [text('Texto.')] }

const outlineOf = (...children: unknown[]) => toOutline(parseRichText({ root: { children } }))

it('names the largest headings by what they say, where they stand in the text', () => {
  expect(
    outlineOf(
      paragraph,
      heading('h2', text('2. Cookies '), text('utilizados', 1)),
      heading('h3', text('sona-locale')),
      heading('h2', text('Protecção: porquê?'), { type: 'linebreak' }, text('Razões')),
    ),
  ).toEqual([
    { index: 1, title: '2. Cookies utilizados', anchor: 'texto-2-cookies-utilizados' },
    { index: 3, title: 'Protecção: porquê? Razões', anchor: 'texto-proteccao-porque-razoes' },
  ])
})

it('gives two headings that say the same an id each, and one that says nothing none', () => {
  expect(outlineOf(heading('h2', text('Prazo')), heading('h2', text('…')), heading('h2', text('Prazo')))).toEqual([
    { index: 0, title: 'Prazo', anchor: 'texto-prazo' },
    { index: 2, title: 'Prazo', anchor: 'texto-prazo-2' },
  ])
})
