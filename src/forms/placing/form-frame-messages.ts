import { z } from 'zod'
import { formDefinition } from '../definition/form-definition'

/** What the frame says to the editor around it: that it is there and draws nothing yet. */
export const formFrameReady = 'form-frame-ready'

/** What the editor says to the frame: the form as it is now, and the number of times that answers were cleared. */
export const formFrameMessage = z.object({ kind: z.literal('form'), form: formDefinition, round: z.int() })
