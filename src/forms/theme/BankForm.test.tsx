// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { type FormDefinition, parseFormDefinition } from '../definition/form-definition'
import type { JsonObject } from '../definition/json'
import { toFormInLanguage } from '../language/to-form-in-language'
import type { AnswerError } from '../validation/validate-answers'
import { BankForm } from './BankForm.client'

const { newsletter, 'whistleblowing-report': report, 'job-application': careers } = formDefinitions
if (!newsletter || !report || !careers) throw new Error('This test needs the forms of a new site')

const sent = vi.fn<(action: string, request: { body: FormData }) => Promise<Response>>()

beforeEach(() => {
  document.title = 'Formulário · BCS'
  sent.mockReset().mockImplementation(async () => Response.json({ reference: 'BCS-7K2M' }, { status: 201 }))
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Opened = {
  values?: JsonObject
  errors?: readonly AnswerError[]
  locale?: 'pt' | 'en'
  controls?: Readonly<Record<string, string>>
}

/** A form as the server drew it, brought to life in its place. A difference between the two fails the test. */
function open(definition: FormDefinition, { values = {}, errors = [], locale = 'en', controls = {} }: Opened = {}) {
  const form = toFormInLanguage(definition, locale)
  const view = <BankForm {...{ id: 'form', form, action: '/forms/x', controls, values, errors }} headingLevel={2} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(view)
  document.body.append(container)
  render(view, { container, hydrate: true })
}

const submit = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button')))
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const choose = (label: string) => fireEvent.click(screen.getByLabelText(label))
const isShown = (label: string) => screen.getByLabelText(label).closest('[hidden]') === null
const posted = () => [...(sent.mock.calls[0]?.[1].body ?? [])]

describe('errors', () => {
  it('are found before anything is sent; the summary takes the focus and the title says it', async () => {
    open(newsletter)
    await submit()
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getByRole('link').textContent).toBe('Email is required.')
    expect(document.title).toBe('Error: Formulário · BCS')
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
    expect(sent).not.toHaveBeenCalled()
  })

  it('stay until the form is sent again, then go', async () => {
    open(newsletter)
    await submit()
    type('Email', 'ana@')
    expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe('Email is required.')
    await submit()
    expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe('Please enter a valid email address.')
    type('Email', 'ana@bcs.example')
    await submit()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.title).toBe('Formulário · BCS')
    expect(sent).toHaveBeenCalledOnce()
  })

  it('travel with what is sent after all, by field and rule and without what was typed, once', async () => {
    open(newsletter)
    await submit()
    type('Email', 'canary@')
    await submit()
    type('Email', 'ana@bcs.example')
    await submit()
    expect(posted()).toContainEqual(['_refused', 'email required,email email'])
    expect(posted().some(([, value]) => String(value).includes('canary'))).toBe(false)
  })

  it('do not travel where there were none, or of a form that keeps nothing unsent, such as a report', async () => {
    open(newsletter)
    type('Email', 'ana@bcs.example')
    await submit()
    expect(posted().map(([name]) => name)).not.toContain('_refused')
    cleanup()
    sent.mockClear()
    const { unsentWords: _, ...form } = toFormInLanguage(newsletter, 'en')
    render(
      <BankForm {...{ id: 'form', form, action: '/forms/x', controls: {}, values: {}, errors: [] }} headingLevel={2} />,
    )
    await submit()
    type('Email', 'ana@bcs.example')
    await submit()
    expect(sent).toHaveBeenCalledOnce()
    expect(posted().map(([name]) => name)).not.toContain('_refused')
  })

  it('of the server are shown as those of the browser', async () => {
    const errors = [{ field: 'email', rule: 'email', text: 'This address takes no mail.' }]
    sent.mockImplementation(async () => Response.json({ errors }, { status: 422 }))
    open(newsletter)
    type('Email', 'ana@bcs.example')
    await submit()
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe('This address takes no mail.')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@bcs.example')
  })

  it('that the server drew are there from the beginning, and said once in the title', () => {
    document.title = 'Error: Formulário · BCS'
    open(newsletter, {
      values: { email: 'ana' },
      errors: [{ field: 'email', rule: 'email', text: 'Please enter a valid email address.' }],
    })
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe('#form-email')
    expect(document.title).toBe('Error: Formulário · BCS')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana')
  })

  it('of another form of the page are left in the title', () => {
    document.title = 'Error: Formulário · BCS'
    open(newsletter)
    expect(document.title).toBe('Error: Formulário · BCS')
  })

  it('of a form are said in its own words above the list', async () => {
    open(careers)
    await submit()
    expect(screen.getByRole('alert').textContent).toContain('Please correct the errors in the form.')
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(8)
  })
})

