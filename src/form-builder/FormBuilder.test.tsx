// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'
import { toFormFile } from '@/src/forms/file/form-file'
import { both, colour, formOf, phone, reply } from '@/src/forms/governance/governance.fixtures'
import type { Locale } from '@/src/i18n/locales'
import { findAxeViolations } from '@/tests/support/judge-html'
import type { CasesAtLastSave } from './cases/cases-at-last-save'
import { toDraft } from './draft/form-draft'
import { toPublishedEntries } from './draft/published-entries'
import { FormBuilder } from './FormBuilder'

afterEach(cleanup)

type Opened = {
  form?: FormDefinition
  published?: FormDefinition[]
  language?: Locale
  isExpert?: boolean
  isReadOnly?: boolean
  atLastSave?: CasesAtLastSave
}

/** Opens the editor on a form, and keeps what it would store. */
function open({ form = formOf(reply, phone, colour), published = [], language = 'en', ...rest }: Opened = {}) {
  const stored: FormDefinition[] = []
  render(
    <FormBuilder
      idPrefix="b"
      language={language}
      start={toDraft(form)}
      stored={form}
      published={toPublishedEntries(published)}
      formId={7}
      isSaving={false}
      isExpert={rest.isExpert ?? false}
      isReadOnly={rest.isReadOnly ?? false}
      onChange={(definition) => stored.push(definition)}
      review={<p>Review</p>}
      atLastSave={rest.atLastSave ?? null}
    />,
  )
  return { last: () => stored.at(-1), keys: () => stored.at(-1)?.fields.map(({ key }) => key) }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const write = (label: string, part: string, text: string) =>
  fireEvent.change(within(screen.getByRole('group', { name: label })).getByLabelText(part), { target: { value: text } })
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')

describe('the editor of forms', () => {
  it('adds a required field with a condition, in both languages, by keyboard', () => {
    const { last, keys } = open()
    press('Add field')
    press(/^E-mail/)
    expect(keys()).toEqual(['reply', 'phone', 'colour', 'email'])
    expect(document.activeElement?.id).toBe('b-4-open')
    write('Label', 'in Portuguese', 'Correio')
    write('Label', 'in English', 'Mail')
    fireEvent.click(screen.getByLabelText('An answer is required'))
    press('Add condition')
    fireEvent.change(screen.getByLabelText('Field'), { target: { value: 'reply' } })
    fireEvent.change(screen.getByLabelText('Value'), { target: { value: 'false' } })
    expect(last()?.fields[3]).toMatchObject({
      key: 'mail',
      type: 'email',
      label: { pt: 'Correio', en: 'Mail' },
      required: true,
      personal: true,
      showWhen: { match: 'all', tests: [{ operator: 'equals', field: 'reply', value: false }] },
    })
  })

  it('marks a question as personal once it asks for something of a person, and lets staff take that back', () => {
    const { last } = open({ form: formOf(reply, { key: 'who', type: 'text', label: both('Who') }) })
    const personal = () => last()?.fields[1]
    press(/^Who/)
    fireEvent.change(screen.getByLabelText('What the browser may fill in'), { target: { value: 'name' } })
    expect(personal()).toMatchObject({ autocomplete: 'name', personal: true })
    fireEvent.click(screen.getByLabelText(/^Personal data/))
    expect(personal()).toMatchObject({ autocomplete: 'name', personal: false })
  })

  it('divides a form into pages, names them, orders them and says what a page lacks', async () => {
    const { last, keys } = open({ form: formOf(reply, phone) })
    press('Add field')
    press(/^Page/)
    write('Heading', 'in English', 'Before you begin')
    write('Heading', 'in Portuguese', 'Antes')
    expect(keys()).toEqual(['reply', 'phone', 'beforeYouBegin'])
    expect(screen.getAllByText(/Nothing can stand before the first page/)).not.toEqual([])
    press('Move “Before you begin” up')
    press('Move “Before you begin” up')
    expect(keys()).toEqual(['beforeYouBegin', 'reply', 'phone'])
    expect(screen.getAllByText(/“Before you begin” is the only page/)).not.toEqual([])
    press('Add field')
    press(/^Page/)
    expect(screen.getAllByText(/holds nothing/)).not.toEqual([])
    expect(last()?.fields.map(({ type }) => type)).toEqual(['page', 'yesNo', 'phone', 'page'])
    expect(await findAxeViolations(screen.getByRole('list', { name: 'Fields of the form' }))).toEqual([])
  })

  it('says how a value is calculated, and at once what cannot be', () => {
    const { last } = open()
    press('Add field')
    press(/^Calculated value/)
    write('Label', 'in English', 'Sum')
    expect(screen.queryByLabelText('An answer is required')).toBeNull()
    const expression = screen.getByLabelText('Calculated as')
    fireEvent.change(expression, { target: { value: 'nobody + 1' } })
    const described = (expression.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      '“Sum” is calculated from what this form does not ask: nobody. Write the keys of its fields.',
    )
    fireEvent.change(expression, { target: { value: '2 * 3' } })
    expect(expression.getAttribute('aria-invalid')).toBeNull()
    fireEvent.change(screen.getByLabelText('Counted in'), { target: { value: 'percent' } })
    fireEvent.change(screen.getByLabelText('Decimal places, from 0 to 6'), { target: { value: '1' } })
    const written = { type: 'calculated', expression: '2 * 3', unit: 'percent', decimals: 1, required: false }
    expect(last()?.fields[3]).toMatchObject(written)
  })

  it('puts a calculated value into a group, and says what it cannot be calculated from', () => {
    const share = { key: 'share', type: 'number', label: { pt: 'Quota', en: 'Share' } }
    const owners = { key: 'owners', type: 'repeat', label: { pt: 'Titulares', en: 'Owners' }, fields: [share] }
    const { last } = open({ form: parseFormDefinition({ key: 'x', title: both('X'), fields: [owners] }) })
    fireEvent.click(document.getElementById('b-1-open') ?? document.body)
    press('Add field to “Owners”')
    press(/^Calculated value/)
    fireEvent.change(screen.getByLabelText('Calculated as'), { target: { value: 'nobody * 2' } })
    expect(screen.getAllByText(/“Owners – .*” is calculated from what this form does not ask/)).not.toEqual([])
    fireEvent.change(screen.getByLabelText('Calculated as'), { target: { value: 'share * 2' } })
    expect(screen.queryByText(/is calculated from what this form does not ask/)).toBeNull()
    expect(last()?.fields[0]).toMatchObject({
      fields: [{ key: 'share' }, { type: 'calculated', expression: 'share * 2' }],
    })
  })

  it('writes a golden case, and says at once how it turns out', async () => {
    const { last } = open({ form: formOf({ ...reply, required: true }, { ...phone, required: true }) })
    press('Golden cases')
    press('Add case')
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Without a phone' } })
    press('Add answer')
    fireEvent.change(screen.getByLabelText('Answer 1'), { target: { value: 'true' } })
    expect(said()).toContain('Not as written.')
    expect(said()).toContain('phone Phone (en) is required.')
    fireEvent.change(screen.getByLabelText('What has to become of it'), { target: { value: 'refused' } })
    fireEvent.change(screen.getByLabelText('At which field'), { target: { value: 'phone' } })
    expect(said()).toContain('As written.')
    expect(last()?.cases).toMatchObject([
      {
        name: 'Without a phone',
        language: 'en',
        answers: [{ field: 'reply', value: 'true' }],
        expected: { verdict: 'refused', field: 'phone', message: '' },
      },
    ])
    expect(await findAxeViolations(screen.getByRole('group', { name: 'Case 1' }))).toEqual([])
  })

  it('shows beside each case what the server found at the last save, and what no case tries', async () => {
    const golden = (name: string) => ({
      ...{ name, language: 'en' as const, day: '2026-11-25', answers: [] },
      expected: { verdict: 'taken' as const },
    })
    open({
      form: { ...formOf(reply), cases: [golden('Right'), golden('Wrong'), golden('New')] },
      atLastSave: {
        differences: new Map([
          ['Right', null],
          ['Wrong', 'The case “Wrong” should be taken.'],
        ]),
        untried: ['“Reply”: no golden case shows the refusal by: required.'],
      },
    })
    press('Golden cases')
    const shown = (number: number) => screen.getByRole('group', { name: `Case ${number}` }).textContent
    expect(shown(1)).toContain('At the last save, the server: as written.')
    expect(shown(2)).toContain('At the last save, the server: The case “Wrong” should be taken.')
    expect(shown(3)).not.toContain('At the last save')
    expect(screen.getByText(/no golden case shows the refusal by: required/)).toBeTruthy()
    expect(screen.getByText(/they do not stop publishing/)).toBeTruthy()
  })

  it('takes options from a pasted list, or says which line is none and takes nothing', () => {
    const { last } = open({ form: formOf(colour) })
    press(/^Colour/)
    const paste = (text: string) => {
      fireEvent.change(screen.getByLabelText('One option a line'), { target: { value: text } })
      press('Add these options')
    }
    paste('Verde | Green\nPreto | Black | not so')
    expect(screen.getByRole('alert').textContent).toMatch(/^Line 2: the value “not so” has only letters/)
    expect(last()).toBeUndefined()
    paste('Verde | Green\nPreto | Black | ink')
    expect(said()).toContain('2 options were added.')
    expect(last()?.fields[0]).toMatchObject({
      options: [
        { value: 'red' },
        { value: 'blue' },
        { value: 'green', label: { pt: 'Verde', en: 'Green' } },
        { value: 'ink' },
      ],
    })
  })

  it('takes a form of RJSF in as a draft that can be undone, and says by line what it cannot', async () => {
    const { last, keys } = open({ form: formOf(reply) })
    press('File')
    const pasted =
      '{ "type": "object",\n"properties": {\n"age": { "type": "integer" },\n"hour": { "type": "string", "format": "time" } } }'
    fireEvent.change(screen.getByLabelText('JSON Schema'), { target: { value: pasted } })
    press('Read')
    const left = screen.getByRole('region', { name: 'Left out' })
    expect(
      within(left)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Line 4 "hour": { "type": "string", "format": "time" } } }Days are asked for, not times of day: the question is left out.',
    ])
    expect(last()).toBeUndefined()
    press('Line 4')
    expect(document.activeElement).toBe(screen.getByLabelText('JSON Schema'))
    expect(await findAxeViolations(screen.getByRole('region', { name: /React JSON Schema Form/ }))).toEqual([])
    press('Use as the draft')
    expect(keys()).toEqual(['age'])
    expect(last()?.key).toBe('example')
    expect(said()).toContain('Save it to keep it.')
    press('Undo')
    expect(keys()).toEqual(['reply'])
  })

  it('takes a file in whole or not at all', async () => {
    const { last, keys } = open({ form: formOf(reply) })
    press('File')
    const choose = async (text: string) => {
      const file = new File([text], 'a.form.json', { type: 'application/json' })
      fireEvent.change(screen.getByLabelText('File of the form'), { target: { files: [file] } })
      await screen.findByText(/was not used|The file holds/)
    }
    await choose(toFormFile(formOf(phone)).replace('"type": "phone"', '"type": "fax"'))
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)[0]).toMatch(
      /Nothing has changed.Line \d+: /,
    )
    expect(screen.queryByRole('button', { name: 'Use as the draft' })).toBeNull()
    await choose(toFormFile({ ...formOf(phone, colour), key: 'another' }))
    expect(await screen.findByText(/2 fields, 0 rules, 0 golden cases/)).toBeTruthy()
    expect(last()).toBeUndefined()
    press('Use as the draft')
    expect(keys()).toEqual(['phone', 'colour'])
    expect(last()?.key).toBe('example')
  })

  it('gives a form out to whoever may only read it, and takes nothing in from them', () => {
    open({ isReadOnly: true })
    press('File')
    expect(screen.getByRole('button', { name: 'Download the file' })).toBeTruthy()
    expect(screen.queryByLabelText('File of the form')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Read' })).toBeNull()
  })

  it('takes a group from the library, as rows of the form that are changed like any other', async () => {
    const { last } = open({ form: formOf(reply) })
    press('Add from the library')
    expect(await findAxeViolations(screen.getByRole('list', { name: 'Fields of the form' }))).toEqual([])
    press(/^Bank account/)
    expect(document.activeElement?.id).toBe('b-2-open')
    expect(last()?.fields[1]).toMatchObject({
      ...{ key: 'bankAccount', type: 'group', origin: 'bankAccount', label: { pt: 'Conta bancária' } },
      fields: [{ key: 'iban', pattern: { reviewed: 'iban' }, personal: true }, { key: 'holder' }],
    })
    press('Add field to “Bank account”')
    press(/^Number/)
    expect(last()?.fields[1]).toMatchObject({ fields: [{ key: 'iban' }, { key: 'holder' }, { type: 'number' }] })
    press('Add from the library')
    press(/IBAN of Angola and holder/)
    expect(last()?.fields[2]).toMatchObject({ key: 'bankAccount2', origin: 'bankAccount' })
  })

  it('puts fields into a group that repeats, names its answers, and sets a rule about them', async () => {
    const { last } = open({ form: formOf(reply) })
    press('Add field')
    press(/^Repeating group/)
    write('Label', 'in English', 'Owners')
    write('What one of them is called', 'in English', 'Owner')
    press('Add field to “Owners”')
    press(/^Number/)
    const held = within(screen.getByRole('list', { name: 'Fields of “Owners”' }))
    const label = within(held.getByRole('group', { name: 'Label' })).getByLabelText('in English')
    fireEvent.change(label, { target: { value: 'Share' } })
    fireEvent.change(screen.getByLabelText('At most'), { target: { value: '4' } })
    fireEvent.change(screen.getByLabelText('Its title shows the answer to'), { target: { value: 'share' } })
    expect(last()?.fields[1]).toMatchObject({
      ...{ key: 'owners', type: 'repeat', minimum: 1, maximum: 4, titleFrom: 'share', itemName: { en: 'Owner' } },
      fields: [{ key: 'share', type: 'number' }],
    })
    expect(await findAxeViolations(screen.getByRole('list', { name: 'Fields of the form' }))).toEqual([])
    press('Rules')
    press('Add rule')
    fireEvent.change(screen.getByLabelText('It is kept when'), {
      target: { value: 'sum(owners.map(o, o.part)) <= 100' },
    })
    expect(screen.getByLabelText('It is kept when').closest('div')?.textContent).toContain('cannot be read')
    fireEvent.change(screen.getByLabelText('It is kept when'), {
      target: { value: 'sum(owners.map(o, o.share)) <= 100' },
    })
    expect(screen.getByLabelText('It is kept when').closest('div')?.textContent).not.toContain('cannot be read')
    fireEvent.change(screen.getByLabelText('Where the message stands'), { target: { value: 'owners' } })
    expect(last()?.rules).toMatchObject([{ key: 'rule', field: 'owners' }])
    expect(await findAxeViolations(screen.getByRole('group', { name: 'Rule 1' }))).toEqual([])
  })

  it('asks for days, ages, words and rows in conditions, each with its control', async () => {
    const { last } = open({
      form: formOf(
        { key: 'born', type: 'date', label: both('Birth'), personal: true },
        { key: 'firm', type: 'text', label: both('Firm') },
        { key: 'owners', type: 'repeat', label: both('Owners'), fields: [reply] },
        colour,
      ),
    })
    const condition = () => within(screen.getByRole('group', { name: 'Condition 1' }))
    const set = (part: string, value: string) =>
      fireEvent.change(condition().getByLabelText(part), { target: { value } })
    const test = () => last()?.fields.at(-1)?.showWhen?.tests[0]
    press(/^Colour/)
    press('Add condition')
    expect(test()).toEqual({ operator: 'rowsAtLeast', field: 'owners', value: 1 })
    set('Value', '2')
    set('Relation', 'rowsAtMost')
    expect(test()).toEqual({ operator: 'rowsAtMost', field: 'owners', value: 2 })
    set('Field', 'born')
    expect(test()).toEqual({ operator: 'before', field: 'born', value: 'today' })
    set('Value', 'day')
    set('Day', '2000-01-31')
    set('Relation', 'after')
    expect(test()).toEqual({ operator: 'after', field: 'born', value: '2000-01-31' })
    set('Relation', 'ageAtLeast')
    set('Value', '21')
    set('Relation', 'ageAtMost')
    expect(test()).toEqual({ operator: 'ageAtMost', field: 'born', value: 21 })
    set('Field', 'firm')
    set('Relation', 'contains')
    expect(condition().getByLabelText('Value').getAttribute('aria-invalid')).toBe('true')
    set('Value', 'Lda')
    expect(condition().getByLabelText('Value').getAttribute('aria-invalid')).not.toBe('true')
    expect(test()).toEqual({ operator: 'contains', field: 'firm', value: 'Lda' })
    expect(await findAxeViolations(screen.getByRole('group', { name: 'Condition 1' }))).toEqual([])
  })

  it('says what a section with a condition carries with it, and lets a field leave it', () => {
    const showWhen = { match: 'all' as const, tests: [{ operator: 'equals' as const, field: 'reply', value: true }] }
    const { last } = open({
      form: formOf(reply, { key: 'before', type: 'section', label: both('Before'), showWhen }, phone, colour),
    })
    const row = (name: RegExp) => screen.getByRole('button', { name }).textContent
    expect(row(/^Before/)).toContain('carries with it: Phone (en), Colour (en)')
    expect(row(/^Colour/)).toContain('in “Before (en)”, only under its condition')
    press(/^Colour/)
    fireEvent.click(screen.getByLabelText(/The section above ends before this field/))
    expect(last()?.fields.find(({ key }) => key === 'colour')?.leavesSection).toBe(true)
    expect(row(/^Before/)).toMatch(/carries with it: Phone \(en\)$/)
    expect(row(/^Colour/)).toContain('outside the section above')
  })

  it('moves entries by buttons, says where they are, and keeps the focus', () => {
    const { keys } = open()
    const down = () => screen.getByRole('button', { name: 'Move “Reply (en)” down' })
    fireEvent.click(down())
    expect(keys()).toEqual(['phone', 'reply', 'colour'])
    expect(said()).toContain('“Reply (en)” is now number 2 of 3.')
    expect(document.activeElement).toBe(down())
    fireEvent.click(down())
    expect(down().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(down())
    expect(keys()).toEqual(['phone', 'colour', 'reply'])
  })

  it('deletes what was never published and retires what was', () => {
    const { last, keys } = open({ published: [formOf(reply)] })
    expect(screen.queryByRole('button', { name: 'Delete “Reply (en)”' })).toBeNull()
    press('Delete “Phone (en)”')
    expect(keys()).toEqual(['reply', 'colour'])
    press('Retire “Reply (en)”')
    expect(last()?.fields[0]?.retired).toBe(true)
    press('Bring back “Reply (en)”')
    expect(last()?.fields[0]?.retired).toBe(false)
  })

  it('undoes and does again', () => {
    const { keys } = open()
    press('Duplicate “Phone (en)”')
    expect(keys()).toEqual(['reply', 'phone', 'phone2', 'colour'])
    press('Undo')
    expect(keys()).toEqual(['reply', 'phone', 'colour'])
    press('Redo')
    expect(keys()).toEqual(['reply', 'phone', 'phone2', 'colour'])
    fireEvent.keyDown(screen.getByRole('button', { name: 'Add field' }), { key: 'z', ctrlKey: true })
    expect(keys()).toEqual(['reply', 'phone', 'colour'])
  })

  it('goes on from what is typed while the document lags behind, and follows a document that somebody else changed', () => {
    const handedOver: FormDefinition[] = []
    const draw = (stored: FormDefinition) => (
      <FormBuilder
        idPrefix="b"
        language="en"
        start={toDraft(formOf(reply))}
        stored={stored}
        formId={7}
        isSaving={false}
        published={new Map()}
        isExpert={false}
        isReadOnly={false}
        onChange={(definition) => handedOver.push(definition)}
        review={null}
        atLastSave={null}
      />
    )
    const names = () =>
      within(screen.getByRole('list', { name: 'Fields of the form' }))
        .getAllByRole('button', { name: /^Duplicate/ })
        .map((button) => button.getAttribute('aria-label'))
    const { rerender } = render(draw(formOf(reply)))
    press('Duplicate “Reply (en)”')
    rerender(draw(formOf(reply)))
    press('Add field')
    press(/^E-mail/)
    const [first, second] = handedOver
    if (!first || !second) throw new Error('Two changes must have been handed over')
    rerender(draw(first))
    expect(names()).toHaveLength(3)
    rerender(draw(second))
    expect(names()).toHaveLength(3)
    rerender(draw(formOf(colour)))
    expect(names()).toEqual(['Duplicate “Colour (en)”'])
    press('Undo')
    expect(names()).toHaveLength(3)
  })

  it('keeps what is typed while the document is saved, also when what was saved comes back later', () => {
    const handedOver: FormDefinition[] = []
    const draw = (stored: FormDefinition, isSaving: boolean) => (
      <FormBuilder
        idPrefix="b"
        language="en"
        start={toDraft(formOf(reply))}
        stored={stored}
        formId={7}
        published={new Map()}
        isSaving={isSaving}
        isExpert={false}
        isReadOnly={false}
        onChange={(definition) => handedOver.push(definition)}
        review={null}
        atLastSave={null}
      />
    )
    const { rerender } = render(draw(formOf(reply), false))
    press('Duplicate “Reply (en)”')
    const saved = handedOver.at(-1) ?? formOf()
    rerender(draw(saved, true))
    press('Add field')
    press(/^E-mail/)
    rerender(draw(handedOver.at(-1) ?? formOf(), true))
    expect(handedOver).toHaveLength(2)
    rerender(draw(saved, false))
    expect(screen.getAllByRole('button', { name: /^Duplicate/ })).toHaveLength(3)
    expect(handedOver.at(-1)?.fields).toHaveLength(3)
    expect(handedOver).toHaveLength(3)
    // Somebody else's change is none of that.
    rerender(draw(handedOver.at(-1) ?? formOf(), false))
    rerender(draw(formOf(colour), false))
    expect(screen.getAllByRole('button', { name: /^Duplicate/ })).toHaveLength(1)
  })

  it('says at the control what is wrong with it, in the language of the admin', () => {
    open({ form: formOf({ key: 'name', type: 'text', label: both('Name') }), language: 'pt' })
    press(/^Name \(pt\)/)
    const box = screen.getByLabelText('Máximo de caracteres')
    fireEvent.change(box, { target: { value: 'muitos' } })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(box.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Escreva um número.')
    fireEvent.change(box, { target: { value: '50' } })
    expect(box.getAttribute('aria-invalid')).toBeNull()
  })

  it('leads from the list of problems to the control, whatever view is open', () => {
    open({ form: formOf({ key: 'name', type: 'text', label: { pt: 'Nome', en: '' } }) })
    press('Texts')
    press(/The name of “Nome” is missing in English/)
    expect(document.activeElement?.id).toBe('b-1-label-en')
  })

  it('fixes keys and values of options once they are published', () => {
    open({ published: [formOf(colour)] })
    press(/^Colour \(en\)/)
    const key = screen.getByLabelText('Key')
    if (!(key instanceof HTMLInputElement)) throw new Error('The key must be in a box')
    expect(key.readOnly).toBe(true)
    const values = screen.getAllByLabelText('Stored value')
    expect(values.every((value) => value instanceof HTMLInputElement && value.readOnly)).toBe(true)
    press('Add option')
    const [, , added] = screen.getAllByLabelText('Stored value')
    expect(added instanceof HTMLInputElement && added.readOnly).toBe(false)
  })

  it('shows JSON to all and takes it from administrators only', () => {
    const { last } = open({ isExpert: true })
    press('JSON')
    const box = screen.getByLabelText('Form as JSON')
    if (!(box instanceof HTMLTextAreaElement)) throw new Error('The JSON must be in a box')
    fireEvent.change(box, { target: { value: box.value.replace('"Reply (en)"', '"Answer"') } })
    press('Use this JSON')
    expect(last()?.fields[0]).toMatchObject({ label: { en: 'Answer' } })
    fireEvent.change(box, { target: { value: '{' } })
    press('Use this JSON')
    expect(screen.getByRole('alert').textContent).toContain('The text is not JSON')
    cleanup()
    open()
    press('JSON')
    const shown = screen.getByLabelText('Form as JSON')
    expect(shown instanceof HTMLTextAreaElement && shown.readOnly).toBe(true)
    expect(screen.queryByRole('button', { name: 'Use this JSON' })).toBeNull()
  })

  it('offers nothing that changes a form to those who may only read it', () => {
    open({ isReadOnly: true })
    expect(screen.queryByRole('button', { name: /Move|Retire|Delete|Duplicate|Add|Undo/ })).toBeNull()
    press(/^Reply \(en\)/)
    const box = screen.getByLabelText('Key')
    expect(box instanceof HTMLInputElement && box.readOnly).toBe(true)
    expect(screen.getByLabelText('An answer is required').hasAttribute('disabled')).toBe(true)
  })

  it.each([
    ['en', 'What is sent from here is kept for a week as a trial'],
    ['pt', 'O que se envia daqui fica guardado uma semana como ensaio'],
  ] as const)('says beside the preview what becomes of what is sent from there (%s)', (language, text) => {
    open({ language })
    expect(said()).toContain(text)
  })
})
