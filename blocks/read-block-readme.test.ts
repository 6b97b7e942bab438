import { expect, it } from 'vitest'
import { parseBlockReadme } from './read-block-readme'

const head = '---\ntitle: A block\nstatus: live\nowner: content\nsince: 0.1.0\npt: Para mostrar.\nen: To show.\n---\n'

it('takes the facts from the top and the text from below', () => {
  expect(parseBlockReadme(`${head}\nFirst.\n\n- Second.\n`)).toEqual({
    status: 'live',
    owner: 'content',
    since: '0.1.0',
    purpose: { pt: 'Para mostrar.', en: 'To show.' },
    text: 'First.\n\n- Second.',
  })
})

it.each([
  ['no front matter', 'Only text.'],
  ['no Portuguese sentence', head.replace('pt: Para mostrar.\n', '')],
  ['an unknown status', head.replace('live', 'alive')],
])('refuses a README with %s', (_what, markdown) => {
  expect(() => parseBlockReadme(markdown)).toThrow()
})
