import { makePasswordsCheap } from './cheap-passwords'

/** Imported first by programs of the tests: before anything takes hold of what passwords are worked over with. */
makePasswordsCheap()
