import { existsSync } from 'node:fs';
import { ensureBuild } from '../../../tools/lib/build.mjs';
import {
	checkNode,
	ensureMariadb,
	ensureNodeModules,
	ensurePhp,
	installDebianPackages,
} from '../../../tools/lib/packages.mjs';
import { hasProgram } from '../../../tools/lib/run.mjs';
import { ensureServers, phpVersion } from '../../bench/lib/stack.mjs';

/** Files of Debian's packages → the package of each. */
const LIBRARIES = {
	'/usr/lib/galera/libgalera_smm.so': 'galera-4',
	'/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1': 'faketime',
};

/** Programs → the Debian package of each. */
const PROGRAMS = {
	haproxy: 'haproxy',
	'redis-server': 'redis-server',
	mariabackup: 'mariadb-backup',
	socat: 'socat',
	rsync: 'rsync',
};

/** Makes sure of all that the commands need: packages, the build, and what runs on a large site. */
export async function prepareCluster() {
	checkNode();
	await ensurePhp();
	await ensureNodeModules();
	await ensureBuild();
	await ensureClusterServers();
}

/** Databases, balancers, caches. */
async function ensureClusterServers() {
	await ensureServers();
	await ensureMariadb();
	const php = await phpVersion();
	const packages = [
		...Object.entries( PROGRAMS )
			.filter( ( [ program ] ) => ! hasProgram( program ) )
			.map( ( [ , name ] ) => name ),
		...Object.entries( LIBRARIES )
			.filter( ( [ file ] ) => ! existsSync( file ) )
			.map( ( [ , name ] ) => name ),
		...( existsSync( `/etc/php/${ php }/mods-available/redis.ini` )
			? []
			: [ `php${ php }-redis` ] ),
	];
	if ( packages.length > 0 ) {
		await installDebianPackages( packages );
	}
}
