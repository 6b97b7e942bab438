import { expect, it } from 'vitest'
import { makeDocx } from '@/tests/support/make-files'
import { readTraces } from './read-traces'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const core = (inside: string) => [
  { name: 'docProps/core.xml', content: `<cp:coreProperties>${inside}</cp:coreProperties>` },
]

it('says who wrote, changed and commented a document, each once and as it is read', async () => {
  const document = makeDocx([
    ...core('<dc:creator>Ana &amp; Filhos</dc:creator><cp:lastModifiedBy>Rui</cp:lastModifiedBy>'),
    {
      name: 'docProps/app.xml',
      content: '<Properties><Company>BCS</Company><Application>Word</Application></Properties>',
    },
    {
      name: 'word/comments.xml',
      content:
        '<w:comments><w:comment w:author="Eva"/><w:comment w:author="Eva"/><w:comment w:author="Rui"/></w:comments>',
    },
  ])
  expect(await readTraces(document, word)).toEqual([
    { kind: 'author', value: 'Ana & Filhos' },
    { kind: 'author', value: 'Rui' },
    { kind: 'company', value: 'BCS' },
    { kind: 'program', value: 'Word' },
    { kind: 'comments', value: 'Eva' },
    { kind: 'comments', value: 'Rui' },
  ])
})

it('says who commented a table of Excel', async () => {
  const comments = '<comments><authors><author>Eva</author></authors></comments>'
  const document = makeDocx([{ name: 'xl/comments1.xml', content: comments }])
  expect(await readTraces(document, word)).toEqual([{ kind: 'comments', value: 'Eva' }])
})

it('reads what only looks like names as often as once', async () => {
  // An expression would begin anew at each of them.
  const content = `<cp:coreProperties/><!--${'<dc:creator'.repeat(90_000)}-->`
  const document = makeDocx([{ name: 'docProps/core.xml', content }])
  expect(await readTraces(document, word)).toEqual([])
})

it('says nothing of what it cannot read', async () => {
  expect(await readTraces(makeDocx(core('<dc:creator>Ana')), word)).toBeNull()
})
