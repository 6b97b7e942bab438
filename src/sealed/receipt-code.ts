import { defineWrittenCodes } from './written-code'

/** 17 of 30 signs are 83 bits. */
const codes = defineWrittenCodes([4, 4, 4, 5])

/** Makes a receipt code, as it is derived from: without spaces. */
export const makeReceiptCode = codes.make

/** A code as it is written down: in groups. */
export const showReceiptCode = codes.show

/** What somebody typed, as a code. @returns null when it cannot be one. */
export const readReceiptCode = codes.read

/** As long as a code and none: what is derived from in its place when somebody typed what cannot be one. */
export const impossibleCode = codes.impossible