describe('a question with a condition', () => {
  it('comes up and goes with the answer that it rests on, and keeps what was typed', () => {
    open(report)
    expect(isShown('First name')).toBe(false)
    choose('Under my name')
    expect(isShown('First name')).toBe(true)
    type('First name', 'Ana')
    choose('Anonymously')
    expect(isShown('First name')).toBe(false)
    choose('Under my name')
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ana')
  })

  it('that went is not judged', async () => {
    open(report)
    choose('Under my name')
    type('First name', 'Ana')
    type('Email', 'ana@bcs.example')
    choose('Anonymously')
    await submit()
    const links = within(screen.getByRole('alert')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#form-irregularityType',
      '#form-description',
      '#form-attachments',
    ])
  })
})

describe('the list of errors', () => {
  it.each([
    ['pt' as const, 'Nome próprio: Introduza apenas letras, por favor.'],
    ['en' as const, 'First name: Please insert letters only.'],
  ])(
    'names the field in %s where the message does not, as the server draws it and with script',
    async (locale, name) => {
      const definition = parseFormDefinition({
        key: 'names',
        title: null,
        fields: [
          {
            key: 'first',
            type: 'text',
            label: { pt: 'Nome próprio', en: 'First name' },
            pattern: { reviewed: 'letters' },
          },
        ],
      })
      const text = name.slice(name.indexOf(': ') + 2)
      open(definition, { locale, values: { first: '1' }, errors: [{ field: 'first', rule: 'lettersOnly', text }] })
      const found = () => within(screen.getByRole('alert')).getByRole('link', { name: text })
      expect([found().textContent, found().closest('li')?.textContent]).toEqual([text, name])
      await submit()
      expect([found().textContent, found().closest('li')?.textContent]).toEqual([text, name])
      expect(document.querySelector('[data-part="field"] [data-part="error"]')?.textContent).not.toContain(name)
    },
  )
})

describe('conditions on dates, texts and rows', () => {
  const label = (text: string) => ({ pt: text, en: text })
  const definition = parseFormDefinition({
    key: 'account',
    title: null,
    fields: [
      { key: 'birth', type: 'date', label: label('Birth') },
      {
        key: 'guardian',
        type: 'text',
        label: label('Guardian'),
        showWhen: { tests: [{ operator: 'ageAtMost', field: 'birth', value: 17 }] },
      },
      { key: 'firm', type: 'text', label: label('Firm') },
      {
        key: 'capital',
        type: 'text',
        label: label('Capital'),
        showWhen: { tests: [{ operator: 'contains', field: 'firm', value: 'Lda' }] },
      },
      {
        key: 'owners',
        type: 'repeat',
        label: label('Owners'),
        itemName: label('Owner'),
        fields: [{ key: 'name', type: 'text', label: label('Name') }],
      },
      {
        key: 'pact',
        type: 'text',
        label: label('Pact'),
        showWhen: { tests: [{ operator: 'rowsAtLeast', field: 'owners', value: 2 }] },
      },
    ],
  })
  const isAsked = (name: string) => isShown(`${name} (optional)`)

  it('bring up what they ask for while somebody types', () => {
    open(definition)
    expect(['Guardian', 'Capital', 'Pact'].map(isAsked)).toEqual([false, false, false])
    type('Day', '1')
    type('Month', '2')
    expect(isAsked('Guardian')).toBe(false)
    type('Year', String(new Date().getFullYear() - 10))
    expect(isAsked('Guardian')).toBe(true)
    type('Year', '1990')
    expect(isAsked('Guardian')).toBe(false)
    type('Firm (optional)', 'KWANZA, LDA.')
    expect(isAsked('Capital')).toBe(true)
    type('Name (optional)', 'Ana')
    fireEvent.click(screen.getByRole('button', { name: /Add/ }))
    expect(isAsked('Pact')).toBe(true)
  })
})

