import { expect, it } from 'vitest'
import { readWrittenArchive } from '@/tests/support/read-written-archive'
import { toWorkbook } from './to-workbook'

it('is a workbook of texts, in which nothing is calculated whatever was typed', async () => {
  const typed = ['=HYPERLINK("http://evil.example")', '+244 900', '<b>&', 'a\u0000b', '\ud800', 'São 🙂']
  const parts = await readWrittenArchive(toWorkbook([{ name: 'Caso', rows: [['Pergunta'], typed] }]))
  const sheet = parts.get('xl/worksheets/sheet1.xml')?.toString() ?? ''
  expect(sheet).not.toMatch(/<f[ >]/)
  expect(sheet.match(/<c t="inlineStr"/g)).toHaveLength(7)
  expect(sheet).toContain('=HYPERLINK(&quot;http://evil.example&quot;)')
  expect(sheet).toContain('&lt;b&gt;&amp;')
  expect(sheet).toContain('>ab<')
  expect(sheet).toContain('São 🙂')
  expect(
    parts
      .get('xl/styles.xml')
      ?.toString()
      .match(/quotePrefix="1"/g),
  ).toHaveLength(2)
  expect(parts.get('xl/workbook.xml')?.toString()).toContain('name="Caso"')
})
