/** Where the public listener answers for the map of the streets, where the site has one. */
export const streetMapPath = '/map/streets.pmtiles'
