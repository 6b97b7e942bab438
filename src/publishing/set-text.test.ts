import { describe, expect, it } from 'vitest'
import { hardenHtml } from './harden-html'

const footer = '<footer><a href="tel:+244222000000"><span>Ligue</span> +244 222 000 000</a></footer>'

/** What becomes of the main part of a page whose footer has the helpline. */
function set(main: string, after = footer): string | undefined {
  const { html } = hardenHtml(
    `<!DOCTYPE html><html><head><title>+244 222 000 000</title></head><body><main>${main}</main>${after}</body></html>`,
    {
      isSecure: true,
    },
  )
  return html.split('<main>')[1]?.split('</main>')[0]
}

const link = '<a href="tel:+244222000000">+244&nbsp;222&nbsp;000&nbsp;000</a>'

describe('a telephone number that the page links', () => {
  it('is a link wherever it stands, whatever spaces it has', () => {
    expect(set('<p>Ligue para o +244\u00a0222\u00a0000\u00a0000.</p>')).toBe(`<p>Ligue para o ${link}.</p>`)
    expect(set('<p>+244 222 000 000 ou <b>+244222000000</b></p>')).toBe(
      `<p>${link} ou <b><a href="tel:+244222000000">+244222000000</a></b></p>`,
    )
  })

  it.each([
    ['a link', '<a href="/a">+244 222 000 000</a>', '<a href="/a">+244&nbsp;222&nbsp;000&nbsp;000</a>'],
    [
      'part of a link',
      '<a href="/a"><b>+244 222 000 000</b></a>',
      '<a href="/a"><b>+244&nbsp;222&nbsp;000&nbsp;000</b></a>',
    ],
    ['a button', '<button>+244 222 000 000</button>', '<button>+244 222 000 000</button>'],
    [
      'a question',
      '<details><summary>+244 222 000 000</summary></details>',
      '<details><summary>+244 222 000 000</summary></details>',
    ],
    ['an island', '<div data-island="x">+244 222 000 000</div>', '<div data-island="x">+244 222 000 000</div>'],
    [
      'data',
      '<script type="application/ld+json">{"telephone":"+244 222 000 000"}</script>',
      '<script type="application/ld+json">{"telephone":"+244 222 000 000"}</script>',
    ],
  ])('is none in %s', (_place, before, after) => {
    expect(set(before)).toBe(after)
  })

  it('is another than one that is linked nowhere, and than an amount', () => {
    const text = '<p>+351 212 345 678, 222 000 000 e 12\u00a0000\u00a0000</p>'
    expect(set(text)).toBe(text.replaceAll('\u00a0', '&nbsp;'))
    expect(set('<p>+244 222 000 000</p>', '')).toBe('<p>+244 222 000 000</p>')
  })
})

it('no line of a heading ends after the first letters of a word with a hyphen', () => {
  expect(set('<h2>O seu e-mail, um <i>cartão Pré-Pago</i> e a factura pró-forma</h2>')).toBe(
    '<h2>O seu e-\u2060mail, um <i>cartão Pré-\u2060Pago</i> e a factura pró-\u2060forma</h2>',
  )
  expect(set('<h3>guarda-chuva, 8-9, <a href="mailto:a-b@bcs.example" title="e-mail">x</a></h3>')).toBe(
    '<h3>guarda-chuva, 8-9, <a href="mailto:a-b@bcs.example" title="e-mail">x</a></h3>',
  )
  expect(set('<p>O seu e-mail</p>')).toBe('<p>O seu e-mail</p>')
})

it('a page that is set once more stays as it is', () => {
  const once = hardenHtml(`<main><h2>Por e-mail ou pelo +244 222 000 000</h2></main>${footer}`, {
    isSecure: true,
  }).html
  expect(hardenHtml(once, { isSecure: true }).html).toBe(once)
})
