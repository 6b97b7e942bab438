'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { inLocales } from '@/src/i18n/locales'
import type { JudgedText } from '@/src/languages/judge-translation'
import { saveTranslations } from './save-translations'
import { TranslationRow } from './TranslationRow'
import { translationWords } from './translation-words'

type TranslationTableProps = {
  collection: string
  id: number
  language: StaffLanguage
  rows: readonly JudgedText[]
  /** How many of the rows have something to be written. */
  gaps: number
}

/** The texts of a document with the English one to be written beside the Portuguese. Saves the draft, never what is public. */
export function TranslationTable({ collection, id, language, rows, gaps }: TranslationTableProps): ReactNode {
  const words = translationWords[language]
  const router = useRouter()
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [answer, setAnswer] = useState({ text: '', isRefusal: false })
  const [isBusy, setIsBusy] = useState(false)
  const changed = rows.flatMap(({ place, texts }) => {
    const text = typed.get(place)
    return text === undefined || text.trim() === texts.en ? [] : [{ place, before: texts.en, text: text.trim() }]
  })
  const hasChanges = changed.length > 0

  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasChanges])

  const save = async () => {
    if (!hasChanges || isBusy) return
    setIsBusy(true)
    const refusal = await saveTranslations({ collection, id, texts: changed }, language)
    setAnswer({ text: refusal ?? words.saved, isRefusal: refusal !== null })
    setIsBusy(false)
    if (refusal === null) router.refresh()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void save()
  }
  const href = (locale: string, path: string) =>
    `/admin/collections/${collection}/${id}?${new URLSearchParams({ locale, field: path })}`

  return (
    <form onSubmit={submit} onKeyDown={saveByKey}>
      <table className="languages">
        <caption>{`${words.caption}: ${gaps} ${words.gaps}`}</caption>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.portuguese}</th>
            <th scope="col">{words.english}</th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TranslationRow
              key={row.place}
              row={row}
              words={words}
              language={language}
              text={typed.get(row.place) ?? row.texts.en}
              isChanged={changed.some(({ place }) => place === row.place)}
              hrefs={inLocales((locale) => href(locale, row.path))}
              onType={(text) => setTyped(new Map(typed).set(row.place, text))}
            />
          ))}
        </tbody>
      </table>
      <div className="languages-save">
        <button type="submit" disabled={!hasChanges || isBusy}>
          {words.save}
        </button>
        <span role={answer.isRefusal ? 'alert' : 'status'}>{answer.text}</span>
      </div>
    </form>
  )
}
