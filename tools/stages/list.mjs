/**
 * The properties that determine when a stage of npm test starts.
 *
 * @typedef {Object} Stage
 * @property {string[]=} after     Stages that must have ended before, if they are run at all.
 * @property {boolean=}  isBrowser Whether it keeps Chromium busy: one at a time.
 * @property {boolean=}  isFiller  Whether it reads files alone: it runs beside two others and takes what they leave of the processors, which
 *                                wait for servers a quarter of their time.
 * @property {boolean=}  isExtra   Whether it runs only if it is named.
 */

/** These stages read which scripts a page needs. */
const AFTER_BUILD = { after: [ 'build' ] };

const FILLER = { isFiller: true };

const BROWSER = { ...AFTER_BUILD, isBrowser: true };

/**
 * The stages in display order. Imports nothing from npm, since it is loaded before the packages are installed.
 *
 * @type {Record<string, Stage>}
 */
export const STAGES = {
	lint: FILLER,
	types: FILLER,
	architecture: FILLER,
	translations: FILLER,
	unit: {},
	'php-sqlite': AFTER_BUILD,
	'php-mariadb': AFTER_BUILD,
	build: {},
	'e2e-dashboard': BROWSER,
	'e2e-visitors': BROWSER,
	'e2e-sites': BROWSER,
	'e2e-starts': AFTER_BUILD,
	rows: {},
	engines: { ...BROWSER, isExtra: true },
	cluster: { ...BROWSER, isExtra: true },
};

/** The stages of npm test without arguments. */
export const USUAL_STAGES = Object.keys( STAGES ).filter(
	( name ) => ! STAGES[ name ].isExtra
);

/** Names of groups of stages. */
export const GROUPS = {
	php: [ 'php-sqlite', 'php-mariadb' ],
	e2e: [ 'e2e-dashboard', 'e2e-visitors', 'e2e-sites', 'e2e-starts' ],
};
