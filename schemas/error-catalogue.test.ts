import { describe, expect, it } from 'vitest'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { judgeForm } from '@/tests/support/judge-form'
import { jobApplication } from './job-application/definition'
import { newsletter } from './newsletter/definition'
import { whistleblowingReport } from './whistleblowing-report/definition'

/** Every row of the specification's error catalogue that speaks of these forms, from both validators in both languages. */

const news = parseFormDefinition(newsletter)
const report = parseFormDefinition(whistleblowingReport)
const careers = parseFormDefinition(jobApplication)

const pdf = { name: 'prova.pdf', mediaType: 'application/pdf', size: 20_000 }
const identified = {
  identity: 'identified',
  firstName: 'Ana',
  lastName: 'Domingos',
  email: 'ana@bcs.example',
  phone: '923 456 789',
  irregularityType: 'fraud',
  description: 'Assinatura falsa num pedido de crédito.',
  attachments: [pdf],
}
const { firstName: _name, lastName: _last, email: _email, phone: _phone, ...unnamed } = identified
const anonymous = { ...unnamed, identity: 'anonymous' }
const application = {
  firstName: 'João',
  lastName: 'N’Gola',
  birthDate: '1998-3-27',
  nationality: 'Angolana',
  educationLevel: 'graduate',
  email: 'joao@bcs.example',
  areaOfInterest: 'technology',
  cv: [pdf],
}

type Row = [situation: string, form: FormDefinition, sent: object, field: string, en: string, pt: string]

const rows: Row[] = [
  ['Newsletter, empty email', news, { email: '' }, 'email', 'Email is required.', 'O e-mail é obrigatório.'],
  [
    'Newsletter, bad email',
    news,
    { email: 'ana@' },
    'email',
    'Please enter a valid email address.',
    'Por favor, introduza um endereço de e-mail válido.',
  ],
  [
    'Report, email missing',
    report,
    { ...identified, email: '' },
    'email',
    'Email is required.',
    'O e-mail é obrigatório.',
  ],
  [
    'Report, email bad',
    report,
    { ...identified, email: 'ana' },
    'email',
    'Please enter a valid email.',
    'Por favor, introduza um e-mail válido.',
  ],
  [
    'Report, phone',
    report,
    { ...identified, phone: ' ' },
    'phone',
    'Phone number is required.',
    'O número de telefone é obrigatório.',
  ],
  [
    'Report, no file',
    report,
    { ...identified, attachments: [] },
    'attachments',
    'To submit the report, you need to attach at least one file. Please check and try again.',
    'Para submeter a denúncia, precisa de anexar pelo menos um ficheiro. Verifique e tente novamente, por favor.',
  ],
  [
    'Report, no file, anonymous',
    report,
    { ...anonymous, attachments: [] },
    'attachments',
    'To submit the report, you need to attach at least one file. Please check and try again.',
    'Para submeter a denúncia, precisa de anexar pelo menos um ficheiro. Verifique e tente novamente, por favor.',
  ],
  ...['firstName', 'lastName', 'nationality'].map(
    (field): Row => [
      `Careers, letters only: ${field}`,
      careers,
      { ...application, [field]: 'Jo4o' },
      field,
      'Please insert letters only.',
      'Por favor, introduza apenas letras.',
    ],
  ),
  [
    'Careers, email',
    careers,
    { ...application, email: 'joao@bcs' },
    'email',
    'Please insert a valid email address',
    'Por favor, introduza um endereço de e-mail válido',
  ],
  [
    'Careers, age',
    careers,
    { ...application, birthDate: '2008-11-22' },
    'birthDate',
    'Minimum age is 18 years old.',
    'A idade mínima é de 18 anos.',
  ],
  [
    'Careers, no CV',
    careers,
    { ...application, cv: [] },
    'cv',
    'To submit the application, you need to attach your Curriculum Vitae. Please check and try again.',
    'Para submeter a candidatura, precisa de anexar o seu Curriculum Vitae. Verifique e tente novamente, por favor.',
  ],
]

