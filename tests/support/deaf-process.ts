/** A process that hears everything and answers nothing. */
process.on('message', () => undefined)
