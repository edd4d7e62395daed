/** What tools/lib/yardstick.mjs takes on a quiet machine of the kind that runs CI, in seconds of CPU time. */
export const YARDSTICK_SECONDS = 0.22;

/**
 * The budgets of npm test in seconds of CPU time on a quiet machine. A stage above its budget fails. What else uses the
 * processor and the memory can double the CPU time of the same tests; so the yardstick is measured beside the stages,
 * and its slowness divides theirs (tools/lib/pace.mjs). The budgets leave a third of room for the next features, and
 * suffice for Jest when it has to transform all sources. If a stage exceeds its budget, its tests cost too much: `npm
 * test` prints the slowest ones.
 *
 * A row of the specification may add about 12 seconds in total: rules, permissions and counts are tested in process,
 * fields in Jest; a capability has three or four browser tests with at most six page loads each.
 */
export const CPU_SECONDS = {
	lint: 140,
	types: 70,
	architecture: 170,
	translations: 20,
	unit: 700,
	'php-sqlite': 560,
	'php-mariadb': 300,
	build: 70,
	'e2e-dashboard': 900,
	'e2e-visitors': 450,
	'e2e-sites': 400,
	'e2e-starts': 260,
	rows: 10,
	engines: 300,
	cluster: 900,
};
