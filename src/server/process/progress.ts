/** Says what the product is doing, one line per step, with a running count where a step has many parts. */
export type Progress = {
  step: (text: string) => void
  count: (done: number, total: number) => void
  done: () => void
}

/** Writes to a stream: in place on a terminal, otherwise one line when a step is done. */
export function showProgress(stream: NodeJS.WriteStream): Progress {
  let current = ''
  let startedAt = 0
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1)
  const finish = () => {
    if (current !== '') stream.write(`${stream.isTTY ? '\r\u001b[K' : ''}  ${current} (${seconds()} s)\n`)
    current = ''
  }
  return {
    step: (text) => {
      finish()
      current = text
      startedAt = performance.now()
      if (stream.isTTY) stream.write(`  ${text} …`)
    },
    count: (done, total) => {
      if (stream.isTTY) stream.write(`\r\u001b[K  ${current} … ${done} / ${total}`)
    },
    done: finish,
  }
}
