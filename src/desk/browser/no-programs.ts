import { z } from 'zod'

// Faster checks would be made as programs at run time, which the page's policy refuses. This stands before whatever describes a check.
z.config({ jitless: true })
