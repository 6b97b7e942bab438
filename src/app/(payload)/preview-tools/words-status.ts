import type { OpenedText } from '@/src/links/preview-messages'

export type WordsStatus = {
  /** Says which text is open, how much it takes, and what is wrong with it. */
  show: (opened: OpenedText, words: string) => void
  hide: () => void
  remove: () => void
}

/** The line at the foot of the page that says what the text takes in which somebody writes. */
export function makeWordsStatus(): WordsStatus {
  const line = document.createElement('div')
  line.dataset['previewTools'] = ''
  line.dataset['wordsStatus'] = ''
  line.hidden = true
  const [name, count, problem] = [0, 1, 2].map(() => document.createElement('p'))
  // Who hears the page is told of what is wrong, not of every sign.
  problem?.setAttribute('role', 'status')
  count?.setAttribute('aria-hidden', 'true')
  for (const part of [name, count, problem]) if (part) line.append(part)
  document.body.append(line)
  const set = (part: HTMLElement | undefined, text: string) => {
    if (part && part.textContent !== text) part.textContent = text
  }
  return {
    show: (opened, words) => {
      line.hidden = false
      line.lang = opened.language
      set(name, `${opened.label}. ${opened.help}`)
      set(count, opened.most === null ? '' : `${words.length} / ${opened.most}`)
      set(problem, toProblem(opened, words))
    },
    hide: () => {
      line.hidden = true
    },
    remove: () => line.remove(),
  }
}

/** What is wrong with words that stand in a text; empty where nothing is. */
export function toProblem({ isRequired, most, problems }: OpenedText, words: string): string {
  if (isRequired && words.trim() === '') return problems.empty
  return most !== null && words.length > most ? problems.tooLong : ''
}
