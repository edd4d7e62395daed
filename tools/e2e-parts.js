/** The parts of the browser tests, which npm test runs each on a site of its own. */

/** The screens that owners see all day: half of the time that all tests take. */
const DASHBOARD =
	/\/(screens|editor-.*|results|responses?|surveys-list.*)\.spec\.ts$/;

/** What visitors are asked, and what comes of their answers. */
const VISITORS =
	/\/(widget-.*|never-lost|outage|payloads|thin-path|translations)\.spec\.ts$/;

/** Sites that are started, stopped and put on a network: a browser hardly works there, so that they may run beside another part. */
const STARTS = /\/(multisite|plans|start)\.spec\.ts$/;

/** Name → which files, as Playwright's configuration says it. */
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
