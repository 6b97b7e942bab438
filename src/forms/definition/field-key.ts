import { z } from 'zod'

/**
 * The name of a field in stored answers and exports. It never changes after the first publication, so it says nothing of the
 * label. The form of it keeps `__proto__` and what a form control may not be called out.
 */
export const fieldKey = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]{0,39}$/)
  .refine((key) => !unusableKeys.has(key), 'This word has a meaning of its own')

const unusableKeys = new Set(['constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf', 'isPrototypeOf'])