describe('the error catalogue', () => {
  it.each(rows)('%s', (_situation, form, sent, field, en, pt) => {
    for (const [locale, text] of [
      ['en', en],
      ['pt', pt],
    ] as const) {
      const { server, browser } = judgeForm(form, { locale, sent: { ...sent } })
      expect(server.map((error) => [error.field, error.text])).toEqual([[field, text]])
      expect(browser).toEqual(server)
    }
  })

  it.each([
    ['Report success, title', report, 'successTitle', 'Success', 'Sucesso'],
    ['Report success', report, 'successText', 'Success sending the report.', 'Denúncia enviada com sucesso.'],
    ['Report file error, title', report, 'errorTitle', 'Error', 'Erro'],
    [
      'Careers, form',
      careers,
      'errorText',
      'Please correct the errors in the form.',
      'Por favor, corrija os erros no formulário.',
    ],
    [
      'Careers success',
      careers,
      'successText',
      'Your application was submitted successfuly.',
      'A sua candidatura foi submetida com sucesso.',
    ],
    [
      'Careers failure',
      careers,
      'failureText',
      'There was an error. Please try again later.',
      'Ocorreu um erro. Por favor, tente mais tarde.',
    ],
  ] as const)('%s', (_situation, form, text, en, pt) => {
    expect(toFormInLanguage(form, 'en').texts[text]).toBe(en)
    expect(toFormInLanguage(form, 'pt').texts[text]).toBe(pt)
  })
})

describe('answers that are in order', () => {
  it.each([
    ['newsletter', news, { email: 'ana@bcs.example' }],
    ['identified report', report, identified],
    ['anonymous report', report, anonymous],
    [
      'anonymous report with the boxes of the identified left empty',
      report,
      { ...anonymous, firstName: '', email: ' ' },
    ],
    ['job application', careers, application],
    ['job application on the 18th birthday in Luanda', careers, { ...application, birthDate: '2008-11-21' }],
  ] as const)('%s', (_what, form, sent) => {
    const { server, browser } = judgeForm(form, { locale: 'pt', sent })
    expect(server).toEqual([])
    expect(browser).toEqual([])
  })
})

describe('what each form demands', () => {
  it.each([
    ['newsletter', news, {}, ['email']],
    ['report', report, {}, ['identity', 'irregularityType', 'description', 'attachments']],
    ['anonymous report', report, { identity: 'anonymous' }, ['irregularityType', 'description', 'attachments']],
    [
      'identified report',
      report,
      { identity: 'identified' },
      ['firstName', 'lastName', 'email', 'phone', 'irregularityType', 'description', 'attachments'],
    ],
    ['job application', careers, {}, Object.keys(application)],
  ] as const)('%s', (_what, form, sent, fields) => {
    const { server, browser } = judgeForm(form, { locale: 'en', sent })
    expect(server.map(({ field, rule }) => [field, rule])).toEqual(fields.map((field) => [field, 'required']))
    expect(browser).toEqual(server)
  })

  it('refuses what the anonymous did not mean to send', () => {
    const { server, browser } = judgeForm(report, {
      locale: 'en',
      sent: { ...anonymous, firstName: 'Ana', phone: '923456789' },
    })
    expect(server.map(({ field, rule }) => [field, rule])).toEqual([
      ['firstName', 'hidden'],
      ['phone', 'hidden'],
    ])
    expect(browser).toEqual(server)
  })

  it.each([
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'attachments', null],
    ['svg', 'image/svg+xml', 'attachments', 'fileType'],
    ['docx as a CV', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'cv', 'fileType'],
    ['jpg as a CV', 'image/jpeg', 'cv', null],
  ])('takes files of some kinds: %s', (_what, mediaType, field, rule) => {
    const [form, sent] = field === 'cv' ? ([careers, application] as const) : ([report, identified] as const)
    const { server } = judgeForm(form, { locale: 'pt', sent: { ...sent, [field]: [{ ...pdf, mediaType }] } })
    expect(server.map((error) => error.rule)).toEqual(rule ? [rule] : [])
  })

  it('takes files of 5 MB and no more', () => {
    const sized = (size: number) =>
      judgeForm(careers, { locale: 'en', sent: { ...application, cv: [{ ...pdf, size }] } }).server
    expect(sized(5 * 1024 * 1024)).toEqual([])
    expect(sized(5 * 1024 * 1024 + 1)).toEqual([
      { field: 'cv', rule: 'fileSize', text: 'A file may have at most 5\u00a0MB.' },
    ])
  })
})
