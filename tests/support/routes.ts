import { readFileSync } from 'node:fs'

/** One row of the route contract with its slug filled in: the same document in both languages. */
export type Route = { pt: string; en: string; kind: string }

/** At least one document for each row that stands for many. */
const slugs: Readonly<Record<string, readonly { pt: string; en: string }[]>> = {
  '/particulares/dicas-financeiras/{slug}': [
    { pt: 'tres-meses-de-reserva-para-emergencias', en: 'build-an-emergency-fund' },
  ],
  '/quem-somos/governacao/corpo-directivo/{slug}': [
    { pt: 'domingas-kapitango-sebastiao', en: 'domingas-kapitango-sebastiao' },
  ],
}

/** What visitors are led to besides the contract. */
const besides: readonly Route[] = [
  { pt: '/acessibilidade', en: '/en/accessibility', kind: 'page' },
  { pt: '/estado-dos-servicos', en: '/en/service-status', kind: 'page' },
  { pt: '/mapa-do-site', en: '/en/site-map', kind: 'page' },
  { pt: '/marcar-atendimento', en: '/en/appointment', kind: 'form' },
  { pt: '/contactos', en: '/en/contact', kind: 'form' },
  { pt: '/particulares/contas', en: '/en/private/accounts', kind: 'page' },
  { pt: '/particulares/credito', en: '/en/private/credit', kind: 'page' },
]

/** Every page that is visited to see that it is as pages have to be. */
export const readVisitedRoutes = (): Route[] => [...readRoutes(), ...besides]

/** The route contract: every address the site must answer, in both languages. */
export function readRoutes(): Route[] {
  const [, ...rows] = readFileSync('tests/contract/routes.tsv', 'utf8').trim().split('\n')
  return rows.flatMap((row) => {
    const [pt = '', en = '', kind = ''] = row.split('\t')
    if (!pt.includes('{slug}')) return [{ pt, en, kind }]
    return (slugs[pt] ?? []).map((slug) => ({
      pt: pt.replace('{slug}', slug.pt),
      en: en.replace('{slug}', slug.en),
      kind,
    }))
  })
}
