/** A part of the product that does nothing: it is ready and ends when it is told to, it cannot begin, or it does not listen. */
const [manner] = process.argv.slice(2)

if (manner === 'fails') process.exit(3)
process.on('message', () => {
  if (manner === 'ready') process.exit(0)
})
process.once('disconnect', () => process.exit(1))
process.send?.({ kind: 'ready', logins: [], sealedPort: null })
