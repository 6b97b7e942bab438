import type { SearchEntry } from './search-entry'

/** How much a word counts by where it stands. */
export const fieldWeights = { title: 4, keywords: 3, sayings: 1, text: 1 } as const

/** Another word for the same thing counts for a little less than the word itself. */
export const synonymWeight = 0.75

/** Who types a name wants what has it, whatever else mentions it more often. */
export const namedWeight = 4
/** What has all words of a question in its title is among so many of the best; only of those it is asked what they are called. */
export const mayBeNamed = 50
/** Nobody reads further; a search that finds more needs other words. */
export const mostResults = 60
/** What is found by so little of what the best is found by only mentions the words. */
const leastShare = 0.07

/** A term that more branches have says what they are, or in which large town: who asks for it wants the page with all of them. */
const fewBranches = 5

/**
 * A page is the better answer than a file or a question that only mentions the same, and most who ask are private customers.
 *
 * @param branches how many branches have the term.
 */
export function weightOf(entry: SearchEntry | undefined, branches: number): number {
  if (entry?.kind === 'branch') return branches > fewBranches ? 0.02 : 1.6
  const ofSection = entry?.section === 'private' ? 1.1 : 1
  if (entry?.kind === 'page') return 1.6 * ofSection
  return entry?.kind === 'document' ? 0.8 : ofSection
}

/** Leaves out what is found by far less than the best, and what nobody would get to. @param found the best first. */
export function worthShowing<Found extends { score: number }>(found: readonly Found[]): Found[] {
  const least = (found[0]?.score ?? 0) * leastShare
  return found.filter(({ score }) => score >= least).slice(0, mostResults)
}

/**
 * How much a result counts that has some of the words: one that has half of them is no half answer.
 *
 * @param found how much the words that it has tell apart, of what all that were asked do.
 */
export function shareWeight(found: number, asked: number): number {
  return asked === 0 ? 0 : (found / asked) ** 2
}

/** How much a word tells apart: one that hardly anything has says what is meant, one that half of the site has says little. */
export function rarity(having: number, all: number): number {
  return Math.log(1 + (all + 1) / (having + 1))
}

/** How much more a title counts that has all words of the question. @param share how much of the title they are. */
export function toldWeight(share: number): number {
  return 1 + share
}

/** The same of what people type who look for a page: less, because it is expected and not its name. */
export function saidWeight(share: number): number {
  return 1 + share * 0.4
}

/** The same question in other words is a little less what was asked. */
export const otherWayWeight = 0.85
