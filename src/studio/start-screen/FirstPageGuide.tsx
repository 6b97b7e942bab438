import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import type { Locale } from '@/src/i18n/locales'
import type { FirstPage } from './read-first-page'

const texts = staffTexts.firstPageGuide.texts

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
            {href ? <a href={href}>{text}</a> : text} <span>{note}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
