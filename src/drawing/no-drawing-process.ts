/** There is no process that draws, and was none in time. Nothing is known of the question: nobody was asked. */
export class NoDrawingProcess extends Error {}
