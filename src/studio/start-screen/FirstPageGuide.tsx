import type { ReactNode } from 'react'
import type { Locale } from '@/src/i18n/locales'
import type { FirstPage } from './read-first-page'

const texts = {
  pt: {
    title: 'A sua primeira página',
    done: 'Feito',
    begin: 'Escolha um modelo',
    beginNote: 'Em Páginas. A página nasce como rascunho, com textos de exemplo nas duas línguas.',
    write: 'Escreva os seus textos nas duas línguas',
    writeNote: 'Lado a lado, no separador Línguas. Comece pelo título.',
    preview: 'Veja-a como os visitantes a verão',
    previewNote: 'Com o olho por cima do formulário. Um clique numa frase abre o seu campo.',
    submit: 'Envie-a para revisão',
    submitNote: 'No painel Publicação, com um motivo. Outra pessoa aprova e publica.',
  },
  en: {
    title: 'Your first page',
    done: 'Done',
    begin: 'Choose a template',
    beginNote: 'Under Pages. The page begins as a draft, with sample texts in both languages.',
    write: 'Write your own texts in both languages',
    writeNote: 'Side by side, in the tab Languages. Begin with the title.',
    preview: 'See it as visitors will',
    previewNote: 'With the eye above the form. A click on a sentence opens its field.',
    submit: 'Submit it for review',
    submitNote: 'In the panel Publishing, with a reason. Somebody else approves and publishes it.',
  },
} as const

/** The way to a first page that is public, with what is done already. */
export function FirstPageGuide({ page, language }: { page: FirstPage; language: Locale }): ReactNode {
  const words = texts[language]
  const form = page.id === null ? null : `/admin/collections/pages/${page.id}`
  const steps = [
    { href: '/admin/collections/pages', text: words.begin, note: words.beginNote, isDone: form !== null },
    { href: form && `${form}/languages`, text: words.write, note: words.writeNote, isDone: page.isWrittenInBoth },
    { href: form, text: words.preview, note: words.previewNote, isDone: page.isPreviewed },
    { href: form, text: words.submit, note: words.submitNote, isDone: false },
  ]
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <ol>
        {steps.map(({ href, text, note, isDone }) => (
          <li key={text}>
            {isDone ? <strong>{`✓ ${words.done}: `}</strong> : null}
            {href ? <a href={href}>{text}</a> : text}
            {`. ${note}`}
          </li>
        ))}
      </ol>
    </section>
  )
}
