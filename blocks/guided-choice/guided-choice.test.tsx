import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { messagesByLocale } from '@/src/i18n/messages'
import { examplePage } from '../example-page'
import { GuidedChoice } from './GuidedChoice'
import { guidedChoiceFixtures } from './guided-choice.fixtures'
import { toGuidedChoiceProps } from './to-props'

const { default: block } = guidedChoiceFixtures.examples
const page = examplePage('pt')

const ask = (query: Record<string, string>, moment = page.moment) =>
  toGuidedChoiceProps(block, { ...page, query, moment }) ?? expect.fail('The block draws nothing')

const draw = (query: Record<string, string>, moment = page.moment) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="pt" messages={messagesByLocale.pt} timeZone="Africa/Luanda">
      <GuidedChoice {...ask(query, moment)} />
    </NextIntlClientProvider>,
  )

const salary = { choice1: 'salary', choice2: 'essential' }

describe('a guided choice', () => {
  it('asks one question after the other, and each answer is an address', () => {
    expect(ask({}).asked?.answers.map(({ href }) => href)).toEqual([
      '/particulares/exemplo?choice1=salary#choice-guided-choice-default',
      '/particulares/exemplo?choice1=own#choice-guided-choice-default',
      '/particulares/exemplo?choice1=minor#choice-guided-choice-default',
    ])
    const second = ask({ choice1: 'salary' })
    expect(second.asked?.title).toBe('Para que quer a conta?')
    expect(second.asked?.answers[0]?.href).toBe(
      '/particulares/exemplo?choice1=salary&choice2=essential#choice-guided-choice-default',
    )
    expect(second.given).toEqual([
      { title: 'Salário ou pensão, todos os meses', href: '/particulares/exemplo#choice-guided-choice-default' },
    ])
    expect(second.standing.map(({ key, isPossible }) => [key, isPossible])).toEqual([
      ['junior', false],
      ['flex', true],
      ['ordinary', true],
    ])
  })

  it.each([
    [salary, 'Conta Flex'],
    [{ choice1: 'salary', choice2: 'currency' }, 'Conta à Ordem'],
    [{ choice1: 'own', choice2: 'essential' }, 'Conta à Ordem'],
    [{ choice1: 'minor' }, 'Conta Júnior'],
    [{ choice1: 'minor', choice2: 'nothing' }, 'Conta Júnior'],
  ])('answers %j with the first outcome that is left: %s', (query, title) => {
    expect(ask(query).asked).toBeNull()
    expect(ask(query).chosen?.title).toBe(title)
  })

  it('asks again what was answered with nothing that it offers', () => {
    expect(ask({ choice1: '<script>' }).asked?.number).toBe(1)
    expect(ask({ choice2: 'essential' }).asked?.number).toBe(1)
    expect(ask({ choice1: 'salary', choice2: 'minor' }).asked?.number).toBe(2)
  })

  it('gives the reasons and the papers that belong to the answers, and no others', () => {
    expect(ask(salary).chosen?.reasons).toEqual([
      { answer: 'Salário ou pensão, todos os meses', text: '0 Kz de manutenção' },
    ])
    const papersOf = (query: Record<string, string>) => ask(query).chosen?.papers.map(({ title }) => title)
    expect(papersOf(salary)).toEqual(['Bilhete de Identidade', 'Último recibo de salário'])
    expect(papersOf({ choice1: 'own', choice2: 'essential' })).toEqual(['Bilhete de Identidade'])
  })

  it('can be ticked off and sent to oneself without anything of the site', () => {
    const markup = draw(salary)
    expect(markup.match(/type="checkbox"/g)).toHaveLength(2)
    expect(markup).toContain(
      'href="sms:?body=Conta%20Flex.%20Leve%20consigo%0A-%20Bilhete%20de%20Identidade%3A%20O%20original',
    )
    expect(markup).toContain('href="mailto:?subject=Conta%20Flex')
  })

  it('says so where nothing is left, with the way back', () => {
    expect(ask({ choice1: 'own', choice2: 'nothing' }).chosen).toBeNull()
    expect(draw({ choice1: 'own', choice2: 'nothing' })).toContain('é melhor falarmos consigo')
  })

  it('finds the branch from where somebody is, that is open now if one is', () => {
    const friday = Date.parse('2026-11-20T10:00:00+01:00')
    const sunday = Date.parse('2026-11-22T10:00:00+01:00')
    const found = (place: string, moment = friday) => ask({ ...salary, place }, moment).chosen?.branch.found
    expect(found('Luanda')?.state).toEqual({ isOpen: true, until: 930 })
    expect(found('Luanda')?.place.services).toContain('accountOpening')
    expect(found('Luanda', sunday)?.state?.isOpen).toBe(false)
    expect(found('Xangongo')).toBeNull()
    expect(draw({ ...salary, place: 'Luanda' }, friday)).toContain('Aberto até às 15h30')
    expect(draw({ ...salary, place: 'Xangongo' })).toContain('Não encontrámos «Xangongo»')
    expect(draw({ ...salary, place: 'Luanda' })).toContain('<input type="hidden" name="choice1" value="salary"/>')
  })
})
