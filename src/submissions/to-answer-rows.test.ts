import { describe, expect, it } from 'vitest'
import { everyQuestion } from '@/tests/cases/every-question'
import { toAnswerRows } from './to-answer-rows'

const answers = {
  text: '<b>Ana</b>',
  number: 18.5,
  amount: 150_000,
  birth: '1998-03-27',
  radios: 'b',
  boxes: ['a', 'b'],
  yesNo: false,
  country: 'BR',
  consent: true,
  one: [{ name: 'cv.pdf', mediaType: 'application/pdf', size: 9 }],
}

describe('the answers of a submission', () => {
  it('are read in the words of the version, in either language', () => {
    const texts = (locale: 'pt' | 'en') =>
      Object.fromEntries(
        toAnswerRows({ definition: everyQuestion, answers, locale }).map(({ key, text }) => [key, text]),
      )
    expect(texts('pt')).toMatchObject({
      text: '<b>Ana</b>',
      number: '18,5',
      amount: expect.stringMatching(/^1.500,00.Kz$/),
      birth: '27 de Março de 1998',
      yesNo: 'Não',
      country: 'Brasil',
      consent: 'Sim',
      one: 'cv.pdf',
      email: null,
    })
    expect(texts('en')).toMatchObject({ birth: '27 March 1998', yesNo: 'No', country: 'Brazil' })
    const labels = everyQuestion.fields.flatMap((field) => (field.type === 'oneChoice' ? field.options : []))
    expect(labels.map(({ label }) => label.pt)).toContain(texts('pt')['radios'])
  })

  it('of a question that was retired before are left out, and kept when there is one', () => {
    const definition = {
      ...everyQuestion,
      fields: everyQuestion.fields.map((field) => ({
        ...field,
        retired: field.key === 'text' || field.key === 'email',
      })),
    }
    const keys = toAnswerRows({ definition, answers, locale: 'pt' }).map(({ key }) => key)
    expect(keys).toContain('text')
    expect(keys).not.toContain('email')
  })
})
