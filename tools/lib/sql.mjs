import { run } from './run.mjs';

/**
 * A client of MariaDB, as run() takes it.
 *
 * @param {string}                              program  mariadb, mariadb-dump …
 * @param {import('./mariadb.mjs').Database} database
 * @param {string[]=}                           more     Further arguments.
 * @return {[ string, string[], { what: string, env: NodeJS.ProcessEnv } ]} Program, arguments and options.
 */
export function clientCommand( program, { host, user, password }, more = [] ) {
	const [ name, port ] = host.split( ':' );
	const args = [
		'--no-defaults',
		`--host=${ name }`,
		`--port=${ port }`,
		`--user=${ user }`,
		...more,
		'wordpress',
	];
	return [
		program,
		args,
		{
			what: [ program, ...more ].join( ' ' ),
			env: { ...process.env, MYSQL_PWD: password },
		},
	];
}

/**
 * The first column of a query's rows; of several columns, the values of a row with tabs between them.
 *
 * @param {import('./mariadb.mjs').Database} database
 * @param {string}                           sql      One statement or several.
 * @return {Promise<string[]>} As the database writes them.
 */
export async function queryLines( database, sql ) {
	const output = await run(
		...clientCommand( 'mariadb', database, [
			'--batch',
			'--skip-column-names',
			'--connect-timeout=5',
			'--execute',
			sql,
		] )
	);
	return output.split( '\n' ).filter( ( line ) => line !== '' );
}
