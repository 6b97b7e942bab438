// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { locales } from '@/src/i18n/locales'
import { company } from '@/tests/cases/company'
import { everyQuestion, typedAnswers } from '@/tests/cases/every-question'
import { paged } from '@/tests/cases/paged'
import { readContentForm } from '@/tests/support/content-form'
import { judgeForm } from '@/tests/support/judge-form'
import { findAxeViolations, findInvalidHtml } from '@/tests/support/judge-html'
import { type FormDefinition, parseFormDefinition } from '../definition/form-definition'
import type { JsonObject } from '../definition/json'
import { toFormInLanguage } from '../language/to-form-in-language'
import { findPageOf, toPages } from '../pages/form-pages'
import type { FormStep } from '../pages/form-step'
import { parsePosted } from '../submission/parse-posted'
import { createInterpreter } from '../validation/interpreter'
import { readAnswers } from '../validation/read-answers'
import { BankForm } from './BankForm.client'

type Drawn = { locale?: 'pt' | 'en'; values?: JsonObject; isJudged?: boolean; step?: FormStep | null }

/** A form as the server draws it, put into the document; with the errors of its values when it is judged. */
function draw(definition: FormDefinition, { locale = 'pt', values = {}, isJudged = false, step = null }: Drawn = {}) {
  const form = toFormInLanguage(definition, locale)
  const found = isJudged ? judgeForm(definition, { locale, sent: values }).server : []
  // The server shows a page with what is wrong on it.
  const errors = step ? found.filter(({ field }) => findPageOf(toPages(form.entries), field) === step.at) : found
  const markup = renderToStaticMarkup(
    <BankForm
      id="form"
      form={form}
      action="/forms/example"
      controls={{ version: 'f00d' }}
      values={values}
      errors={errors}
      headingLevel={2}
      {...(step && { step })}
    />,
  )
  const html = `<main><h1>Formulário</h1>${markup}</main>`
  document.body.innerHTML = html
  return { html, errors }
}

afterEach(() => {
  document.body.innerHTML = ''
})

const all = (selector: string) => [...document.querySelectorAll(selector)]
const textOf = (id: string) => document.getElementById(id)?.textContent

const forms = [
  ...Object.entries(formDefinitions),
  ['ombudsman', readContentForm('ombudsman')] as const,
  ['every-question', everyQuestion] as const,
  ['company', company] as const,
  ['paged', paged] as const,
]
const states: [string, Drawn][] = [
  ['empty', {}],
  ['sent empty', { isJudged: true }],
  ['shown again', { values: { ...typedAnswers, identity: 'identified', email: 'ana' }, isJudged: true }],
]

/** Each form as it is drawn: as a whole, or each of its pages and the check. */
const drawings = forms.flatMap(([name, definition]): [string, FormDefinition, FormStep | null][] => {
  const pages = toPages(toFormInLanguage(definition, 'en').entries).map(({ page }) => page.key)
  if (pages.length === 0) return [[name, definition, null]]
  const checked = [{ key: pages[0] ?? '', label: 'One', answers: [{ key: 'a', label: 'A', text: null }] }]
  return [...pages, null].map((at, index) => [
    `${name}, ${at ?? 'its check'}`,
    definition,
    { at, number: index + 1, total: pages.length + 1, known: {}, checked: at === null ? checked : [], carried: 'x' },
  ])
})

