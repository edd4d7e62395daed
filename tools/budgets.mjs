/**
 * What npm test may take: seconds of CPU time, which depend on the work and hardly on what else the machine does. A stage that takes
 * more fails. There is room for a machine that is half as fast, and for Jest when it transforms all sources first. A stage that outgrows
 * it does more work than its tests are worth: `npm test` prints the dearest ones.
 *
 * A row of the specification may add about 12 seconds in all: rules, gates and counts are tested in process, fields in Jest; a capability
 * has three or four stories in a browser with at most six page loads each.
 */
export const CPU_SECONDS = {
	lint: 90,
	types: 50,
	architecture: 90,
	translations: 15,
	unit: 260,
	'php-sqlite': 200,
	'php-mariadb': 110,
	build: 60,
	'e2e-dashboard': 500,
	'e2e-visitors': 220,
	'e2e-sites': 220,
	'e2e-starts': 220,
	rows: 10,
};
