import { z } from 'zod'
import { linkPicture } from '@/src/link-pictures/link-picture'
import { searchEntry } from '@/src/search/search-entry'
import { place } from './place'

/** Id of the element in which a drawn page tells the publishing engine what it has to know; nobody else ever sees it. */
export const publishingNotesId = 'sona-notes'

/** Name of the header in which a drawn file, which has no elements, tells what it depends on. */
export const tagsHeaderName = 'X-Sona-Tags'

/** Name of the directory, within the site's own, that holds what pages were drawn from. */
export const answersDirectoryName = 'answers'

/** One answer of the CMS, kept so that a page can be computed again without asking. */
export const recordedAnswer = z.object({
  operation: z.string(),
  variables: z.record(z.string(), z.unknown()),
  data: z.unknown(),
})
export type RecordedAnswer = z.infer<typeof recordedAnswer>

/** What a drawn page tells the publishing engine. */
export const publishingNotes = z.object({
  /** Everything that the page depends on. */
  tags: z.array(z.string()),
  /** Names of what stands around the page: the same name means that the same is drawn. */
  frames: z.array(z.string()).default([]),
  /** Where the page is, when what stands around it can be put around it anew; nothing for the platform's own pages. */
  place: place.optional(),
  /** Whether the page was drawn without what stands around it. */
  isBare: z.boolean().optional(),
  /** The paths of each menu, of what is drawn to be put around other pages. */
  menus: z.array(z.array(z.string())).optional(),
  /** When the document last changed, for the site map; null when search engines are not to find the page. */
  listedOn: z.string().nullable().default(null),
  /** Whether nobody may see from anything kept that somebody opened the page: no cache keeps it. */
  isConfidential: z.boolean().default(false),
  /** The parameters of its address that the page answers, such as a search's words; most pages have none. */
  parameters: z.array(z.string()).default([]),
  /** What a link to the page shows where it is shared. */
  picture: linkPicture.optional(),
  /** The page's content as data, for other channels. */
  content: z.unknown().optional(),
  /** What a search can find on the page; the first is the page itself. */
  search: z.array(searchEntry).default([]),
  /** What the page was drawn from, when it has parameters. */
  answers: z.array(recordedAnswer).default([]),
})
export type PublishingNotes = z.infer<typeof publishingNotes>
