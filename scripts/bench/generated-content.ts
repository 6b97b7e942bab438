import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'

/** The key of the first generated page. */
export const firstGeneratedKey = 'generated/s1/p1'
/** And its address. */
export const firstGeneratedPath = '/generated/s1/p1'

const pagesPerSection = 100

/** Copies the content folder and adds this many simple pages in both languages, a hundred below each page that holds them. */
export function writeGeneratedContent(directory: string, pages: number): void {
  cpSync('site/content', directory, { recursive: true })
  const write = (key: string, parent: string | null) => {
    const file = join(directory, 'pages', `${key}.yaml`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, stringify(toPage(key, parent)))
  }
  write('generated', null)
  for (let section = 1; section <= Math.ceil(pages / pagesPerSection); section++) {
    write(`generated/s${section}`, 'generated')
  }
  for (let page = 0; page < pages; page++) {
    const section = `generated/s${Math.floor(page / pagesPerSection) + 1}`
    write(`${section}/p${page + 1}`, section)
  }
}

function toPage(key: string, parent: string | null) {
  const name = key.split('/').at(-1) ?? key
  const both = (pt: string, en: string) => ({ pt: `${pt} ${name}`, en: `${en} ${name}` })
  const paragraphs = (sentence: string) =>
    Array.from({ length: 4 }, (_, index) => `${sentence.repeat(5)}(${name}, ${index + 1})`).join('\n\n')
  return {
    title: both('Página gerada', 'Generated page'),
    slug: { pt: name, en: name },
    ...(parent === null ? {} : { parent }),
    section: 'general',
    pageType: 'page',
    summary: both('Resumo da página', 'Summary of page'),
    description: both('Descrição da página', 'Description of page'),
    layout: [
      { block: 'pageHero', title: both('Página', 'Page'), lead: both('Sobre a página', 'About page') },
      {
        block: 'richText',
        title: both('Texto', 'Text'),
        body: {
          pt: paragraphs('O banco explica o que faz, quanto custa e o que o Cliente pode esperar. '),
          en: paragraphs('The bank explains what it does, what it costs and what customers can expect. '),
        },
      },
      { block: 'figures', title: both('Números', 'Figures'), figures: [toFigure(name)] },
    ],
  }
}

function toFigure(name: string) {
  return { value: { pt: '15 %', en: '15%' }, label: { pt: `Valor ${name}`, en: `Value ${name}` } }
}
