import type { FlattenedField, Payload } from 'payload'
import type { Finding } from '@/src/governance/gate/verdict'
import type { Subject } from '@/src/governance/subject'
import { inLocales, type Locale } from '@/src/i18n/locales'
import { judgeTranslation } from '@/src/languages/judge-translation'
import { type LocalizedText, listLocalizedTexts } from '@/src/languages/localized-texts'
import { sharedBlockTypes } from '../../shared-blocks/shared-block-types'
import { liveLocales, readPublic } from '../read-subject'
import { readGovernedAmounts } from './governed-amounts'
import { judgeAmounts } from './judge-amounts'
import { judgeBlocks, judgeSharedBlock } from './judge-blocks'
import { judgeFigures, readGovernedRates } from './judge-figures'
import { judgeHeadings } from './judge-headings'
import { judgeRedirect } from './judge-redirect'
import { judgeReferences } from './judge-references'
import { judgeSimulator } from './judge-simulator'
import { bindTogether, isBoundTogether } from './judge-together'
import { judgeMissingTexts, judgeMissingValues, judgeSources, judgeStaleTexts } from './judge-translation'
import { judgeUnfinished } from './judge-unfinished'
import { nameBlocks } from './name-blocks'
import { walkFields } from './walk-fields'

/** Filled in by the CMS. */
const computed: ReadonlySet<string> = new Set(['_status', 'createdAt', 'id', 'key', 'path', 'updatedAt'])

/**
 * Everything that can be said of a document before it goes live, without drawing it.
 *
 * @param document its newest version, in all languages.
 * @param languages the languages in which it is to go live.
 */
export async function judgePublication(
  payload: Payload,
  subject: Subject,
  document: unknown,
  languages: readonly Locale[],
): Promise<Finding[]> {
  const fields = fieldsOf(payload, subject)
  const values = [...walkFields(payload, document, fields)]
  const live = await readPublic(payload, subject)
  const before = live ? [...walkFields(payload, live.document, fields)] : []
  const texts = listLocalizedTexts(document, fields, payload)
  const judged = 'global' in subject ? [] : await judgeTranslation(payload, subject.collection, subject.id)
  const stale = judgeStaleTexts(values, before, languages)
  const findings = [
    ...judgeMissingTexts(values, languages),
    ...judgeMissingValues(values),
    ...stale,
    ...judgeSources(judged, languages).filter(({ at }) => !stale.some((known) => known.at === at)),
    ...judgeHeadings(values),
    ...('collection' in subject && subject.collection === 'shared-blocks' ? judgeSharedBlock(document) : []),
    ...('collection' in subject && subject.collection === 'redirects' ? judgeRedirect(document) : []),
    ...('collection' in subject && subject.collection === 'simulators' ? judgeSimulator(document) : []),
    ...judgeBlocks(document, await sharedBlockTypes(payload, document)),
    ...judgeUnfinished(document, texts, languages),
    ...(await judgeNumbers(
      payload,
      {
        document,
        texts,
        before: live ? listLocalizedTexts(live.document, fields, payload) : [],
        live: liveLocales(live),
      },
      languages,
    )),
    ...(await judgeReferences(payload, values, languages)),
  ]
  const paths = new Map(values.map(({ at, path }) => [at, path]))
  const ruled = (await isBoundTogether(payload, document)) ? bindTogether(findings, languages) : findings
  const named = ruled.map((finding) => ({ ...finding, path: paths.get(finding.at ?? '') ?? finding.path }))
  return nameBlocks(payload, document, named)
}

/** What is unfinished of a document by now: the last day that it names may have gone by since it was approved. */
export function judgeUnfinishedNow(
  payload: Payload,
  subject: Subject,
  document: unknown,
  languages: readonly Locale[],
): Finding[] {
  return judgeUnfinished(document, listLocalizedTexts(document, fieldsOf(payload, subject), payload), languages)
}

type Numbers = {
  document: unknown
  texts: readonly LocalizedText[]
  /** As they are stored for the public, of whom a language that was never published says nothing. */
  before: readonly LocalizedText[]
  live: readonly Locale[]
}

/** Figures without a governed source stand in the way where somebody wrote them now; what is public with them already is warned of. */
async function judgeNumbers(
  payload: Payload,
  { document, texts, before, live }: Numbers,
  languages: readonly Locale[],
): Promise<Finding[]> {
  const [rates, amounts] = [await readGovernedRates(payload, document), await readGovernedAmounts(payload, document)]
  const known = new Map(before.map((text) => [text.place, text.texts]))
  const judgeThose = (isNew: boolean) => {
    const some = texts.map((text) => ({
      ...text,
      texts: inLocales((locale) =>
        (live.includes(locale) && known.get(text.place)?.[locale] === text.texts[locale]) === isNew
          ? ''
          : text.texts[locale],
      ),
    }))
    return [...judgeFigures(some, rates, languages), ...judgeAmounts(some, amounts, languages)]
  }
  return [...judgeThose(true).map((finding) => ({ ...finding, severity: 'error' as const })), ...judgeThose(false)]
}

function fieldsOf(payload: Payload, subject: Subject): FlattenedField[] {
  const fields =
    'global' in subject
      ? payload.globals.config.find(({ slug }) => slug === subject.global)?.flattenedFields
      : payload.collections[subject.collection].config.flattenedFields
  return (fields ?? []).filter(({ name }) => !computed.has(name))
}
