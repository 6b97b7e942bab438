import { log } from '@/src/platform/log'

/** What was written, and how each of it is put back. */
export type UndoList = {
  add: (name: string, undo: () => Promise<unknown>) => void
  /** Puts all of it back, the last first. @returns the names of what could not be. */
  run: () => Promise<string[]>
}

/** Begins an empty list: the database makes no transaction of what a running CMS saves. */
export function beginUndoList(): UndoList {
  const list: { name: string; undo: () => Promise<unknown> }[] = []
  return {
    add: (name, undo) => void list.push({ name, undo }),
    run: async () => {
      const left: string[] = []
      for (const { name, undo } of list.toReversed()) {
        try {
          await undo()
        } catch (error) {
          log.error('A draft of a bundle that was not taken in could not be put back', { name, error })
          left.push(name)
        }
      }
      return [...new Set(left)]
    },
  }
}
