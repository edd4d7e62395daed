/**
 * What npm test may take: seconds of CPU time, which depend on the work and hardly on what else the machine does. A stage that takes more
 * fails. There is room for a machine that is half as fast again; a stage that outgrows it does more work than its tests are worth:
 * `npm test` prints the dearest ones.
 *
 * A row of the specification may add about 12 seconds in all: rules, gates and counts are tested in process, fields in Jest; a capability
 * has three or four stories in a browser with at most six page loads each.
 */
export const CPU_SECONDS = {
	lint: 120,
	types: 70,
	architecture: 130,
	translations: 15,
	unit: 260,
	'php-sqlite': 240,
	'php-mariadb': 160,
	build: 90,
	'e2e-dashboard': 400,
	'e2e-visitors': 300,
	'e2e-sites': 300,
	'e2e-starts': 260,
	rows: 10,
};
