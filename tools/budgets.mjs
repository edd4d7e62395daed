/**
 * The budgets of npm test in seconds of CPU time, which depends on the work and hardly on the machine's load. A stage
 * above its budget fails. The budgets suffice for a machine of half the speed, and for Jest when it has to transform
 * all sources. If a stage exceeds its budget, its tests cost too much: `npm test` prints the slowest ones.
 *
 * A row of the specification may add about 12 seconds in total: rules, permissions and counts are tested in process,
 * fields in Jest; a capability has three or four browser tests with at most six page loads each.
 */
export const CPU_SECONDS = {
	lint: 90,
	types: 50,
	architecture: 90,
	translations: 15,
	unit: 540,
	'php-sqlite': 330,
	'php-mariadb': 190,
	build: 60,
	'e2e-dashboard': 720,
	'e2e-visitors': 360,
	'e2e-sites': 270,
	'e2e-starts': 220,
	rows: 10,
};
