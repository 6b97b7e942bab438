import { describe, expect, it } from 'vitest'
import { type BankWords, readBankWords } from './bank-words'
import { findTypeMistakes } from './find-type-mistakes'
import { findWordMistakes } from './find-word-mistakes'
import { readSite, readVisitorsTexts } from './visitors-texts'

const words = readBankWords()
const shipped = readSite().flatMap(readVisitorsTexts)

const page = 'site/content/pages/example.yaml'
const settings = readVisitorsTexts({
  path: 'site/content/globals/site-settings.yaml',
  source: 'helpline: +244 222 000 000\n',
})

/** What is found in a page whose third line has a text in each language. */
function findIn(texts: { pt?: string; en?: string }, known: BankWords = words): string[] {
  const source = `title:\n  # a remark\n${Object.entries(texts)
    .map(([language, text]) => `  ${language}: ${JSON.stringify(text)}\n`)
    .join('')}`
  const read = [...readVisitorsTexts({ path: page, source }), ...settings]
  return [...findWordMistakes(read, known), ...findTypeMistakes(read)]
}

it('finds nothing in what the site ships with', () => {
  expect(shipped.length).toBeGreaterThan(5_000)
  expect([...findWordMistakes(shipped, words), ...findTypeMistakes(shipped)]).toEqual([])
})

describe('words that are not the bank’s', () => {
  it.each([
    [{ pt: 'Contas em kwanza.' }, 'em kwanza', 'kwanzas'],
    [{ en: 'Write us an Email today.' }, 'Email', 'e-mail'],
    [{ en: 'The best home loans.' }, 'home loans', 'mortgage loan'],
    [{ pt: 'Você decide.' }, 'Você', 'cortesia'],
    [{ pt: 'Apresente o caso à Provedoria do cliente, ou ao apoio ao cliente.' }, 'apoio ao cliente', 'Cliente'],
    [{ en: 'Turn to the customer ombudsman.' }, 'customer ombudsman', 'Customer Ombudsman'],
    [{ pt: 'Em caso de dúvida, ligue {phone}.' }, 'ligue {phone}', 'ligue para o {phone}'],
  ])('%j', (texts, found, instead) => {
    const [mistake = '', ...others] = findIn(texts)
    expect(others).toEqual([])
    expect(mistake).toMatch(/^site\/content\/pages\/example\.yaml:3: /)
    expect(mistake).toContain(`“${found}”`)
    expect(mistake).toContain(instead)
  })

  it('count in their own language only', () => {
    expect(findIn({ en: 'Em kwanza.' })).toEqual([])
  })

  it('are whole words, across the end of a line and a space that does not break', () => {
    expect(findIn({ pt: 'Contas em kwanzas.' })).toEqual([])
    expect(findIn({ pt: 'Contas em\u00a0kwanza.' })).toHaveLength(1)
    expect(findIn({ pt: 'Contas em\nkwanza.' })).toHaveLength(1)
  })

  it('may stand in the sentences that are excepted', () => {
    expect(findIn({ en: 'Email is required.' })).toEqual([])
    expect(findIn({ en: 'Email' })).toEqual([])
    expect(findIn({ en: 'The Email is required soon.' })).toHaveLength(1)
  })

  it('may stand where a link leads to', () => {
    expect(findIn({ en: 'See the [price list](pages:private/pricing).' })).toEqual([])
    expect(findIn({ en: 'See the [pricing](pages:private/pricing).' })).toHaveLength(1)
  })

  it('are those of the reform of Portuguese too, whatever their ending', () => {
    expect(findIn({ pt: 'A direcção actual e o projecto.' })).toEqual([])
    expect(findIn({ pt: 'A direção atual e os projetos.' })).toHaveLength(3)
  })
})

describe('what is not typed as print has it', () => {
  it.each([
    [{ en: "The bank's price." }, "'", '’'],
    [{ en: "Their customers' hands." }, "'", '’'],
    [{ pt: 'Escreva "cartão".' }, '"cartão"', '«…»'],
    [{ pt: 'Custa 500 Kz.' }, '0 Kz', 'U+00A0'],
    [{ en: 'It costs Kz 500.' }, 'Kz 5', 'U+00A0'],
    [{ pt: 'Custa 1 500\u00a0Kz.' }, '1 500', 'U+00A0'],
    [{ pt: 'Marque +244 222 000 000.' }, '+244 222 000 000', '{phone}'],
  ])('%j', (texts, found, instead) => {
    const [mistake = '', ...others] = findIn(texts)
    expect(others).toEqual([])
    expect(mistake).toContain(`“${found}”`)
    expect(mistake).toContain(instead)
  })

  it('is a link that dials another number than the helpline of the settings', () => {
    const link = (url: string) => [...readVisitorsTexts({ path: page, source: `link:\n  url: ${url}\n` }), ...settings]
    expect(findTypeMistakes(link('tel:+244222000000'))).toEqual([])
    expect(findTypeMistakes(link('tel:+244222000001'))).toEqual([
      `${page}:2: “tel:+244222000001” is not the helpline of the site settings, tel:+244222000000`,
    ])
  })
})

it('reads the messages in the language of their file, and no keys, addresses or words of visitors', () => {
  const source = '{\n  "title": "O seu e-mail"\n}\n'
  expect(readVisitorsTexts({ path: 'site/messages/pt.json', source })).toEqual([
    { path: 'site/messages/pt.json', line: 2, language: 'pt', field: 'title', text: 'O seu e-mail' },
  ])
  expect(
    readVisitorsTexts({ path: page, source: 'slug: { pt: um-email, en: an-email }\npage: private/pricing\n' }),
  ).toEqual([])
  expect(
    readVisitorsTexts({
      path: 'site/content/globals/search-synonyms.yaml',
      source: 'groups: { pt: email, correio }\n',
    }),
  ).toEqual([])
})
