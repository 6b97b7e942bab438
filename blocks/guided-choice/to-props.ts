import type { PageContext } from '@/src/content/page-context'
import { type Link, toLink, toLinks } from '@/src/content/to-link'
import { toHref } from '@/src/links/to-href'
import { toPlace } from '@/src/map/place'
import type { BlockByType } from '../block-types'
import { decide, type Given, type Question } from './decide'
import { findNearest, type NearestBranch } from './find-nearest'

type Block = BlockByType['GuidedChoiceBlock']

export type GuidedChoiceProps = {
  /** Begins the ids of its elements. */
  id: string
  title: string | null
  lead: string | null
  /** The level of its own headings: one below its title, if it has one. */
  headingLevel: 2 | 3
  /** What was answered, each with the way back to its question. */
  given: readonly { title: string; href: string }[]
  asked: AskedQuestion | null
  /** Every outcome, and whether the answers still leave it possible. */
  standing: readonly { key: string; title: string; figure: Figure; isPossible: boolean }[]
  /** Null while something is asked, and when no outcome is left. */
  chosen: ChosenOutcome | null
  links: readonly Link[]
}

type Figure = { value: string; label: string | null } | null

/** The question that is open, each answer with the address it leads to. */
export type AskedQuestion = {
  number: number
  count: number
  title: string
  text: string | null
  answers: readonly { key: string; title: string; text: string | null; href: string }[]
}

export type ChosenOutcome = {
  title: string
  text: string | null
  figure: Figure
  link: Link | null
  reasons: readonly { answer: string; text: string }[]
  papers: readonly { title: string; text: string | null }[]
  /** What holds for all that is taken along. */
  note: string | null
  /** Where somebody is, in their words, and the branch that is nearest to there. */
  branch: {
    action: string
    answers: readonly { name: string; value: string }[]
    words: string
    found: NearestBranch | null
  }
}

/** One question after the other, then one outcome with its reasons. A block without a question or an outcome asks nothing: null. */
export function toGuidedChoiceProps(block: Block, page: PageContext): GuidedChoiceProps | null {
  const questions = toQuestions(block)
  const outcomes = (block.outcomes ?? []).flatMap(({ choiceKey, title, ...rest }) =>
    choiceKey && title ? [{ key: choiceKey, title, ...rest }] : [],
  )
  if (questions.length === 0 || outcomes.length === 0) return null
  const id = `choice-${block.id ?? 'guided'}`
  const { given, asked, possible } = decide({ questions, outcomes }, page.query)
  const hrefOf = (answers: readonly { parameter: string; key: string }[]) => {
    const query = new URLSearchParams(answers.map(({ parameter, key }) => [parameter, key]))
    return `${toHref(page.locale, page.path)}${answers.length > 0 ? `?${query}` : ''}#${id}`
  }
  const known = given.map(({ parameter, answer }) => ({ parameter, key: answer.key }))
  const outcome = asked ? undefined : possible[0]
  return {
    id,
    title: block.title,
    lead: block.lead,
    headingLevel: block.title ? 3 : 2,
    given: given.map(({ answer }, position) => ({ title: answer.title, href: hrefOf(known.slice(0, position)) })),
    asked: asked && {
      number: given.length + 1,
      count: questions.length,
      title: asked.question.title,
      text: asked.question.text,
      answers: asked.question.answers.map(({ excludes: _, ...answer }) => ({
        ...answer,
        href: hrefOf([...known, { parameter: asked.parameter, key: answer.key }]),
      })),
    },
    standing: outcomes.map((each) => ({
      key: each.key,
      title: each.title,
      figure: toFigure(each),
      isPossible: possible.includes(each),
    })),
    chosen: outcome ? { ...toChosen(outcome, given, page), note: block.note, branch: toBranch() } : null,
    links: toLinks(block.links, page),
  }

  function toBranch(): ChosenOutcome['branch'] {
    const words = (page.query['place'] ?? '').trim()
    const places = words === '' ? [] : page.lists.branches.flatMap((stored) => toPlace(stored, page) ?? [])
    return {
      action: `${toHref(page.locale, page.path)}#${id}-branch`,
      answers: known.map(({ parameter, key }) => ({ name: parameter, value: key })),
      words,
      found: words === '' ? null : findNearest(places, words, page),
    }
  }
}

function toQuestions(block: Block): Question[] {
  return (block.questions ?? []).flatMap(({ title, text, onlyFor, answers }) => {
    const given = (answers ?? []).flatMap((answer) =>
      answer.choiceKey && answer.title
        ? [{ key: answer.choiceKey, title: answer.title, text: answer.text, excludes: answer.excludes ?? [] }]
        : [],
    )
    return title && given.length > 0 ? [{ title, text, onlyFor: onlyFor ?? [], answers: given }] : []
  })
}

type StoredOutcome = NonNullable<Block['outcomes']>[number]

function toFigure({ value, label }: Pick<StoredOutcome, 'value' | 'label'>): Figure {
  return value ? { value, label } : null
}

/** What is said of an outcome to somebody who answered so: reasons in the order of the questions, and what to take along. */
function toChosen(
  { title, text, link, reasons, papers, ...rest }: Omit<StoredOutcome, 'title' | 'choiceKey'> & { title: string },
  given: readonly Given[],
  page: PageContext,
): Omit<ChosenOutcome, 'branch' | 'note'> {
  return {
    title,
    text,
    figure: toFigure(rest),
    link: toLink(link, page),
    reasons: given.flatMap(({ answer }) => {
      const reason = reasons?.find(({ answerKey }) => answerKey === answer.key)?.text
      return reason ? [{ answer: answer.title, text: reason }] : []
    }),
    papers: (papers ?? []).flatMap((paper) =>
      paper.title && (!paper.answerKey || given.some(({ answer }) => answer.key === paper.answerKey))
        ? [{ title: paper.title, text: paper.text }]
        : [],
    ),
  }
}
