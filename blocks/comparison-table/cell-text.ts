type Cell = { text: string | null; detail: string | null }

/** What a cell says in one breath: `0 Kz, com salário creditado`. Null where nothing is stated. */
export function toCellText({ text, detail }: Cell): string | null {
  return text && detail ? `${text}, ${detail}` : (text ?? detail)
}
