import { inVisitorThread } from '@/src/visitor-work/in-visitor-thread'

/** What a hostile input may make of a function, for the test of the threads. */
export const misbehave = inVisitorThread(
  (how: 'loop' | 'hoard' | 'throw' | 'speak' | 'answerWrongly' | 'readSettings' | 'wait') => {
    if (how === 'loop') for (;;);
    if (how === 'hoard') {
      const hoard: unknown[] = []
      for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => ({ index })))
    }
    if (how === 'throw') throw new Error('A fault of ours')
    if (how === 'speak') process.stdout.write('A line of a library about a file\n')
    if (how === 'answerWrongly') return 7
    if (how === 'readSettings') return Object.keys(process.env).join()
    if (how === 'wait') return new Promise<string>((resolve) => setTimeout(() => resolve('waited'), 300))
    return 'done'
  },
)
