/** The functions that run the stages of list.mjs. */
import { build } from './build.mjs';
import { architecture, lint, rows, translations, types } from './static.mjs';
import {
	cluster,
	e2eDashboard,
	e2eSites,
	e2eStarts,
	e2eVisitors,
	engines,
	phpMariadb,
	phpSqlite,
	unit,
} from './tests.mjs';

/**
 * By name. Test stages accept the paths that npm test -- --changed has selected: tests, and for Jest also sources
 * whose tests are meant. Without paths they run everything.
 *
 * @type {Record<string, ( paths?: string[] ) => Promise<import('./result.mjs').Result>>}
 */
export const RUN = {
	lint,
	types,
	architecture,
	translations,
	unit,
	'php-sqlite': phpSqlite,
	'php-mariadb': phpMariadb,
	build,
	'e2e-dashboard': e2eDashboard,
	'e2e-visitors': e2eVisitors,
	'e2e-sites': e2eSites,
	'e2e-starts': e2eStarts,
	rows,
	engines,
	cluster,
};
