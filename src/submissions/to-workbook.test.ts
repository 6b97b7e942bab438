import { expect, it } from 'vitest'
import { readArchive } from './files/inspection/read-archive'
import { toWorkbook } from './to-workbook'

async function readParts(content: Buffer): Promise<Map<string, string>> {
  const parts = await readArchive(content, 10_000_000)
  const read = parts.map(async (part): Promise<[string, string]> => {
    const chunks: Buffer[] = []
    for await (const chunk of part.read()) chunks.push(chunk)
    return [part.name, Buffer.concat(chunks).toString('utf8')]
  })
  return new Map(await Promise.all(read))
}

it('is a workbook of texts, in which nothing is calculated whatever was typed', async () => {
  const typed = ['=HYPERLINK("http://evil.example")', '+244 900', '<b>&', 'a\u0000b', '\ud800', 'São 🙂']
  const parts = await readParts(toWorkbook([{ name: 'Caso', rows: [['Pergunta'], typed] }]))
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).not.toMatch(/<f[ >]/)
  expect(sheet.match(/<c t="inlineStr"/g)).toHaveLength(7)
  expect(sheet).toContain('=HYPERLINK(&quot;http://evil.example&quot;)')
  expect(sheet).toContain('&lt;b&gt;&amp;')
  expect(sheet).toContain('>ab<')
  expect(sheet).toContain('São 🙂')
  expect(parts.get('xl/styles.xml')?.match(/quotePrefix="1"/g)).toHaveLength(2)
  expect(parts.get('xl/workbook.xml')).toContain('name="Caso"')
})
