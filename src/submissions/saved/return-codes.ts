import { defineWrittenCodes } from '@/src/sealed/written-code'

/** 21 of 30 signs are 103 bits: nobody guesses one, so it is derived from without being stretched. */
export const returnCodes = defineWrittenCodes([4, 4, 4, 4, 5])
