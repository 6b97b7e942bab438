import { describe, expect, it } from 'vitest'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { anonymous, application, errorRows, identified, pdf } from '@/tests/cases/error-catalogue'
import { judgeForm } from '@/tests/support/judge-form'
import { jobApplication } from './job-application/definition'
import { newsletter } from './newsletter/definition'
import { whistleblowingReport } from './whistleblowing-report/definition'

/** Every row of the specification's error catalogue that speaks of these forms, from both validators in both languages. */

const news = parseFormDefinition(newsletter)
const report = parseFormDefinition(whistleblowingReport)
const careers = parseFormDefinition(jobApplication)

const forms = { newsletter: news, 'whistleblowing-report': report, 'job-application': careers } as const

describe('the error catalogue', () => {
  it.each(errorRows)('%s', (_situation, form, sent, field, en, pt) => {
    for (const [locale, text] of [
      ['en', en],
      ['pt', pt],
    ] as const) {
      const { server, browser } = judgeForm(forms[form], { locale, sent })
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
