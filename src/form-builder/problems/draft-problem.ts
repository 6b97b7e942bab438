/** What is wrong with a draft, and where to say it. */
export type DraftProblem = {
  /** The entry that it is about, by its id in the draft; null for the form. */
  id: number | null
  /** The control that it is about, by the path of the value: `label.en`, `options.2.value`, `showWhen`. */
  part: string
  text: string
  /** Whether a draft can be saved with it. Every problem stands in the way of publishing. */
  blocks: 'saving' | 'publishing'
}

/** The problems of one control. @param part the control's own, and of what it holds */
export function problemsAt(problems: readonly DraftProblem[], id: number | null, part: string): DraftProblem[] {
  return problems.filter(
    (problem) => problem.id === id && (problem.part === part || problem.part.startsWith(`${part}.`)),
  )
}
