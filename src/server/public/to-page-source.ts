import type { Drawing } from '@/src/drawing/drawing'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'
import type { UnansweredTeller } from '@/src/publishing/unanswered-teller'
import { fileRoots } from '../files/file-roots'
import { withBuildAnswers } from '../pages/build-answers'
import { createPageSource } from '../pages/page-answers'
import { withPictures } from '../pages/picture-answers'
import { withRates } from '../pages/rates-answers'
import { withSearch } from '../pages/search-answers'

type PageSourceParts = { build: string; drawing: Drawing; note: UnansweredTeller['note'] }

/** Everything that an address can be answered with, files apart. */
export function toPageSource(engine: PublishingEngine, { build, drawing, note }: PageSourceParts) {
  const pages = createPageSource({
    ...engine,
    compute: drawing.page,
    note: ({ locale, words }) => note(locale, words),
  })
  const finished = withSearch(pages, { ...engine, suggestions: drawing.suggestions })
  const built = withBuildAnswers(finished, { build, files: fileRoots, ...engine })
  return withRates(withPictures(built, { files: fileRoots, ...engine }), engine)
}