describe('sending', () => {
  it('says so on the button and to screen readers, and does not send twice', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    sent.mockImplementation(() => promise)
    open(newsletter, { locale: 'pt' })
    type('E-mail', 'ana@bcs.example')
    await submit()
    const button = screen.getByRole('button')
    expect(button.textContent).toBe('A enviar…')
    expect(button).toHaveProperty('disabled', false)
    expect(screen.getByRole('status').textContent).toBe('A enviar…')
    await submit()
    expect(sent).toHaveBeenCalledOnce()
    expect(posted()).toEqual([['email', 'ana@bcs.example']])
    await act(async () => resolve(Response.json({ reference: null }, { status: 201 })))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('proves that it was in no hurry, from the first change on, and sends without a proof when there is none', async () => {
    sent.mockImplementationOnce(async () => Response.json({ token: 'x.1.y.z', bits: 4 }))
    open(newsletter, { controls: { version: 'f00d', note: '' } })
    expect(sent).not.toHaveBeenCalled()
    type('Email', 'ana@bcs.example')
    expect(sent.mock.calls[0]).toMatchObject(['/forms/x', { headers: { Accept: 'application/json' } }])
    fireEvent.click(screen.getByRole('button'))
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('BCS-7K2M'))
    const body = Object.fromEntries([...(sent.mock.calls[1]?.[1].body ?? [])])
    expect(body).toMatchObject({ email: 'ana@bcs.example', _version: 'f00d', _note: '', _token: 'x.1.y.z' })
    expect(body['_proof']).toMatch(/^[0-9a-z]+$/)
    cleanup()
    document.body.innerHTML = ''
    sent.mockReset().mockImplementation(async () => Response.json({ reference: 'BCS-7K2M' }, { status: 201 }))
    open(newsletter, { controls: { version: 'f00d', note: '' } })
    type('Email', 'ana@bcs.example')
    await submit()
    expect([...(sent.mock.calls[1]?.[1].body ?? [])].map(([name]) => name)).toEqual(['email', '_version', '_note'])
  })

  it('of a version that is no longer in force goes on as the page would, so that the new one comes with what was typed', async () => {
    const sentByPage = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
    sent.mockImplementation(async () => Response.json({ changed: true }, { status: 409 }))
    open(newsletter)
    type('Email', 'ana@bcs.example')
    await submit()
    expect(sentByPage).toHaveBeenCalledOnce()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@bcs.example')
    sentByPage.mockRestore()
  })

  it('that succeeds puts the notice in place of the form, with the reference, and the focus on it', async () => {
    open(newsletter, { locale: 'pt' })
    type('E-mail', ' ana@bcs.example ')
    await submit()
    const notice = screen.getByRole('status')
    expect(document.activeElement).toBe(notice)
    expect(within(notice).getByRole('heading', { level: 2 }).textContent).toBe('Falta confirmar')
    expect(notice.textContent).toContain('BCS-7K2M')
    expect(document.querySelector('form')).toBeNull()
    expect(document.querySelector('[data-part="code"]')).toBeNull()
  })

  it('shows the code to follow it, where the server gives one', async () => {
    const follow = { text: 'Write it down.', code: 'ABCD EFGH', href: '/_saved', name: 'Acompanhar' }
    sent.mockImplementation(async () => Response.json({ reference: 'BCS-7K2M', follow }, { status: 201 }))
    open(newsletter, { locale: 'pt' })
    type('E-mail', ' ana@bcs.example ')
    await submit()
    const notice = screen.getByRole('status')
    expect(notice.querySelector('[data-part="code"]')?.textContent).toBe('ABCD EFGH')
    expect(within(notice).getByRole('link', { name: 'Acompanhar' }).getAttribute('href')).toBe('/_saved')
    expect(notice.textContent).toContain('Write it down.')
  })

  it.each([
    ['a server that fails', async () => Response.json({}, { status: 500 })],
    ['an answer that is no JSON', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a refusal without reasons', async () => Response.json({ errors: [] }, { status: 422 })],
    ['errors that nobody can read', async () => Response.json({ errors: [{ field: 1 }] }, { status: 422 })],
  ])('that meets %s says so, keeps the form and can be tried again', async (_what, fail) => {
    vi.stubGlobal('reportError', () => undefined)
    sent.mockImplementationOnce(fail)
    open(newsletter)
    type('Email', 'ana@bcs.example')
    await submit()
    const notice = screen.getByRole('alert')
    expect(document.activeElement).toBe(notice)
    expect(notice.textContent).toBe('ErrorThere was an error. Please try again later.')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@bcs.example')
    await submit()
    expect(screen.getByRole('status').textContent).toContain('BCS-7K2M')
  })
})

describe('sending that nobody answers', () => {
  const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
  const title = 'No connection to the bank'
  const bodies = () => sent.mock.calls.filter(([, { body }]) => body).map(([, { body }]) => [...body])
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')))
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('reportError', () => undefined)
    sent.mockImplementation(noNetwork)
  })
  afterEach(() => vi.useRealTimers())

  const sendOffline = async () => {
    open(newsletter, { controls: { version: 'f00d', note: '' } })
    type('Email', 'ana@bcs.example')
    await submit()
  }

  it('says so once, keeps the form, and is tried again with the same body when the browser is online again', async () => {
    await sendOffline()
    const notice = screen.getByRole('alert')
    expect(document.activeElement).toBe(notice)
    expect(notice.textContent).toBe(
      `${title}Nothing is lost: the form is sent as soon as there is a connection. Leave this page open.`,
    )
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@bcs.example')
    screen.getByLabelText('Email').focus()
    await comeBack()
    // Not there yet: nobody is called back to the notice.
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(screen.getByRole('alert')).toBe(notice)
    sent.mockImplementation(async () => Response.json({ reference: 'BCS-7K2M' }, { status: 201 }))
    await comeBack()
    expect(screen.getByRole('status').textContent).toContain('BCS-7K2M')
    expect(document.activeElement).toBe(screen.getByRole('status'))
    expect(bodies()).toHaveLength(3)
    expect(new Set(bodies().map((body) => JSON.stringify(body))).size).toBe(1)
  })

  it('is tried again now and then where the browser does not say so, and once only when it is answered', async () => {
    await sendOffline()
    await wait(9_000)
    expect(bodies()).toHaveLength(1)
    await wait(2_000)
    expect(bodies()).toHaveLength(2)
    await wait(600_000)
    expect(bodies().length).toBeGreaterThan(10)
    expect(bodies().length).toBeLessThan(16)
    sent.mockImplementation(async () => Response.json({ reference: 'BCS-7K2M' }, { status: 201 }))
    await wait(60_000)
    expect(screen.getByRole('status').textContent).toContain('BCS-7K2M')
    const sentSoFar = bodies().length
    await comeBack()
    await wait(600_000)
    expect(bodies()).toHaveLength(sentSoFar)
  })

  it('is left to whoever goes on typing, and to whoever sends it themselves', async () => {
    await sendOffline()
    type('Email', 'rui@bcs.example')
    await wait(0)
    expect(screen.queryByRole('alert')).toBeNull()
    await comeBack()
    await wait(600_000)
    expect(bodies()).toHaveLength(1)
    await submit()
    await submit()
    expect(bodies()).toHaveLength(3)
    sent.mockImplementation(async () => Response.json({ reference: 'BCS-7K2M' }, { status: 201 }))
    await comeBack()
    expect(bodies().map((body) => Object.fromEntries(body)['email'])).toEqual([
      'ana@bcs.example',
      ...Array.from({ length: 3 }, () => 'rui@bcs.example'),
    ])
    expect(screen.getByRole('status').textContent).toContain('BCS-7K2M')
  })

  it('is not tried any more when the form is gone', async () => {
    await sendOffline()
    cleanup()
    await comeBack()
    await wait(600_000)
    expect(bodies()).toHaveLength(1)
  })
})