describe.each(drawings)('%s', (_name, definition, step) => {
  describe.each(locales)('in %s', (locale) => {
    it.each(states)('is valid and accessible %s', async (_state, drawn) => {
      const { html } = draw(definition, { ...drawn, locale, step })
      expect(html.match(/ style="|\b(?:undefined|null|NaN)\b|\[object Object\]/g)).toBeNull()
      expect(await findInvalidHtml(html)).toEqual([])
      expect(await findAxeViolations()).toEqual([])
    })
  })

  it.each(states)('names no element twice and refers to none that is missing, %s', (_state, drawn) => {
    draw(definition, { ...drawn, step })
    const ids = all('[id]').map(({ id }) => id)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
    const named = all('[aria-describedby], label[for], a[href^="#"]').flatMap((element) =>
      [
        element.getAttribute('aria-describedby') ?? '',
        element.getAttribute('for') ?? '',
        element.getAttribute('href') ?? '',
      ]
        .join(' ')
        .split(/[\s#]+/)
        .filter((id) => id !== ''),
    )
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('a form with errors', () => {
  it('says each above and beside the question in the same words, and leads to a control', () => {
    const { errors } = draw(everyQuestion, { isJudged: true })
    const links = all('[data-part="summary"] a')
    expect(links.map(({ textContent }) => textContent)).toEqual(errors.map(({ text }) => text))
    for (const [place, link] of links.entries()) {
      const control = document.querySelector(link.getAttribute('href') ?? '')
      expect(control?.matches('input, select, textarea'), `${link.textContent} leads to a control`).toBe(true)
      expect(control?.getAttribute('aria-invalid')).toBe('true')
      const group = control?.matches('[type="radio"], [name="boxes"], [name$=".day"]')
        ? control.closest('fieldset')
        : control
      const described = (group?.getAttribute('aria-describedby') ?? '').split(' ').map(textOf)
      expect(described.at(-1)).toBe(`Erro: ${errors[place]?.text}`)
    }
    expect(errors.length).toBeGreaterThan(10)
  })

  it('names each of them in the list of errors, once', () => {
    draw(everyQuestion, { isJudged: true })
    const links = all('[data-part="summary"] a')
    const names = links.map((link) => link.closest('li')?.textContent ?? '')
    const labels = links.map((link) => {
      const control = document.querySelector(link.getAttribute('href') ?? '')
      const group = control?.closest('fieldset[data-part="field"]')
      const label = group ? group.querySelector('legend') : document.querySelector(`label[for="${control?.id}"]`)
      return (label?.firstChild?.textContent ?? '').toLowerCase()
    })
    const times = names.map((name, at) => name.toLowerCase().split(labels[at] || '?').length - 1)
    expect(labels).not.toContain('')
    expect(times).toEqual(names.map(() => 1))
  })

  it('takes the focus with a summary that is announced', () => {
    draw(everyQuestion, { isJudged: true })
    const [summary] = all('[data-part="summary"]')
    expect([
      summary?.getAttribute('role'),
      summary?.getAttribute('tabindex'),
      summary?.hasAttribute('autofocus'),
    ]).toEqual(['alert', '-1', true])
    expect(summary?.closest('form')?.firstElementChild).toBe(summary)
  })

  it('marks nothing that is in order', () => {
    draw(everyQuestion, { values: { ...typedAnswers, email: 'ana' }, isJudged: true })
    const marked = all('[aria-invalid]').map((control) => control.getAttribute('name'))
    expect(marked).toEqual(['email', 'one'])
    draw(everyQuestion)
    expect(all('[aria-invalid], [data-part="error"], [data-part="summary"]')).toEqual([])
  })

  it('that is wrong as a whole says so without a link', () => {
    draw(everyQuestion, { values: { ...typedAnswers, admin: 'true' }, isJudged: true })
    const [item] = all('[data-part="summary"] li')
    expect(item?.textContent).toMatch(/^Foi enviado algo que o formulário não pede/)
    expect(item?.querySelector('a')).toBeNull()
  })
})

describe('a question', () => {
  it('has its name, hint and error before its control, a group in its legend', () => {
    draw(everyQuestion, { isJudged: true })
    const parts = (name: string) => {
      const control = document.querySelector(`[name="${name}"]`)
      return [...(control?.closest('[data-part="field"]')?.children ?? [])].map(
        (part) => part.getAttribute('data-part') ?? part.localName,
      )
    }
    expect(parts('text')).toEqual(['label', 'hint', 'error', 'input'])
    expect(parts('longText')).toEqual(['label', 'error', 'textarea'])
    expect(parts('radios')).toEqual(['legend', 'hint', 'error', 'options'])
    expect(parts('birth.day')).toEqual(['legend', 'hint', 'error', 'date'])
    expect(parts('one')).toEqual(['label', 'hint', 'error', 'input'])
    expect(parts('consent')).toEqual(['hint', 'error', 'option'])
  })

  it('says when it may be left out', () => {
    draw(everyQuestion, { locale: 'en' })
    const label = (id: string) => document.querySelector(`label[for="form-${id}"]`)?.textContent
    expect([label('text'), label('files')]).toEqual(['Text in English', 'Files in English (optional)'])
    expect(document.querySelector('#form-day')?.closest('fieldset')?.querySelector('legend')?.textContent).toBe(
      'Day in English (optional)',
    )
  })

  it.each([
    ['text', { type: 'text', autocomplete: 'name' }],
    ['email', { type: 'email', inputmode: 'email', autocomplete: 'email' }],
    ['phone', { type: 'tel', inputmode: 'tel', autocomplete: 'tel' }],
    ['number', { type: 'text', inputmode: 'decimal', autocomplete: null }],
    ['amount', { type: 'text', inputmode: 'decimal' }],
    ['birth', { inputmode: 'numeric', autocomplete: 'bday-day', name: 'birth.day' }],
    ['birth-month', { inputmode: 'numeric', autocomplete: 'bday-month', name: 'birth.month' }],
    ['birth-year', { inputmode: 'numeric', autocomplete: 'bday-year', name: 'birth.year' }],
    ['day', { autocomplete: null }],
    ['country', { name: 'country', 'aria-required': 'true' }],
    ['one', { type: 'file', accept: '.pdf', multiple: null }],
    ['files', { type: 'file', accept: '.pdf,.png,image/png', multiple: '' }],
    ['consent', { type: 'checkbox', value: 'true' }],
  ])('of %s has the keyboard and the filling-in that suit', (id, attributes) => {
    draw(everyQuestion)
    const control = document.getElementById(`form-${id}`)
    const found = Object.keys(attributes).map((name) => [name, control?.getAttribute(name) ?? null])
    expect(Object.fromEntries(found)).toEqual(attributes)
  })

  it('is hidden, not left out, while its condition is not met', () => {
    const isHidden = (key: string) => document.querySelector(`[data-entry="${key}"]`)?.hasAttribute('hidden')
    draw(everyQuestion)
    expect(['reach', 'email', 'why', 'adult'].map(isHidden)).toEqual([true, true, true, true])
    draw(everyQuestion, { values: { yesNo: 'true', boxes: ['b'], number: '18' } })
    expect(['reach', 'email', 'why', 'adult'].map(isHidden)).toEqual([false, false, false, false])
  })
})

describe('a form without script', () => {
  it('is a plain post that stops nobody before the server has judged', () => {
    draw(everyQuestion)
    const form = document.querySelector('form')
    expect(form?.getAttribute('method')).toBe('post')
    expect(form?.getAttribute('action')).toBe('/forms/example')
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data')
    expect(form?.hasAttribute('novalidate')).toBe(true)
    expect(all('button')).toHaveLength(1)
    expect(all('button')[0]?.getAttribute('type')).toBe('submit')
    expect(all(':disabled')).toEqual([])
  })

  it.each([
    ['iban', { autocapitalize: 'characters', spellcheck: 'false', inputmode: null }],
    ['taxNumber', { autocapitalize: 'characters', spellcheck: 'false', inputmode: null }],
    ['identityCard', { autocapitalize: 'characters', spellcheck: 'false', inputmode: null }],
    ['letters', { autocapitalize: 'words', spellcheck: 'false', inputmode: null }],
    ['digits', { autocapitalize: null, spellcheck: null, inputmode: 'numeric' }],
    [null, { autocapitalize: null, spellcheck: null, inputmode: null }],
  ] as const)('asks devices to help with a text of kind %s', (reviewed, attributes) => {
    const line = { key: 'line', type: 'text' as const, label: null, pattern: reviewed && { reviewed } }
    draw(parseFormDefinition({ key: 'lines', title: null, fields: [line] }))
    const [input] = all('[name="line"]')
    for (const [name, value] of Object.entries(attributes))
      expect([name, input?.getAttribute(name)]).toEqual([name, value])
  })

  it('lets a browser fill in what its type says, unless staff said otherwise', () => {
    const fields = [
      { key: 'mail', type: 'email' as const, label: null },
      { key: 'phone', type: 'phone' as const, label: null },
      { key: 'other', type: 'phone' as const, label: null, autocomplete: null },
      { key: 'firm', type: 'text' as const, label: null, autocomplete: 'organization' as const },
    ]
    draw(parseFormDefinition({ key: 'lines', title: null, fields }))
    const tokens = fields.map(({ key }) => all(`[name="${key}"]`)[0]?.getAttribute('autocomplete'))
    expect(tokens).toEqual(['email', 'tel', null, 'organization'])
  })

  it('posts what it shows: what the server draws again is what was typed', () => {
    draw(everyQuestion, { values: typedAnswers })
    const form = document.querySelector('form')
    if (!form) throw new Error('The form is not there')
    const view = toFormInLanguage(everyQuestion, 'pt')
    const entries = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    const posted = parsePosted(view, entries)
    if (typeof posted === 'string') throw new Error(posted)
    expect(posted.controls).toEqual({ version: 'f00d' })
    const validator = createInterpreter(view.schema, '2026-11-21')
    expect(readAnswers(view, posted.answers, validator)).toEqual(readAnswers(view, typedAnswers, validator))
    expect(readAnswers(view, posted.answers, validator)).toMatchObject({
      amount: 150_000,
      birth: '1998-03-27',
      phone: '+244923456789',
    })
  })
})
