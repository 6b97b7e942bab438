import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { showInLuanda } from '@/src/i18n/luanda-time'
import { auditReaders } from '../../access/roles'
import { workflowTexts } from '../workflow/workflow-texts'
import { readStart, type StartItem } from './read-start'
import styles from './start-screen.module.css'

const titles = {
  pt: { waiting: 'À sua espera', overdue: 'Em atraso', own: 'Os seus pedidos', live: 'Publicado há pouco', by: 'por' },
  en: { waiting: 'Waiting for you', overdue: 'Overdue', own: 'Your requests', live: 'Went live', by: 'by' },
} as const
const records = {
  pt: { history: 'O que um endereço mostrava', log: 'Exportar o registo de auditoria', check: 'Verificar o registo' },
  en: { history: 'What an address showed', log: 'Export the audit log', check: 'Verify the log' },
} as const
const nothing = {
  pt: 'Nada por agora. Abra uma página, guarde um rascunho e envie-o para revisão.',
  en: 'Nothing for now. Open a page, save a draft and submit it for review.',
} as const

/** What a person finds first: what waits for them, what is late, and what went live. */
export async function StartScreen({ payload, user, i18n }: ServerProps): Promise<ReactNode> {
  if (!user) return null
  const language = i18n.language === 'en' ? 'en' : 'pt'
  const words = workflowTexts(language)
  const readsLog = 'role' in user && auditReaders.includes(user.role)
  const start = await readStart(payload, user)
  const line = ({ id, href, title, kind, state, person, at }: StartItem) => (
    <li key={id}>
      <a href={href}>{title}</a>
      {`: ${words.kinds[kind]}, ${words.states[state]}, ${titles[language].by} ${person}, ${showInLuanda(at, language)}`}
    </li>
  )
  const sections = (['waiting', 'overdue', 'own', 'live'] as const).filter((name) => start[name].length > 0)
  return (
    <div className={styles['start']}>
      {sections.length === 0 && <p>{nothing[language]}</p>}
      {sections.map((name) => (
        <section key={name} aria-label={titles[language][name]}>
          <h2>{titles[language][name]}</h2>
          <ul>{start[name].map(line)}</ul>
        </section>
      ))}
      <p>
        <a href={`/history?language=${language}`}>{records[language].history}</a>
        {readsLog && (
          <>
            {' · '}
            <a href="/api/audit/export">{records[language].log}</a>
            {' · '}
            <a href="/api/audit/verify">{records[language].check}</a>
          </>
        )}
      </p>
    </div>
  )
}
