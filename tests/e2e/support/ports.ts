/**
 * The port of each site that tests start besides the shared one. Parts of the tests run beside each other: with one port
 * for two sites, a test would look at the other's site.
 */
export const PORTS = {
	oldestWordPress: 8967,
	webAssembly: 8968,
	plans: 8969,
	locks: 8971,
	license: 8972,
	plansWalk: 8973,
	access: 8974,
	network: 8975,
	addOns: 8976,
	about: 8977,
	editorSettings: 8987,
	locksResults: 8988,
} as const;

if ( new Set( Object.values( PORTS ) ).size < Object.keys( PORTS ).length ) {
	throw new Error( 'Two sites of the tests have the same port.' );
}
