// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { jobApplication } from '@/site/schemas/job-application/definition'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { AnswersView } from './AnswersView'

afterEach(cleanup)

const file = { field: 'cv', id: 'f'.repeat(43), name: 'cv.pdf', mediaType: 'application/pdf', size: 1_572_864 }
const submission = {
  id: 7,
  definition: parseFormDefinition(jobApplication),
  answers: { firstName: '<img src=x onerror=alert(1)>', birthDate: '1998-03-27', cv: [{ name: 'cv.pdf' }] },
  files: [file, { ...file, field: 'other', id: 'o'.repeat(43), name: 'other.pdf' }],
  anonymisedOn: null,
  isTrial: false,
}

describe('the answers of a submission', () => {
  it('are read in the words that were asked, and what was typed stays text', async () => {
    const { container } = render(<AnswersView {...submission} locale="pt" />)
    expect(screen.getByRole('heading')).toHaveProperty('textContent', 'Candidatura')
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
    const definitions = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    const said = new Map(terms.map((term, index) => [term, definitions[index]]))
    expect(said.get('Nome próprio')).toBe('<img src=x onerror=alert(1)>')
    expect(said.get('Data de nascimento')).toBe('27 de Março de 1998')
    expect(said.get('Apelido')).toBe('Sem resposta')
    expect(container.querySelector('img')).toBeNull()
    const links = screen.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['cv.pdf (1,5\u00a0MB)', `/api/submissions/7/files/${file.id}`],
    ])
    const { violations } = await axe.run(container)
    expect(violations).toEqual([])
  })

  it('say first what was corrected, and what was typed beneath', () => {
    render(<AnswersView {...submission} corrections={new Map([['firstName', 'Ana']])} locale="en" />)
    expect(screen.getByText('Ana').closest('dd')?.textContent).toBe('AnaAs typed: <img src=x onerror=alert(1)>')
  })

  it('say when personal data was removed, and when the version is unknown', () => {
    render(<AnswersView {...submission} definition={null} anonymisedOn="2026-11-20" locale="en" />)
    expect(
      screen.getByText('Personal data was removed on 20 November 2026, after its time or on request.'),
    ).toBeTruthy()
    expect(screen.getByText(/version of the form is not known/)).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
