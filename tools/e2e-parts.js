/** The parts of the browser tests; npm test runs each part with its own site. */

/** The screens that owners use daily: half of the time of all tests. */
const DASHBOARD =
	/\/(screens|editor-.*|overview|results.*|response.*|nps|surveys-list.*)\.spec\.ts$/;

/** What visitors see, and what happens to their answers. */
const VISITORS =
	/\/(widget-.*|never-lost|outage|payloads|rating-control|thin-path|translations)\.spec\.ts$/;

/**
 * Tests that start sites, stop them and create networks. They hardly use the browser, so that they may run beside
 * another part.
 */
const STARTS = /\/(multisite|multisite-.*|plans|start)\.spec\.ts$/;

/** Name → file patterns for Playwright's configuration. */
const PARTS = {
	dashboard: { testMatch: DASHBOARD },
	visitors: { testMatch: VISITORS },
	starts: { testMatch: STARTS },
	sites: { testIgnore: [ DASHBOARD, VISITORS, STARTS ] },
};

/**
 * The part that a file belongs to.
 *
 * @param {string} file Path of a spec, with a slash before its name.
 * @return {string} Name.
 */
const partOf = ( file ) =>
	Object.keys( PARTS ).find( ( name ) =>
		PARTS[ name ].testMatch?.test( file )
	) ?? 'sites';

module.exports = { PARTS, partOf };
